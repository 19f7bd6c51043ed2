import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { chooseOtherWay } from '#modules/refunds/calls.ts';
import { returnText } from '#modules/returns/text.ts';
import { api } from '../../../data/api.ts';
import { useStep } from '../../../parts/use-step.ts';
import actions from '../actions.module.css';

/** A refund that did not reach the original means: the buyer may wait, or choose another way. */
export function OtherWay({ refundId, onChanged }: { refundId: number; onChanged: () => Promise<void> }) {
  const action = useStep(onChanged);
  const busy = action.busy ? returnText.working : undefined;
  const choose = (means: 'credit' | 'channel') =>
    action.take(() => api(chooseOtherWay, { refundId, means }), returnText.otherWayDone);
  return (
    <div className={actions.form}>
      <p className={actions.quiet}>{returnText.otherWay}</p>
      <FormError message={action.message} />
      <Button variant="outline" busy={busy} onClick={() => choose('credit')}>
        {returnText.otherWayCredit}
      </Button>
      <Button variant="outline" busy={busy} onClick={() => choose('channel')}>
        {returnText.otherWayChannel}
      </Button>
    </div>
  );
}
