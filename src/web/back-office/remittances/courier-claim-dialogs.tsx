import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { COURIER_DECISIONS, LOSS_PARTIES } from '#modules/remittances/courier-claim.ts';
import {
  type CourierClaim,
  decideCourierClaim,
  recordCourierPaid,
} from '#modules/remittances/courier-claims.calls.ts';
import { parsePounds } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { claimText, exceptionText, statementText } from './text.ts';

interface ClaimDialogProps {
  claim: CourierClaim;
  onClose: () => void;
  onChanged: () => void;
}

/** What the courier answered, with the reason for the ledger and the audit. */
export function ClaimDecisionDialog({ claim, onClose, onChanged }: ClaimDialogProps) {
  const { id, orderId, goods } = claim;
  return (
    <CallDialog
      call={decideCourierClaim}
      read={({ decision, amount = '', lossParty, reason }) =>
        decision === 'rejected'
          ? { claimId: id, decision, lossParty, reason }
          : { claimId: id, decision, amount: parsePounds(amount), reason }
      }
      done={({ state }) => (state === 'awaits_second' ? exceptionText.proposed : claimText.saved)}
      onChanged={onChanged}
      icon="package"
      title={claimText.dialogTitle(orderNumber(orderId))}
      text={claimText.dialogText}
      submit={exceptionText.save}
      onClose={onClose}
    >
      <SelectField
        label={claimText.decision}
        name="decision"
        options={COURIER_DECISIONS.map(value => ({ value, label: claimText.decisions[value] }))}
      />
      <Field label={claimText.amount} name="amount" ltr inputMode="decimal" defaultValue={String(goods)} />
      <SelectField
        label={claimText.lossParty}
        name="lossParty"
        options={LOSS_PARTIES.map(value => ({ value, label: claimText.lossParties[value] }))}
      />
      <TextAreaField label={exceptionText.reason} name="reason" rows={2} />
    </CallDialog>
  );
}

/** The bank shows the money. */
export function ClaimPaidDialog({ claim: { id, amount }, onClose, onChanged }: ClaimDialogProps) {
  return (
    <CallDialog
      call={recordCourierPaid}
      read={fields => ({ ...fields, claimId: id })}
      done={claimText.saved}
      onChanged={onChanged}
      icon="landmark"
      title={claimText.paidTitle(formatPrice(fromPounds(amount)))}
      text={claimText.paidText}
      submit={claimText.paid}
      onClose={onClose}
    >
      <Field label={statementText.bankReference} name="bankReference" ltr />
    </CallDialog>
  );
}
