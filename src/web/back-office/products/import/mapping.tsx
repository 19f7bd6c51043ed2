import type { SubmitEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { listProductChoices } from '#modules/catalog/back-office.calls.ts';
import { COLUMNS } from '#modules/catalog/import/columns.ts';
import { columnTitles } from '#modules/catalog/import/text.ts';
import { listImportProblems, mapImport, type ProductImport } from '#modules/catalog/import.calls.ts';
import { api } from '../../../data/api.ts';
import { useAction } from '../../../data/use-action.ts';
import { bodyOf, useCall } from '../../../data/use-call.ts';
import styles from './import.module.css';
import { importText } from './text.ts';

interface MappingProps {
  found: ProductImport;
  onMapped: () => Promise<void>;
}

const COLUMN = 'column ';
const CATEGORY = 'category ';
/** What the file's column is to be left out as. */
const LEFT_OUT = 'none';

const KEYS = [
  { value: LEFT_OUT, label: importText.leaveOut },
  ...COLUMNS.map(key => ({ value: key, label: columnTitles[key] })),
];

/** What the file calls things that we do not know: said once, kept for the merchant's next files. */
export function Mapping({ found: { id: importId, unknownColumns }, onMapped }: MappingProps) {
  const unknown = bodyOf(useCall(listImportProblems, { importId }))?.categories ?? [];
  const choices = bodyOf(useCall(listProductChoices, {}))?.categories ?? [];
  const { busy, message, run } = useAction();
  if (unknownColumns.length + unknown.length === 0) return null;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = saidIn(event.currentTarget);
    void run(async () => {
      await api(mapImport, { importId, ...said });
      await onMapped();
    });
  };
  return (
    <form className={styles.mapping} onSubmit={send} aria-label={importText.mapping}>
      <h3>{importText.mapping}</h3>
      <p className="muted">{importText.mappingHint}</p>
      <div className={styles.words}>
        {unknownColumns.map(title => (
          <SelectField
            key={title}
            label={importText.columnCalled(title)}
            name={COLUMN + title}
            placeholder={importText.notYet}
            defaultValue=""
            options={KEYS}
          />
        ))}
        {unknown.map(({ name, rows }) => (
          <SelectField
            key={name}
            label={importText.categoryCalled(name, rows)}
            name={CATEGORY + name}
            placeholder={importText.notYet}
            defaultValue=""
            options={choices.map(each => ({ value: String(each.id), label: each.name }))}
          />
        ))}
      </div>
      <FormError message={message} />
      <Button type="submit" variant="outline" busy={busy ? importText.working : undefined}>
        {importText.mapAndCheck}
      </Button>
    </form>
  );
}

/** What was chosen; what was not stays to be asked. */
function saidIn(form: HTMLFormElement) {
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [{ name, value }] : [],
  );
  const of = (kind: string) =>
    chosen
      .filter(({ name }) => name.startsWith(kind))
      .map(({ name, value }) => ({ name: name.slice(kind.length), value }));
  return {
    columns: of(COLUMN).map(({ name, value }) => ({
      title: name,
      column: COLUMNS.find(key => key === value) ?? ('' as const),
    })),
    categories: of(CATEGORY).map(({ name, value }) => ({ name, categoryId: Number(value) })),
  };
}
