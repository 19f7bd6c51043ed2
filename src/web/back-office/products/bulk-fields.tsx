import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { ROUNDINGS, type Rounding } from '#modules/catalog/back-office/bulk-change.ts';
import { parsePounds, parseWhole } from '#platform/digits.ts';
import { focusOn } from '../parts/focus.ts';
import { bulkText } from './bulk.text.ts';
import styles from './bulk-dialog.module.css';
import type { Change } from './wanted-change.ts';

interface BulkFieldsProps {
  kind: 'price' | 'stock';
  onPreview: (change: Change) => void;
  /** The preview no longer matches the fields. */
  onEdit: () => void;
}

type Way = 'set' | 'amount' | 'percent';

/** How prices or units change, and by how much. */
export function BulkFields({ kind, onPreview, onEdit }: BulkFieldsProps) {
  const [way, setWay] = useState<Way>(kind === 'price' ? 'percent' : 'amount');
  const [error, setError] = useState<string>();
  const ways: Partial<Record<Way, string>> = kind === 'price' ? bulkText.ways : bulkText.stockWays;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const change = readChange(form, { kind, way });
    setError(change ? undefined : bulkText.wrongValue);
    if (change) onPreview(change);
    else focusOn('[name=value]', event.currentTarget);
  }
  return (
    <form className={styles.dialog} onSubmit={submit} onChange={onEdit}>
      <SelectField
        label={bulkText.way}
        name="way"
        options={Object.entries(ways).map(([value, label]) => ({ value, label }))}
        value={way}
        onChange={event => setWay(event.target.value as Way)}
      />
      <Field
        label={
          kind === 'stock' ? bulkText.value.stock : bulkText.value[way === 'percent' ? 'percent' : 'price']
        }
        name="value"
        ltr
        autoComplete="off"
        hint={way === 'set' ? undefined : bulkText.lowerHint}
        error={error}
      />
      {kind === 'price' && (
        <SelectField
          label={bulkText.rounding}
          name="rounding"
          options={ROUNDINGS.map(value => ({ value, label: bulkText.roundings[value] }))}
          defaultValue="none"
        />
      )}
      <Button type="submit" variant="soft">
        {bulkText.preview}
      </Button>
    </form>
  );
}

/** The change that the form describes; null if its value is no number, or too low to be set. */
function readChange(form: FormData, { kind, way }: { kind: BulkFieldsProps['kind']; way: Way }) {
  const value = signed(String(form.get('value')), kind);
  if (value === null || (way === 'set' && value < (kind === 'price' ? 0.01 : 0))) return null;
  const rounding = (form.get('rounding') ?? 'none') as Rounding;
  return kind === 'price'
    ? { kind, way, value, rounding }
    : { kind, way: way === 'set' ? ('set' as const) : ('amount' as const), value };
}

/** A number with a sign before or after it, in either digit set; null if it is not a number. */
function signed(text: string, kind: 'price' | 'stock'): number | null {
  const bare = text.replace(/[\s+−–-]/g, '');
  const value = kind === 'price' ? parsePounds(bare) : parseWhole(bare);
  return value !== null && /[−–-]/.test(text) ? -value : value;
}
