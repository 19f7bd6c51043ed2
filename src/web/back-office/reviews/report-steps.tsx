import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { closeReport, type ManagedReport, reopenReport } from '#modules/moderation/calls.ts';
import type { Outcome } from '#modules/moderation/report.ts';
import { OUTCOME_LABELS } from '#modules/moderation/text.ts';
import { hideQuestion } from '#modules/reviews/questions.calls.ts';
import type { Permission } from '#platform/permission.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../../data/api.ts';
import { useSession } from '../../data/session.ts';
import panels from '../panel.module.css';
import { HideReview } from './hide-review.tsx';
import { TakeProductOff } from './take-product-off.tsx';
import { questionsText, reportsText, reviewsText } from './text.ts';

interface ReportStepsProps {
  report: ManagedReport;
  onChanged: () => void;
}

/** What can be done about a report: with the thing itself, and with the report. */
export function ReportSteps({ report, onChanged }: ReportStepsProps) {
  const { outcome } = report;
  return (
    <span className={panels.words}>
      {outcome && <Pill tone={outcome === 'acted' ? 'ok' : 'neutral'}>{OUTCOME_LABELS[outcome]}</Pill>}
      <ManagePage report={report} />
      {outcome ? (
        <Reopen report={report} onChanged={onChanged} />
      ) : (
        <Close report={report} onChanged={onChanged} />
      )}
    </span>
  );
}

/** Where products and merchants are changed, for those who may. */
const MANAGED: Partial<Record<ManagedReport['kind'], [Permission, (id: number) => string, string]>> = {
  product: ['products', id => `/product-details/${id}`, reportsText.manageProduct],
  merchant: ['merchants', id => `/merchants?id=${id}`, reportsText.manageMerchant],
};

function ManagePage({ report: { kind, subjectId } }: Pick<ReportStepsProps, 'report'>) {
  const { account } = useSession();
  const [permission, hrefOf, label] = MANAGED[kind] ?? [];
  if (!permission || !account?.permissions.includes(permission)) return null;
  return <Link to={hrefOf?.(subjectId) ?? ''}>{label}</Link>;
}

function Reopen({ report, onChanged }: ReportStepsProps) {
  const { busy, step } = useStep(onChanged);
  const reopen = () => step(() => api(reopenReport, { reportId: report.id }), reportsText.reopened);
  return (
    <span className="cluster">
      <Button variant="text" size="small" disabled={busy} onClick={reopen}>
        {reportsText.reopen}
      </Button>
    </span>
  );
}

/** A question, a review or a product is taken away here; of other things staff say that they did something about them. */
function Close({ report, onChanged }: ReportStepsProps) {
  const { kind, id, subjectId, others } = report;
  const [isHiding, setHiding] = useState(false);
  const { busy, step } = useStep(onChanged);
  const close = (outcome: Outcome) =>
    step(() => api(closeReport, { reportId: id, outcome, others }), reportsText.closed);
  const act = () => {
    if (kind === 'review' || kind === 'product') return setHiding(true);
    if (kind !== 'question') return close('acted');
    return step(async () => {
      await api(hideQuestion, { questionId: subjectId });
      await api(closeReport, { reportId: id, outcome: 'acted', others });
    }, reportsText.closed);
  };
  return (
    <span className="cluster">
      <Button variant="outline" size="small" disabled={busy} onClick={act}>
        {ACTS[kind] ?? reportsText.acted}
      </Button>
      {kind === 'product' && (
        <Button variant="text" size="small" disabled={busy} onClick={() => close('acted')}>
          {reportsText.acted}
        </Button>
      )}
      <Button variant="text" size="small" disabled={busy} onClick={() => close('dismissed')}>
        {reportsText.dismissed}
      </Button>
      {isHiding && kind === 'product' && (
        <TakeProductOff
          productId={subjectId}
          onClose={() => setHiding(false)}
          onChanged={outcome => (outcome === 'done' ? close('acted') : onChanged())}
        />
      )}
      {isHiding && kind === 'review' && (
        <HideReview
          reviewId={subjectId}
          onClose={() => setHiding(false)}
          onChanged={outcome => (outcome === 'done' ? close('acted') : onChanged())}
        />
      )}
    </span>
  );
}

const ACTS: Partial<Record<ManagedReport['kind'], string>> = {
  product: reportsText.takeOff,
  question: questionsText.hide,
  review: reviewsText.hideTitle,
};

/** A step by one press: says what was done, or why not, and shows the list as it is then. */
function useStep(onChanged: () => void) {
  const [busy, setBusy] = useState(false);
  async function step(act: () => Promise<unknown>, done: string) {
    setBusy(true);
    try {
      await act();
      showToast(done);
    } catch (error) {
      showFailure((error instanceof Refusal ? error : generalRefusal('unexpected')).message);
    }
    setBusy(false);
    onChanged();
  }
  return { busy, step };
}
