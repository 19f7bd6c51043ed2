import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { type CashException, decideException } from '#modules/remittances/calls.ts';
import { EXCEPTION_OUTCOMES, type ExceptionOutcome } from '#modules/remittances/cash-exception.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { exceptionText } from './text.ts';

interface ExceptionDialogProps {
  exception: CashException;
  aloneUpTo: number;
  onClose: () => void;
  onChanged: () => void;
}

const inPounds = (pounds: number) => formatPrice(fromPounds(pounds));

/** One person's decision about a difference, with the reason for the ledger and the audit. */
export function ExceptionDialog({ exception, aloneUpTo, onClose, onChanged }: ExceptionDialogProps) {
  const { id, kind, amount } = exception;
  return (
    <CallDialog
      call={decideException}
      read={fields => ({ ...fields, exceptionId: id })}
      done={({ outcome }) => (outcome === 'closed' ? exceptionText.closed : exceptionText.proposed)}
      onChanged={onChanged}
      icon="hand-coins"
      title={exceptionText.dialogTitle(inPounds(amount))}
      text={exceptionText.dialogText(inPounds(aloneUpTo))}
      submit={exceptionText.save}
      onClose={onClose}
    >
      <SelectField
        label={exceptionText.outcome}
        name="outcome"
        defaultValue=""
        placeholder={exceptionText.chooseOutcome}
        options={outcomesOf(kind)}
      />
      {kind === 'surplus' && (
        <Field
          label={exceptionText.trackingNumber}
          hint={exceptionText.trackingHint}
          name="trackingNumber"
          ltr
          maxLength={60}
        />
      )}
      <TextAreaField label={exceptionText.reason} name="reason" rows={2} />
    </CallDialog>
  );
}

function outcomesOf(kind: CashException['kind']) {
  const labels: Partial<Record<ExceptionOutcome, string>> = exceptionText.outcomes[kind];
  return EXCEPTION_OUTCOMES.flatMap(value => {
    const label = labels[value];
    return label ? [{ value, label }] : [];
  });
}
