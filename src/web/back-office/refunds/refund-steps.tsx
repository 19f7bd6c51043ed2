import { useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { approveRefund, type RefundRow, recordTransfer, retryRefund } from '#modules/refunds/calls.ts';
import { refuseRefund } from '#modules/returns/back-office.calls.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { formatMobile } from '#platform/phone.ts';
import { useAction } from '../../data/use-action.ts';
import { NEXT_STEP } from '../parts/focus.ts';
import { FormDialog } from '../parts/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';
import { saidOf } from '../parts/signing/text.ts';
import { useConfirmedApi } from '../parts/signing/use-confirmed-api.ts';
import { ChannelInClear } from './channel-in-clear.tsx';
import { refundsText } from './text.ts';

interface RefundStepsProps {
  refund: RefundRow;
  onChanged: () => Promise<void>;
}

/** What finance may do with a refund now; if it may not approve, the reason is shown. */
export function RefundSteps({ refund, onChanged }: RefundStepsProps) {
  const [asking, setAsking] = useState<'refuse' | 'transfer'>();
  const action = useAction();
  const api = useConfirmedApi();
  const take = async (step: () => Promise<unknown>) => {
    const refusal = await action.run(step);
    if (refusal) return;
    showToast(refundsText.done);
    await onChanged();
  };
  const { id: refundId, state } = refund;
  const busy = action.busy ? refundsText.working : undefined;
  return (
    <div className="cluster">
      {state === 'drafted' && (
        <Approval
          refund={refund}
          busy={busy}
          onApprove={() => take(() => api(approveRefund, { refundId }))}
          onRefuse={() => setAsking('refuse')}
        />
      )}
      {state === 'failed' && (
        <Button
          {...NEXT_STEP}
          size="small"
          busy={busy}
          onClick={() => take(() => api(retryRefund, { refundId }))}
        >
          {refundsText.retry}
        </Button>
      )}
      {(state === 'sending' || state === 'failed') && refund.toTransfer > 0 && (
        <Transfer refund={refund} onTransfer={() => setAsking('transfer')} />
      )}
      <FormError message={action.message} />
      {asking && (
        <NoteDialog
          asking={asking}
          refund={refund}
          onClose={() => setAsking(undefined)}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}

/** It is written down once it was made, for which the buyer must have said where to; after a failure it is the second way. */
function Transfer({ refund, onTransfer }: { refund: RefundRow; onTransfer: () => void }) {
  if (refund.needsChannel && !refund.hasChannel)
    return <p className="muted">{refundsText.waitsForChannel}</p>;
  return (
    <Button
      {...(refund.state === 'sending' ? NEXT_STEP : { variant: 'outline' })}
      size="small"
      onClick={onTransfer}
    >
      {refundsText.transfer}
    </Button>
  );
}

interface ApprovalProps {
  refund: RefundRow;
  busy: string | undefined;
  onApprove: () => void;
  onRefuse: () => void;
}

function Approval({ refund: { mayApprove, mayRefuse }, busy, onApprove, onRefuse }: ApprovalProps) {
  const why = useId();
  return (
    <>
      <Button
        {...(mayApprove === 'yes' ? NEXT_STEP : {})}
        size="small"
        disabled={mayApprove !== 'yes'}
        aria-describedby={mayApprove === 'yes' ? undefined : why}
        busy={busy}
        onClick={onApprove}
      >
        {refundsText.approve}
      </Button>
      {mayRefuse && (
        <Button size="small" variant="outline" onClick={onRefuse}>
          {refundsText.refuse}
        </Button>
      )}
      {mayApprove !== 'yes' && (
        <p id={why} className="muted">
          {mayApprove}
        </p>
      )}
    </>
  );
}

interface NoteDialogProps {
  asking: 'refuse' | 'transfer';
  refund: RefundRow;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Asks for the reason of a refusal, or for the bank's reference and the account. */
function NoteDialog({ asking, refund, onClose, onChanged }: NoteDialogProps) {
  const isRefusal = asking === 'refuse';
  const field = isRefusal ? 'reason' : 'reference';
  const form = useDialogForm(isRefusal ? refuseRefund : recordTransfer, {
    read: fields => ({ ...fields, refundId: refund.id }),
    done: saidOf(refundsText.done),
    onClose,
    onChanged,
  });
  return (
    <FormDialog
      form={form}
      icon="cash"
      title={isRefusal ? refundsText.refuseTitle : refundsText.transferTitle}
      text={
        isRefusal
          ? refundsText.refuseText
          : refundsText.transferText(formatPrice(fromPounds(refund.toTransfer)))
      }
      submit={refundsText[asking]}
      look={isRefusal ? 'danger' : 'primary'}
      onClose={onClose}
    >
      {!isRefusal && <Payee refund={refund} />}
      <Field label={isRefusal ? refundsText.why : refundsText.reference} name={field} autoComplete="off" />
    </FormDialog>
  );
}

/** To whom a person sends it: the account that the buyer named, or else whom to call for one. */
function Payee({ refund: { id, needsChannel, payee } }: { refund: RefundRow }) {
  if (needsChannel) return <ChannelInClear refundId={id} />;
  return (
    payee && (
      <p>
        {refundsText.payee} <bdi>{payee.name}</bdi>
        {payee.mobile !== null && (
          <>
            {' · '}
            <bdi dir="ltr">{formatMobile(payee.mobile)}</bdi>
          </>
        )}
      </p>
    )
  );
}
