import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { approveIdentityChange, refuseIdentityChange } from '#modules/merchants/identity.calls.ts';
import type { Identity, IdentityChange } from '#modules/merchants/identity.ts';
import type { MerchantFile } from '#modules/merchants/merchant-file.ts';
import { IdentityDifference } from '#modules/merchants/ui/identity-difference.tsx';
import { cairoDay } from '#platform/dates.ts';
import { FormSheet } from '../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';
import styles from './detail.module.css';
import { Papers } from './papers.tsx';
import { identityReviewText } from './text.ts';

interface IdentityReviewProps {
  file: MerchantFile;
  onChange: (file: MerchantFile) => void;
}

/** The change of a legal identity that waits, beside its papers, and those that were decided before. */
export function IdentityReview({ file, onChange }: IdentityReviewProps) {
  const waiting = file.identityChanges.find(({ state }) => state === 'waiting');
  const others = file.identityChanges.filter(change => change !== waiting);
  if (file.identityChanges.length === 0) return null;
  return (
    <section aria-label={identityReviewText.title} className={styles.file}>
      {waiting && <Waiting file={file} change={waiting} onChange={onChange} />}
      {others.length > 0 && (
        <details className={styles.history}>
          <summary>{identityReviewText.decided}</summary>
          {others.map(change => (
            <IdentityDifference
              key={change.id}
              change={change}
              now={change.state === 'in_force' ? change.former : identityOf(file)}
            />
          ))}
        </details>
      )}
    </section>
  );
}

const identityOf = ({ vatRegistered, ...file }: MerchantFile): Identity => ({
  ...file,
  vatRegistered: vatRegistered ? 'yes' : 'no',
});

function Waiting({ file, change, onChange }: IdentityReviewProps & { change: IdentityChange }) {
  const [asked, setAsked] = useState<'approve' | 'refuse'>();
  const close = () => setAsked(undefined);
  const changed = (next: MerchantFile | null) => next && onChange(next);
  return (
    <>
      <h3 className={styles.heading}>{identityReviewText.title}</h3>
      <IdentityDifference change={{ ...change, papers: [] }} now={identityOf(file)} />
      <Papers papers={change.papers} onChange={onChange} title={identityReviewText.papers} />
      <div className="cluster">
        <Button icon="check" onClick={() => setAsked('approve')}>
          {identityReviewText.approve}
        </Button>
        <Button variant="outline" onClick={() => setAsked('refuse')}>
          {identityReviewText.refuse}
        </Button>
      </div>
      {asked === 'approve' && <Approve change={change} onClose={close} onChanged={changed} />}
      {asked === 'refuse' && <Refuse change={change} onClose={close} onChanged={changed} />}
    </>
  );
}

interface DecideProps {
  change: IdentityChange;
  onClose: () => void;
  onChanged: (file: MerchantFile | null) => unknown;
}

function Approve({ change, onClose, onChanged }: DecideProps) {
  const [today] = useState(() => cairoDay(new Date()));
  const form = useDialogForm(approveIdentityChange, {
    read: ({ effectiveFrom }) => ({ changeId: change.id, effectiveFrom }),
    done: identityReviewText.approved,
    onClose,
    onChanged,
  });
  const asked = change.effectiveFrom ?? today;
  return (
    <FormSheet
      form={form}
      title={identityReviewText.approve}
      about={identityReviewText.aboutApproval}
      onClose={onClose}
    >
      <Field
        name="effectiveFrom"
        type="date"
        label={identityReviewText.effectiveFrom}
        min={today}
        defaultValue={asked > today ? asked : today}
      />
    </FormSheet>
  );
}

function Refuse({ change, onClose, onChanged }: DecideProps) {
  const form = useDialogForm(refuseIdentityChange, {
    read: ({ answer }) => ({ changeId: change.id, answer }),
    done: identityReviewText.refused,
    onClose,
    onChanged,
  });
  return (
    <FormSheet form={form} title={identityReviewText.refuse} look="danger" onClose={onClose}>
      <TextAreaField name="answer" label={identityReviewText.answer} />
    </FormSheet>
  );
}
