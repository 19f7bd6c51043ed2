import { useState } from 'react';
import { CopyButton } from '#kit/copy-button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Field } from '#kit/form/field.tsx';
import { type RefundRow, recordTransfer, showRefundChannel } from '#modules/refunds/calls.ts';
import { CHANNEL_LABELS } from '#modules/refunds/text.ts';
import type { CallBody } from '#platform/call.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { formatMobile } from '#platform/phone.ts';
import { useCallForm } from '../../../data/use-call-form.ts';
import { useBeginning } from '../focus.ts';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { useDialogForm } from '../form-dialog/use-dialog-form.ts';
import { saidOf } from '../signing/text.ts';
import { ReceiptField } from './receipt.tsx';
import { transferText } from './text.ts';

type Channel = CallBody<typeof showRefundChannel>;

interface TransferDialogProps {
  refund: RefundRow;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/**
 * The bank's reference of a refund that a person sent. Whose account it is stands there before anything can be recorded;
 * it is shown on request, because every look at it is written down.
 */
export function TransferDialog({ refund, onClose, onChanged }: TransferDialogProps) {
  const { id: refundId, needsChannel, toTransfer, payee } = refund;
  const [channel, setChannel] = useState<Channel>();
  const finding = useCallForm(showRefundChannel, { read: () => ({ refundId }), onDone: setChannel });
  const recording = useDialogForm(recordTransfer, {
    read: fields => ({ ...fields, refundId }),
    done: saidOf(transferText.done),
    onClose,
    onChanged,
  });
  const isKnown = !needsChannel || channel !== undefined;
  return (
    <FormDialog
      form={isKnown ? recording : finding}
      icon="cash"
      title={transferText.transferTitle}
      text={transferText.transferText(formatPrice(fromPounds(toTransfer)))}
      submit={isKnown ? transferText.record : transferText.showAccount}
      onClose={onClose}
    >
      {channel && <Account channel={channel} />}
      {!needsChannel && payee && <Payee {...payee} />}
      {isKnown && (
        <>
          <CopyButton text={String(toTransfer)} said={transferText.amountCopied}>
            {transferText.copyAmount}
          </CopyButton>
          <Field label={transferText.reference} name="reference" autoComplete="off" />
          <ReceiptField refund={refund} />
        </>
      )}
      {channel && (
        <Checkbox
          name="holder"
          value={channel.holder}
          label={
            <>
              {transferText.sameHolder} <bdi>{channel.holder}</bdi>
            </>
          }
        />
      )}
      {isKnown && <p className="fine">{transferText.after}</p>}
    </FormDialog>
  );
}

function Account({ channel: { kind, holder, account } }: { channel: Channel }) {
  useBeginning();
  return (
    <Note tone="info">
      <p>
        {transferText.holder}: <bdi>{holder}</bdi>
      </p>
      <p>
        {CHANNEL_LABELS[kind]}: <bdi dir="ltr">{account}</bdi>
      </p>
      <CopyButton text={account} said={transferText.accountCopied}>
        {transferText.copyAccount}
      </CopyButton>
    </Note>
  );
}

/** Whom to call for an account where the buyer was asked for none. */
function Payee({ name, mobile }: NonNullable<RefundRow['payee']>) {
  return (
    <p>
      {transferText.payee} <bdi>{name}</bdi>
      {mobile !== null && (
        <>
          {' · '}
          <bdi dir="ltr">{formatMobile(mobile)}</bdi>
        </>
      )}
    </p>
  );
}
