import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { RECOVERIES } from '#modules/refunds/refund.ts';
import { answerClaim, decideClaim } from '#modules/returns/back-office.calls.ts';
import { DECISIONS } from '#modules/returns/claim.ts';
import { DECISION_LABELS, RECOVERY_LABELS } from '#modules/returns/text.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import { shownAnew } from '../../parts/use-step.ts';
import styles from '../parts/case.module.css';
import { caseText } from './text.ts';

interface ClaimFormProps {
  claimId: number;
  onDone: () => Promise<void>;
}

const said = (onDone: () => Promise<void>) => async () => {
  showToast(caseText.done);
  await onDone();
};

export function AnswerForm({ claimId, onDone }: ClaimFormProps) {
  const form = useCallForm(answerClaim, {
    read: ({ answer = '' }) => ({ claimId, answer }),
    onDone: said(onDone),
    onRefused: shownAnew(onDone),
  });
  return (
    <CallForm form={form} className={styles.form}>
      <FormError message={form.message} />
      <TextAreaField label={caseText.answerLabel} name="answer" maxLength={300} />
      <div className="cluster">
        <Button type="submit" size="small" busy={form.busy ? caseText.working : undefined}>
          {caseText.answer}
        </Button>
      </div>
    </CallForm>
  );
}

/** A refund without a return says who bears the loss; finance approves it afterwards. */
export function DecideForm({ claimId, onDone }: ClaimFormProps) {
  const [decision, setDecision] = useState('');
  const form = useCallForm(decideClaim, {
    read: ({ reason = '', recoveredFrom }) => ({
      claimId,
      decision,
      reason,
      ...(recoveredFrom && { recoveredFrom }),
    }),
    onDone: said(onDone),
    onRefused: shownAnew(onDone),
  });
  return (
    <CallForm form={form} className={styles.form}>
      <FormError message={form.message} />
      <SelectField
        label={caseText.decision}
        name="decision"
        placeholder={caseText.choose}
        options={DECISIONS.map(value => ({ value, label: DECISION_LABELS[value] }))}
        value={decision}
        onChange={event => setDecision(event.target.value)}
      />
      {(decision === 'refund' || decision === 'replace') && (
        <SelectField
          label={caseText.recoveredFrom}
          name="recoveredFrom"
          placeholder={caseText.choose}
          defaultValue=""
          options={RECOVERIES.map(value => ({ value, label: RECOVERY_LABELS[value] }))}
        />
      )}
      <TextAreaField label={caseText.why} name="reason" maxLength={300} />
      <div className="cluster">
        <Button
          type="submit"
          size="small"
          disabled={decision === ''}
          busy={form.busy ? caseText.working : undefined}
        >
          {caseText.decide}
        </Button>
      </div>
    </CallForm>
  );
}
