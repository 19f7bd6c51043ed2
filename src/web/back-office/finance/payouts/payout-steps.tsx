import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { PayoutState } from '#modules/payouts/payout.ts';
import { movePayout, type PayoutBody, retryPayout } from '#modules/payouts/payouts.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { useAction } from '../../../data/use-action.ts';
import { useOvertaken } from '../../../parts/overtaken.ts';
import { NEXT_STEP } from '../../parts/focus.ts';
import { FormDialog } from '../../parts/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../parts/form-dialog/use-dialog-form.ts';
import styles from '../../parts/money.module.css';
import { useConfirmedApi } from '../../parts/signing/use-confirmed-api.ts';
import { singly } from '../../parts/single-press.ts';
import { noteTexts, payoutsText, stepsDone } from '../payouts.text.ts';

interface PayoutStepsProps {
  payout: PayoutBody;
  onMoved: () => Promise<void>;
}

/** Steps with a note: the bank's reference, why it did not arrive, or why it must not be sent. */
type Noted = keyof typeof noteTexts;

/** Steps without questions. */
type AtOnce = 'approve' | 'send' | 'retry';

/** The next steps of a payout in each state, and the alternatives. */
const WAYS: Readonly<Record<PayoutState, { on?: AtOnce | 'confirm'; instead?: Noted }>> = {
  draft: { on: 'approve', instead: 'drop' },
  approved: { on: 'send', instead: 'drop' },
  processing: { on: 'confirm', instead: 'fail' },
  failed: { on: 'retry' },
  paid: {},
};

/** What may be done with a payout now. Its author sees that somebody else must approve it. */
export function PayoutSteps({ payout, onMoved }: PayoutStepsProps) {
  const [asking, setAsking] = useState<Noted>();
  const action = useAction();
  const overtaken = useOvertaken();
  const api = useConfirmedApi();
  const { state, isMine, heldUntil, isApprovedByMe } = payout;
  const take = async (step: AtOnce) => {
    const refusal = await action.run(async () => {
      await takeStep(api, { payoutId: payout.id, step });
      showToast(stepsDone[step]);
      await onMoved();
    });
    await overtaken(refusal, onMoved);
  };
  return (
    <div className={styles.section}>
      <div className={styles.buttons}>
        {state === 'draft' && isMine && <span className={styles.quiet}>{payoutsText.needsOther}</span>}
        {isApprovedByMe && <span className={styles.quiet}>{payoutsText.approvedByYou}</span>}
        {heldUntil !== null && (
          <span className={styles.quiet}>{payoutsText.heldUntil(formatDateTime(new Date(heldUntil)))}</span>
        )}
        <StepButtons payout={payout} isBusy={action.busy} onTake={take} onAsk={setAsking} />
      </div>
      <FormError message={action.message} />
      {asking && (
        <PayoutNoteDialog
          asking={asking}
          payout={payout}
          onClose={() => setAsking(undefined)}
          onMoved={onMoved}
        />
      )}
    </div>
  );
}

interface StepButtonsProps {
  payout: PayoutBody;
  isBusy: boolean;
  onTake: (step: AtOnce) => Promise<void>;
  onAsk: (step: Noted) => void;
}

/** Every row has the same ones, so each names its payout. */
function StepButtons({ payout, isBusy, onTake, onAsk }: StepButtonsProps) {
  const { id, state, merchantName, isMine, heldUntil, isApprovedByMe } = payout;
  const { on, instead } = WAYS[state];
  const nameOf = (step: string) => payoutsText.stepOf(step, merchantName, `#${id}`);
  return (
    <>
      {on && heldUntil === null && !isApprovedByMe && !(on === 'approve' && isMine) && (
        <Button
          {...NEXT_STEP}
          size="small"
          aria-label={nameOf(payoutsText[on])}
          busy={isBusy ? payoutsText.working : undefined}
          onClick={singly(() => (on === 'confirm' ? onAsk(on) : onTake(on)))}
        >
          {payoutsText[on]}
        </Button>
      )}
      {instead && (
        <Button
          size="small"
          variant="outline"
          aria-label={nameOf(payoutsText[instead])}
          onClick={() => onAsk(instead)}
        >
          {payoutsText[instead]}
        </Button>
      )}
    </>
  );
}

function takeStep(
  api: ReturnType<typeof useConfirmedApi>,
  { payoutId, step }: { payoutId: number; step: AtOnce },
): Promise<PayoutBody> {
  return step === 'retry' ? api(retryPayout, { payoutId }) : api(movePayout, { payoutId, step });
}

interface PayoutNoteDialogProps {
  asking: Noted;
  payout: PayoutBody;
  onClose: () => void;
  onMoved: () => Promise<void>;
}

function PayoutNoteDialog({ asking, payout, onClose, onMoved }: PayoutNoteDialogProps) {
  const isPaid = asking === 'confirm';
  const form = useDialogForm(movePayout, {
    read: ({ note }) => ({ payoutId: payout.id, step: isPaid ? 'confirm' : 'fail', note }),
    done: stepsDone[asking],
    onClose,
    onChanged: onMoved,
  });
  const { title, text, field } = noteTexts[asking];
  return (
    <FormDialog
      form={form}
      icon="landmark"
      title={title}
      text={text}
      submit={payoutsText[asking]}
      look={isPaid ? 'primary' : 'danger'}
      onClose={onClose}
    >
      <PayoutAccount payout={payout} />
      <Field label={field} name="note" ltr={isPaid} autoComplete="off" />
    </FormDialog>
  );
}

/** Whose account a payout goes to, and its number masked: read before it is sent and before it is said to have arrived. */
export function PayoutAccount({ payout: { holder, masked } }: { payout: PayoutBody }) {
  if (masked === null) return '—';
  return (
    <div>
      <bdi>{holder}</bdi>
      <p className={styles.quiet}>
        <bdi dir="ltr" className={styles.number}>
          {masked}
        </bdi>
      </p>
    </div>
  );
}
