import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import type { BulkPayoutStep } from '#modules/payouts/payout.ts';
import { payoutInput } from '#modules/payouts/text.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import type { Fields } from '../../../data/use-call-form.ts';
import { FormDialog } from '../../parts/form-dialog/form-dialog.tsx';
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
  return (
    <FormDialog
      form={useReferenceForm(onConfirm)}
      icon="landmark"
      title={confirmManyText.title}
      text={text}
      submit={payoutsText.confirm}
      onClose={onClose}
    >
      <Field label={confirmManyText.field} name="note" ltr autoComplete="off" />
    </FormDialog>
  );
}

/** The dialog closes before the first call: the page says how far the many are. */
function useReferenceForm(onConfirm: (reference: string) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('note') as HTMLInputElement;
    if (field.value.trim().length >= 3) onConfirm(field.value.trim());
    else {
      setError(payoutInput.reference);
      field.focus();
    }
  };
  const props = {
    ref,
    noValidate: true,
    method: 'post',
    onSubmit,
    onChange: () => setError(undefined),
  } as const;
  const errors: Fields = error ? { note: error } : {};
  return { props, errors, message: undefined, busy: false };
}
