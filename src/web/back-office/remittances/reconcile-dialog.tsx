import { Field } from '#kit/form/field.tsx';
import { type Remittance, reconcileRemittance } from '#modules/remittances/calls.ts';
import { parsePounds } from '#platform/digits.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { statementText } from './text.ts';

interface ReconcileDialogProps {
  remittance: Remittance;
  onClose: () => void;
  onChanged: () => void;
}

/** The amount is typed and not suggested, because it must be read from the bank's own statement. */
export function ReconcileDialog({ remittance, onClose, onChanged }: ReconcileDialogProps) {
  return (
    <CallDialog
      call={reconcileRemittance}
      read={({ bankAmount = '', bankReference, reason }) => ({
        remittanceId: remittance.id,
        bankAmount: parsePounds(bankAmount),
        bankReference,
        reason,
      })}
      done={statementText.done}
      onChanged={onChanged}
      icon="landmark"
      title={`${statementText.settle} ${remittance.reference}`}
      text={statementText.reconcileText}
      submit={statementText.save}
      onClose={onClose}
    >
      <Field label={statementText.bankAmount} name="bankAmount" ltr inputMode="decimal" />
      <Field label={statementText.bankReference} name="bankReference" ltr />
      <Field label={statementText.differs} name="reason" maxLength={500} />
    </CallDialog>
  );
}
