import { useState } from 'react';
import { Field } from '#kit/form/field.tsx';
import { RadioField } from '#kit/form/radio-field.tsx';
import { type CashException, decideException } from '#modules/remittances/calls.ts';
import { EXCEPTION_OUTCOMES, type ExceptionOutcome } from '#modules/remittances/cash-exception.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { Reason } from './reason.tsx';
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
  const [outcome, setOutcome] = useState('');
  return (
    <CallDialog
      call={decideException}
      read={fields => ({ ...fields, exceptionId: id })}
      done={decided => (decided.outcome === 'closed' ? exceptionText.closed : exceptionText.proposed)}
      onChanged={onChanged}
      icon="hand-coins"
      title={exceptionText.dialogTitle(inPounds(amount))}
      text={exceptionText.dialogText(inPounds(aloneUpTo))}
      submit={exceptionText.save}
      onClose={onClose}
    >
      <RadioField
        label={exceptionText.outcome}
        name="outcome"
        options={outcomesOf(exception)}
        value={outcome}
        onChoose={setOutcome}
      />
      <Reason usual={usualReasons(kind, outcome)} />
    </CallDialog>
  );
}

function outcomesOf({ kind, isPlaceable }: CashException) {
  const labels: Partial<Record<ExceptionOutcome, string>> = exceptionText.outcomes[kind];
  return EXCEPTION_OUTCOMES.flatMap(value => {
    const label = labels[value];
    if (!label || (value === 'placed' && !isPlaceable)) return [];
    return [{ value, label, more: value === 'placed' && <Whose kind={kind} /> }];
  });
}

/** Asked of money whose owner is known by now. */
const Whose = ({ kind }: Pick<CashException, 'kind'>) => (
  <Field
    label={kind === 'deduction' ? exceptionText.paymentNumber : exceptionText.trackingNumber}
    hint={kind === 'deduction' ? exceptionText.refundHint : exceptionText.trackingHint}
    name="trackingNumber"
    ltr
    maxLength={60}
  />
);

function usualReasons(kind: CashException['kind'], outcome: string): readonly string[] {
  const reasons: Readonly<Record<string, readonly string[]>> = exceptionText.reasons[kind];
  return reasons[outcome] ?? [];
}
