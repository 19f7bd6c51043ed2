import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { movePayout, type PayoutBody, retryPayout } from '#modules/payouts/contract/payouts.ts';
import type { PayoutStep } from '#modules/payouts/payout.ts';
import { useAction } from '../../account/use-action.ts';
import { api } from '../../api.ts';
import styles from '../money/money.module.css';
import { payoutsText } from './text.ts';

interface Props {
  payout: PayoutBody;
  onMoved: () => Promise<void>;
}

/** What may be done with a payout now; its maker sees that somebody else must approve it. */
export function PayoutSteps({ payout, onMoved }: Props) {
  const [asking, setAsking] = useState<'confirm' | 'fail'>();
  const { busy, message, run } = useAction();
  const working = busy ? payoutsText.working : undefined;
  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      await onMoved();
      setAsking(undefined);
      showToast(payoutsText.done);
    });
  const move = (step: PayoutStep, note = '') =>
    act(() => api(movePayout, { payoutId: payout.id, step, note }));
  const { state, isMine } = payout;
  return (
    <div>
      <div className={styles.buttons}>
        {state === 'draft' &&
          (isMine ? (
            <span className={styles.quiet}>{payoutsText.needsOther}</span>
          ) : (
            <Button size="small" busy={working} onClick={() => move('approve')}>
              {payoutsText.approve}
            </Button>
          ))}
        {state === 'approved' && (
          <Button size="small" busy={working} onClick={() => move('send')}>
            {payoutsText.send}
          </Button>
        )}
        {state === 'processing' && (
          <Button size="small" busy={working} onClick={() => setAsking('confirm')}>
            {payoutsText.confirm}
          </Button>
        )}
        {state === 'failed' && (
          <Button
            size="small"
            variant="soft"
            busy={working}
            onClick={() => act(() => api(retryPayout, { payoutId: payout.id }))}
          >
            {payoutsText.retry}
          </Button>
        )}
        {state !== 'paid' && state !== 'failed' && (
          <Button size="small" variant="outline" onClick={() => setAsking('fail')}>
            {state === 'processing' ? payoutsText.fail : payoutsText.drop}
          </Button>
        )}
      </div>
      {!asking && <FormError message={message} />}
      <NoteDialog
        asking={asking}
        message={message}
        working={working}
        onClose={() => setAsking(undefined)}
        onNoted={move}
      />
    </div>
  );
}

interface NoteDialogProps {
  asking: 'confirm' | 'fail' | undefined;
  message: string | undefined;
  working: string | undefined;
  onClose: () => void;
  onNoted: (step: PayoutStep, note: string) => void;
}

/** Asks for the bank's reference, or why it failed. */
function NoteDialog({ asking, message, working, onClose, onNoted }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const isFail = asking === 'fail';
  return (
    <AlertDialog
      open={asking !== undefined}
      onClose={onClose}
      icon="landmark"
      title={isFail ? payoutsText.failTitle : payoutsText.confirmTitle}
      text={isFail ? payoutsText.failText : payoutsText.confirmText}
    >
      <Field
        label={isFail ? payoutsText.reason : payoutsText.reference}
        name="note"
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <FormError message={message} />
      <Button
        block
        variant={isFail ? 'danger' : 'primary'}
        busy={working}
        onClick={() => asking && onNoted(asking, note)}
      >
        {isFail ? payoutsText.fail : payoutsText.confirm}
      </Button>
      <Button block variant="outline" onClick={onClose}>
        {payoutsText.close}
      </Button>
    </AlertDialog>
  );
}
