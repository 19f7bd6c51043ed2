import { useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { approveRefund, type RefundRow, retryRefund } from '#modules/refunds/calls.ts';
import { refuseRefund } from '#modules/returns/back-office.calls.ts';
import { useStep } from '../../parts/use-step.ts';
import { NEXT_STEP } from '../parts/focus.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { useConfirmedApi } from '../parts/signing/use-confirmed-api.ts';
import { Receipt } from '../parts/transfer/receipt.tsx';
import { transferText } from '../parts/transfer/text.ts';
import { TransferDialog } from '../parts/transfer/transfer-dialog.tsx';
import { refundsText } from './text.ts';

interface RefundStepsProps {
  refund: RefundRow;
  onChanged: () => Promise<void>;
}

/** What finance may do with a refund now; if it may not approve, the reason is shown. */
export function RefundSteps({ refund, onChanged }: RefundStepsProps) {
  const [asking, setAsking] = useState<'refuse' | 'transfer'>();
  const action = useStep(onChanged);
  const api = useConfirmedApi();
  const take = (step: () => Promise<unknown>) => action.take(step, refundsText.done);
  const { id: refundId, state } = refund;
  const busy = action.busy ? refundsText.working : undefined;
  const AskedDialog = asking === 'refuse' ? RefuseDialog : TransferDialog;
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
      {state === 'succeeded' && <Receipt refund={refund} onChanged={() => void onChanged()} />}
      <FormError message={action.message} />
      {asking && <AskedDialog refund={refund} onClose={() => setAsking(undefined)} onChanged={onChanged} />}
    </div>
  );
}

/** It is written down once it was made, for which the buyer must have said where to; after a failure it is the second way. */
function Transfer({ refund, onTransfer }: { refund: RefundRow; onTransfer: () => void }) {
  if (refund.needsChannel && !refund.hasChannel)
    return <p className="muted">{transferText.waitsForChannel}</p>;
  return (
    <Button
      {...(refund.state === 'sending' ? NEXT_STEP : { variant: 'outline' })}
      size="small"
      onClick={onTransfer}
    >
      {transferText.record}
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

interface RefuseDialogProps {
  refund: RefundRow;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

function RefuseDialog({ refund: { id: refundId }, onClose, onChanged }: RefuseDialogProps) {
  return (
    <CallDialog
      call={refuseRefund}
      read={fields => ({ ...fields, refundId })}
      done={refundsText.done}
      onChanged={onChanged}
      icon="cash"
      title={refundsText.refuseTitle}
      text={refundsText.refuseText}
      submit={refundsText.refuse}
      look="danger"
      onClose={onClose}
    >
      <Field label={refundsText.why} name="reason" autoComplete="off" />
    </CallDialog>
  );
}
