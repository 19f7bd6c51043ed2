import { type ComponentProps, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import {
  approveReturn,
  closeReturn,
  rejectReturn,
  resolveReturn,
  upholdAppeal,
} from '#modules/returns/back-office.calls.ts';
import type { ShownReturn } from '#modules/returns/case-view.ts';
import { handOverReturn } from '#modules/returns/returns.calls.ts';
import type { ReturnEvent } from '#modules/returns/transitions.ts';
import { HandOverQuestion } from '#modules/returns/ui/hand-over-question.tsx';
import { api } from '../../data/api.ts';
import { useStep } from '../../parts/use-step.ts';
import styles from '../parts/case.module.css';
import { NEXT_STEP } from '../parts/focus.ts';
import { InspectForm } from './inspect-form.tsx';
import { caseText } from './text.ts';
import { PartialForm, ReceiveForm } from './units-steps.tsx';

interface NextStepsProps {
  it: ShownReturn;
  onChanged: () => Promise<void>;
}

interface NextStep {
  event: ReturnEvent;
  label: string;
  /** Steps that need a reason. */
  reason?: 'needed';
  /** It cannot be taken back, and is asked once more. */
  asks?: 'first';
  run: (reason: string) => Promise<unknown>;
}

/** The steps that are possible now, one button each; others are not drawn. */
export function NextSteps({ it, onChanged }: NextStepsProps) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState<NextStep>();
  const action = useStep(onChanged);
  const may = (event: ReturnEvent) => it.actions.some(each => each.event === event && each.allowed === 'yes');
  const steps = stepsOf(it.id).filter(step => may(step.event));
  const take = (step: () => Promise<unknown>) => action.take(step, caseText.done);
  const isCounted = may('received') || may('inspected');
  if (steps.length === 0 && !isCounted) return <p className="muted">{caseText.nothing}</p>;
  return (
    <div className={styles.form}>
      <FormError message={action.message} />
      {may('received') && <ReceiveForm it={it} busy={action.busy} onTake={take} />}
      {may('inspected') && <InspectForm it={it} busy={action.busy} onTake={take} />}
      <ReasonField steps={steps} reason={reason} onChange={setReason} />
      <div className="cluster">
        {steps.map(step => (
          <StepButton
            key={step.label}
            step={step}
            variant={step.reason || isCounted ? 'outline' : 'primary'}
            disabled={step.reason && reason.trim().length < 3}
            busy={action.busy ? caseText.working : undefined}
            onClick={() => (step.asks ? setAsked(step) : take(() => step.run(reason.trim())))}
          />
        ))}
      </div>
      {asked && (
        <HandOverQuestion
          it={it}
          by="staff"
          open
          onConfirm={() => void take(() => asked.run(''))}
          onClose={() => setAsked(undefined)}
        />
      )}
      {may('resolved') && <PartialForm it={it} reason={reason.trim()} busy={action.busy} onTake={take} />}
    </div>
  );
}

interface ReasonFieldProps {
  steps: readonly NextStep[];
  reason: string;
  onChange: (reason: string) => void;
}

/** One for all steps that need a reason. */
function ReasonField({ steps, reason, onChange }: ReasonFieldProps) {
  if (!steps.some(step => step.reason)) return null;
  return (
    <TextAreaField
      label={caseText.why}
      name="reason"
      hint={steps.every(step => step.reason) ? undefined : caseText.whyHint}
      maxLength={300}
      value={reason}
      onChange={event => onChange(event.target.value)}
    />
  );
}

function StepButton({ step, ...button }: { step: NextStep } & ComponentProps<typeof Button>) {
  return (
    <Button {...(step.reason ? {} : NEXT_STEP)} size="small" {...button}>
      {step.label}
    </Button>
  );
}

function stepsOf(returnId: number): NextStep[] {
  return [
    { event: 'approved', label: caseText.approve, run: () => api(approveReturn, { returnId }) },
    {
      event: 'rejected',
      label: caseText.reject,
      reason: 'needed',
      run: reason => api(rejectReturn, { returnId, reason }),
    },
    {
      event: 'handed_over',
      label: caseText.handOver,
      asks: 'first',
      run: () => api(handOverReturn, { returnId }),
    },
    { event: 'resolved', label: caseText.resolve, run: () => api(resolveReturn, { returnId }) },
    {
      event: 'resolved',
      label: caseText.decline,
      reason: 'needed',
      run: reason => api(resolveReturn, { returnId, outcome: 'declined', reason }),
    },
    { event: 'upheld', label: caseText.uphold, run: () => api(upholdAppeal, { returnId }) },
    {
      event: 'closed',
      label: caseText.close,
      reason: 'needed',
      run: reason => api(closeReturn, { returnId, reason }),
    },
  ];
}
