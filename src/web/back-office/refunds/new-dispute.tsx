import { Field } from '#kit/form/field.tsx';
import { openDispute } from '#modules/payments/disputes.calls.ts';
import { parsePounds, parseWhole } from '#platform/digits.ts';
import { FormDialog } from '../parts/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';
import { refundsText } from './text.ts';

interface NewDisputeProps {
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Writes down a bank's letter about an order's payment. */
export function NewDispute({ onClose, onDone }: NewDisputeProps) {
  const form = useDialogForm(openDispute, {
    read: ({ orderId = '', amount = '', answerBy = '', reason = '' }) => ({
      orderId: parseWhole(orderId.replace(/^\s*WK-/i, '')) ?? 0,
      ...(amount.trim() && { amount: parsePounds(amount) }),
      ...(answerBy && { answerBy }),
      reason,
    }),
    done: refundsText.opened,
    onClose,
    onChanged: onDone,
  });
  return (
    <FormDialog
      form={form}
      icon="cash"
      title={refundsText.openDispute}
      text={refundsText.openDisputeText}
      submit={refundsText.record}
      onClose={onClose}
    >
      <Field label={refundsText.orderNumber} name="orderId" ltr autoComplete="off" />
      <Field
        label={refundsText.wanted}
        name="amount"
        ltr
        inputMode="decimal"
        autoComplete="off"
        optional
        hint={refundsText.wantedHint}
      />
      <Field label={refundsText.answerBy} name="answerBy" type="date" optional />
      <Field label={refundsText.bankLetter} name="reason" maxLength={300} autoComplete="off" />
    </FormDialog>
  );
}
