import { useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import {
  approveRefund,
  type RefundRow,
  recordTransfer,
  refuseRefund,
  retryRefund,
} from '#modules/returns/refunds.calls.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import styles from '../parts/case.module.css';
import { NEXT_STEP } from '../parts/focus.ts';
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
  const why = useId();
  const take = async (step: () => Promise<unknown>) => {
    const refusal = await action.run(step);
    if (refusal) return;
    setAsking(undefined);
    showToast(refundsText.done);
    await onChanged();
  };
  const { id: refundId, state, mayApprove } = refund;
  const isTransfer = state === 'sending' && refund.toTransfer > 0;
  const busy = action.busy ? refundsText.working : undefined;
  return (
    <div className={styles.buttons}>
      {state === 'drafted' && (
        <>
          <Button
            {...(mayApprove === 'yes' ? NEXT_STEP : {})}
            size="small"
            disabled={mayApprove !== 'yes'}
            aria-describedby={mayApprove === 'yes' ? undefined : why}
            busy={busy}
            onClick={() => take(() => api(approveRefund, { refundId }))}
          >
            {refundsText.approve}
          </Button>
          {refund.mayRefuse && (
            <Button size="small" variant="outline" onClick={() => setAsking('refuse')}>
              {refundsText.refuse}
            </Button>
          )}
          {mayApprove !== 'yes' && (
            <p id={why} className={styles.quiet}>
              {mayApprove}
            </p>
          )}
        </>
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
      {isTransfer && refund.hasChannel && (
        <Button {...NEXT_STEP} size="small" onClick={() => setAsking('transfer')}>
          {refundsText.transfer}
        </Button>
      )}
      {isTransfer && !refund.hasChannel && <p className={styles.quiet}>{refundsText.waitsForChannel}</p>}
      {!asking && <FormError message={action.message} />}
      {asking && (
        <NoteDialog
          asking={asking}
          refund={refund}
          message={action.message}
          busy={busy}
          onClose={() => setAsking(undefined)}
          onNoted={note =>
            take(() =>
              asking === 'refuse'
                ? api(refuseRefund, { refundId, reason: note })
                : api(recordTransfer, { refundId, reference: note }),
            )
          }
        />
      )}
    </div>
  );
}

interface NoteDialogProps {
  asking: 'refuse' | 'transfer';
  refund: RefundRow;
  message: string | undefined;
  busy: string | undefined;
  onClose: () => void;
  onNoted: (note: string) => Promise<void>;
}

/** Asks for the reason of a refusal, or for the bank's reference and the account. */
function NoteDialog({ asking, refund, message, busy, onClose, onNoted }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const isRefusal = asking === 'refuse';
  return (
    <AlertDialog
      open
      onClose={onClose}
      icon="cash"
      title={isRefusal ? refundsText.refuseTitle : refundsText.transferTitle}
      text={
        isRefusal
          ? refundsText.refuseText
          : refundsText.transferText(formatPrice(fromPounds(refund.toTransfer)))
      }
    >
      {!isRefusal && <ChannelInClear refundId={refund.id} />}
      <Field
        label={isRefusal ? refundsText.why : refundsText.reference}
        name="note"
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <FormError message={message} />
      <Button
        block
        variant={isRefusal ? 'danger' : 'primary'}
        disabled={note.trim().length < 3}
        busy={busy}
        onClick={() => onNoted(note.trim())}
      >
        {isRefusal ? refundsText.refuse : refundsText.transfer}
      </Button>
      <Button block variant="outline" onClick={onClose}>
        {refundsText.close}
      </Button>
    </AlertDialog>
  );
}
