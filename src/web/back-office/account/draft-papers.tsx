import { useState } from 'react';
import { IconButton } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { PAPER_NAMES } from '#modules/merchants/application.text.ts';
import { removeIdentityPaper, sendIdentityPaper } from '#modules/merchants/identity.calls.ts';
import type { OwnIdentity } from '#modules/merchants/identity.ts';
import { needsRegister, PAPER_KINDS, PAPER_TYPES, type PaperKind } from '#modules/merchants/papers.ts';
import { PaperLine } from '#modules/merchants/ui/paper-line.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { FilePicker } from '../../parts/file-picker.tsx';
import styles from '../../parts/profile.module.css';
import { identityText } from './identity.text.ts';

interface DraftPapersProps {
  own: OwnIdentity;
  onChange: (own: OwnIdentity) => void;
}

/** The papers of the request that is being written: those that are there, and one more with its last day. */
export function DraftPapers({ own, onChange }: DraftPapersProps) {
  const action = useAction();
  const remove = (paperId: number) =>
    action.run(async () => onChange(await api(removeIdentityPaper, { paperId })));
  return (
    <section aria-label={identityText.newPapers} className={styles.form}>
      <h4>{identityText.newPapers}</h4>
      <p className="muted">{identityText.papersHint}</p>
      <FormError message={action.message} />
      <ul className={styles.rows}>
        {own.open?.papers.map(paper => (
          <li key={paper.id} className={styles.row}>
            <PaperLine paper={paper} />
            <IconButton
              icon="trash"
              label={identityText.removePaper(PAPER_NAMES[paper.kind])}
              onClick={() => remove(paper.id)}
            />
          </li>
        ))}
      </ul>
      <OneMore own={own} onChange={onChange} />
    </section>
  );
}

function OneMore({ own, onChange }: DraftPapersProps) {
  const kinds = PAPER_KINDS.filter(kind => kind !== 'commercial_register' || needsRegister(own.entityKind));
  const [kind, setKind] = useState<PaperKind>(kinds[0] ?? 'other');
  const [expiresOn, setExpiresOn] = useState('');
  return (
    <>
      <SelectField
        label={identityText.kind}
        name="kind"
        value={kind}
        onChange={event => setKind(event.target.value as PaperKind)}
        options={kinds.map(value => ({ value, label: PAPER_NAMES[value] }))}
      />
      <Field
        label={identityText.expiresOn}
        name="expiresOn"
        type="date"
        optional
        value={expiresOn}
        onChange={event => setExpiresOn(event.target.value)}
      />
      <FilePicker
        label={identityText.addPaper}
        accept={PAPER_TYPES}
        call={sendIdentityPaper}
        input={{ kind, name: PAPER_NAMES[kind], expiresOn }}
        onDone={next => {
          setExpiresOn('');
          onChange(next);
        }}
      />
    </>
  );
}
