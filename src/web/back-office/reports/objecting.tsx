import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Pill, type Tone } from '#kit/display/pill.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { OBJECTION_STATE_LABELS, SETBACK_NAMES } from '#modules/reviews/objection.text.ts';
import { LONGEST_OBJECTION, type ObjectionState } from '#modules/reviews/objection.ts';
import { sendObjection } from '#modules/reviews/objections.calls.ts';
import type { showPerformance } from '#modules/reviews/performance.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { orderNumber } from '#platform/id.ts';
import panels from '../panel.module.css';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { objectText as text } from './objections.text.ts';

export type SetbackRow = CallBody<typeof showPerformance>['setbacks'][number];

const TONES: Readonly<Record<ObjectionState, Tone>> = { waiting: 'info', accepted: 'ok', refused: 'neutral' };

interface ObjectingProps {
  setback: SetbackRow;
  onChanged: () => void;
}

/** How an objection stands, or the way to one while its time runs. */
export function Objecting({ setback, onChanged }: ObjectingProps) {
  const [isOpen, setOpen] = useState(false);
  const { orderId, what, objection, objectUntil } = setback;
  if (objection)
    return (
      <span className={panels.words}>
        <Pill tone={TONES[objection.state]}>{OBJECTION_STATE_LABELS[objection.state]}</Pill>
        {objection.answer && <bdi dir="rtl">{objection.answer}</bdi>}
      </span>
    );
  if (objectUntil === null) return <span className="muted">{text.over}</span>;
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {text.object}
      </Button>{' '}
      <span className="fine">{text.until(objectUntil)}</span>
      {isOpen && (
        <CallDialog
          call={sendObjection}
          read={({ reason }) => ({ orderId, what, reason })}
          done={text.sent}
          onChanged={onChanged}
          icon="message-circle"
          title={text.title(orderNumber(orderId))}
          text={text.about(SETBACK_NAMES[what])}
          submit={text.send}
          onClose={() => setOpen(false)}
        >
          <TextAreaField
            label={text.reason}
            name="reason"
            hint={text.reasonHint}
            rows={4}
            maxLength={LONGEST_OBJECTION}
          />
        </CallDialog>
      )}
    </>
  );
}
