import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import type { BulkPayoutStep } from '#modules/payouts/payout.ts';
import { payoutInput } from '#modules/payouts/text.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { useReturn } from '../../parts/focus.ts';
import styles from '../../parts/money.module.css';
import { bulkSteps, confirmManyText, countPayouts, payoutsText } from '../payouts.text.ts';
import type { BulkStep } from './use-bulk-step.ts';

interface BulkStepButtonProps {
  step: BulkPayoutStep;
  payoutIds: readonly number[];
  /** What they come to, in pounds. */
  amount: number;
  look: { size?: 'small'; variant?: 'outline'; icon?: 'send' | 'check' };
  /** Says how far it is while it is under way. */
  busy: string | undefined;
  disabled?: boolean;
  /** The id of the sentence that says why. */
  why?: string | undefined;
  onTake: (taken: BulkStep) => void;
}

/** One step with many payouts, which names how many and what they come to. That they arrived is said by the bank's reference. */
export function BulkStepButton(props: BulkStepButtonProps) {
  const { step, payoutIds, amount, look, busy, disabled, why, onTake, ...next } = props;
  const [asking, setAsking] = useState(false);
  const sum = isolate(formatPrice(fromPounds(amount)));
  return (
    <>
      <Button
        {...next}
        {...look}
        disabled={disabled}
        aria-describedby={why}
        busy={busy}
        onClick={() => (step === 'confirm' ? setAsking(true) : onTake({ step, payoutIds }))}
      >
        {bulkSteps[step](formatCount(payoutIds.length), sum)}
      </Button>
      {asking && (
        <ReferenceDialog
          text={confirmManyText.text(countPayouts(payoutIds.length), sum)}
          onConfirm={note => {
            setAsking(false);
            onTake({ step, payoutIds, note });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface ReferenceDialogProps {
  text: string;
  onConfirm: (reference: string) => void;
  onClose: () => void;
}

function ReferenceDialog({ text, onConfirm, onClose }: ReferenceDialogProps) {
  const [error, setError] = useState<string>();
  useReturn();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reference = String(new FormData(event.currentTarget).get('note')).trim();
    if (reference.length < 3) setError(payoutInput.reference);
    else onConfirm(reference);
  };
  return (
    <AlertDialog open onClose={onClose} icon="landmark" title={confirmManyText.title} text={text}>
      <form noValidate method="post" className={styles.section} onSubmit={submit}>
        <Field
          label={confirmManyText.field}
          name="note"
          ltr
          autoComplete="off"
          error={error}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" block>
          {payoutsText.confirm}
        </Button>
        <Button variant="outline" block onClick={onClose}>
          {payoutsText.close}
        </Button>
      </form>
    </AlertDialog>
  );
}
