import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { type CheckedStatement, checkStatement, importStatement } from '#modules/remittances/calls.ts';
import { type Sender, senderName } from '#modules/remittances/sender.ts';
import { LONGEST_REFERENCE, referenceOf } from '#modules/remittances/statement.ts';
import { upload } from '../../data/files.ts';
import { useAction } from '../../data/use-action.ts';
import { CheckedStatementFacts } from './checked-statement.tsx';
import { FileChoice } from './file-choice.tsx';
import styles from './remittances.module.css';
import { importText, remittanceText } from './text.ts';

interface Statement {
  file: File;
  courier: Sender;
  reference: string;
}

/** What was checked, with the number that its file's name said. */
interface Checked extends Statement {
  said: string;
}

interface StatementImportProps {
  couriers: readonly Sender[];
  onImported: () => void;
}

/** A courier's statement: choose, check, and only then import. */
export function StatementImport({ couriers, onImported }: StatementImportProps) {
  const { checked, last, busy, message, check, take, again } = useStatementImport(onImported);
  return (
    <section className={styles.section} aria-labelledby="import">
      <SectionTitle id="import" title={importText.title} />
      <div className={styles.panel}>
        <p className={styles.quiet}>{importText.intro}</p>
        {checked ? (
          <CheckedStatementFacts
            result={checked.result}
            busy={busy}
            message={message}
            onTake={() => void take(checked.statement)}
            onAgain={again}
          />
        ) : couriers.length === 0 ? (
          <Note tone="info">{importText.noCouriers}</Note>
        ) : (
          <StatementForm couriers={couriers} last={last} busy={busy} message={message} onCheck={check} />
        )}
      </div>
    </section>
  );
}

function useStatementImport(onImported: () => void) {
  const [checked, setChecked] = useState<{ statement: Statement; result: CheckedStatement }>();
  /** Another file is of the same statement as a rule. */
  const [last, setLast] = useState<Checked>();
  const { busy, message, run } = useAction();
  const check = ({ said, ...statement }: Checked) =>
    run(async () => {
      setLast({ ...statement, said });
      setChecked({ statement, result: await upload(checkStatement, statement) });
    });
  const take = (statement: Statement) =>
    run(async () => {
      await upload(importStatement, statement);
      setChecked(undefined);
      setLast(undefined);
      showToast(importText.imported);
      onImported();
    });
  return { checked, last, busy, message, check, take, again: () => setChecked(undefined) };
}

/** The statement's number, which the file's name may say. */
function useReference(last: Checked | undefined, onRead: () => void) {
  const [reference, setReference] = useState(last?.reference ?? '');
  /** What the file's name said: another file says it again, and what somebody typed stays. */
  const [said, setSaid] = useState(last?.said ?? '');
  const readName = (fileName: string) => {
    const named = referenceOf(fileName);
    if (!named || (reference && reference !== said)) return;
    setReference(named);
    setSaid(named);
    onRead();
  };
  return { reference, setReference, said, readName };
}

interface StatementFormProps {
  couriers: readonly Sender[];
  last: Checked | undefined;
  busy: boolean;
  message: string | undefined;
  onCheck: (statement: Checked) => void;
}

function StatementForm({ couriers, last, busy, message, onCheck }: StatementFormProps) {
  const [missing, setMissing] = useState<{ file?: string; reference?: string }>({});
  const { reference, setReference, said, readName } = useReference(last, () => setMissing({}));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    const hasFile = file instanceof File && file.size > 0;
    const isEmpty = file instanceof File && file.name !== '' && file.size === 0;
    setMissing({
      ...(!hasFile && { file: isEmpty ? importText.emptyFile : importText.noFile }),
      ...(!reference.trim() && { reference: importText.noReference }),
    });
    const courier = couriers.find(each => each === fields.get('courier'));
    if (hasFile && reference.trim() && courier) onCheck({ file, courier, reference: reference.trim(), said });
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit} method="post">
      <FormError message={message} />
      <FileChoice name="file" error={missing.file} onChosen={readName} />
      <div className={styles.fields}>
        <SelectField
          label={remittanceText.courier}
          name="courier"
          defaultValue={last?.courier}
          options={couriers.map(courier => ({ value: courier, label: senderName(courier) }))}
        />
        <Field
          label={importText.reference}
          name="reference"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
          hint={reference !== '' && reference === said ? importText.saidByFile : undefined}
          ltr
          maxLength={LONGEST_REFERENCE}
          error={missing.reference}
        />
      </div>
      <div className="cluster">
        <Button type="submit" icon="file-up" busy={busy ? importText.checking : undefined}>
          {importText.check}
        </Button>
      </div>
    </form>
  );
}
