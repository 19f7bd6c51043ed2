import { useEffect, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { ShownReturn } from '#modules/returns/case-view.ts';
import { WAYS } from '#modules/returns/return.ts';
import { appealReturn, bookReturn, cancelReturn, handOverReturn } from '#modules/returns/returns.calls.ts';
import { returnText, WAY_LABELS } from '#modules/returns/text.ts';
import type { ReturnEvent } from '#modules/returns/transitions.ts';
import { HandOverQuestion } from '#modules/returns/ui/hand-over-question.tsx';
import { api } from '../../../data/api.ts';
import { CallForm } from '../../../data/call-form.tsx';
import { useCallForm } from '../../../data/use-call-form.ts';
import { shownAnew, useStep } from '../../../parts/use-step.ts';
import actions from '../actions.module.css';

interface ReturnStepsProps {
  it: ShownReturn;
  onChanged: () => Promise<void>;
}

/** What the buyer can do with a return now, as the server lists it. */
export function ReturnSteps({ it, onChanged }: ReturnStepsProps) {
  const action = useStep(onChanged);
  const may = (event: ReturnEvent) => it.actions.some(each => each.event === event && each.allowed === 'yes');
  const does = (step: () => Promise<unknown>, said: string) => async () => {
    await action.take(step, said);
  };
  const returnId = it.id;
  const busy = action.busy ? returnText.working : undefined;
  return (
    <div className="cluster middle">
      <FormError message={action.message} />
      {may('booked') &&
        WAYS.filter(way => way !== it.way).map(way => (
          <WayButton
            key={way}
            way={way}
            busy={busy}
            onBook={does(() => api(bookReturn, { returnId, way }), returnText.booked)}
          />
        ))}
      {may('handed_over') && it.state === 'awaiting_pickup' && (
        <HandedOver
          it={it}
          busy={busy}
          onConfirm={does(() => api(handOverReturn, { returnId }), returnText.handedOverDone)}
        />
      )}
      {may('appealed') && <Appeal returnId={returnId} onChanged={onChanged} />}
      {may('cancelled') && (
        <CancelReturn
          busy={busy}
          onCancel={does(() => api(cancelReturn, { returnId }), returnText.cancelled)}
        />
      )}
    </div>
  );
}

interface WayButtonProps {
  way: (typeof WAYS)[number];
  busy: string | undefined;
  onBook: () => Promise<void>;
}

function WayButton({ way, busy, onBook }: WayButtonProps) {
  const icon = way === 'pickup' ? 'truck' : 'store';
  return (
    <Button size="small" variant="outline" icon={icon} busy={busy} onClick={onBook}>
      {WAY_LABELS[way]}
    </Button>
  );
}

interface HandedOverProps {
  it: ShownReturn;
  busy: string | undefined;
  onConfirm: () => Promise<void>;
}

function HandedOver({ it, busy, onConfirm }: HandedOverProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" icon="check" busy={busy} onClick={() => setAsking(true)}>
        {returnText.handedOver}
      </Button>
      <HandOverQuestion
        it={it}
        by="buyer"
        open={asking}
        onConfirm={() => void onConfirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** It asks once more, because the days in which the goods can be sent back may be over by then. */
function CancelReturn({ busy, onCancel }: { busy: string | undefined; onCancel: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const cancel = () => {
    setAsking(false);
    void onCancel();
  };
  return (
    <>
      <Button size="small" variant="text" icon="close" busy={busy} onClick={() => setAsking(true)}>
        {returnText.cancel}
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={returnText.cancelTitle}
        text={returnText.cancelWhat}
        icon="return"
      >
        <Button variant="outline" onClick={() => setAsking(false)}>
          {returnText.keep}
        </Button>
        <Button variant="danger" onClick={cancel}>
          {returnText.cancel}
        </Button>
      </AlertDialog>
    </>
  );
}

function Appeal({ returnId, onChanged }: { returnId: number; onChanged: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  const form = useCallForm(appealReturn, {
    read: ({ reason = '' }) => ({ returnId, reason }),
    async onDone() {
      showToast(returnText.appealed);
      await onChanged();
    },
    onRefused: shownAnew(onChanged),
  });
  // What is asked takes the place of the button that was pressed.
  useEffect(() => {
    if (open) form.props.ref.current?.querySelector('textarea')?.focus();
  }, [open, form.props.ref]);
  if (!open)
    return (
      <Button size="small" variant="outline" icon="megaphone" onClick={() => setOpen(true)}>
        {returnText.appeal}
      </Button>
    );
  return (
    <CallForm form={form} className={classNames(actions.form, actions.wide)}>
      <FormError message={form.message} />
      <TextAreaField label={returnText.appealReason} name="reason" maxLength={300} />
      <Button type="submit" size="small" busy={form.busy ? returnText.working : undefined}>
        {returnText.appeal}
      </Button>
    </CallForm>
  );
}
