import { useParams } from 'react-router';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Note } from '#kit/display/note.tsx';
import type { ShownClaim } from '#modules/returns/case-view.ts';
import { showClaim } from '#modules/returns/returns.calls.ts';
import { DECISION_LABELS, RECOVERY_LABELS, reasonLabel, returnText } from '#modules/returns/text.ts';
import { ClaimPill } from '#modules/returns/ui/case-pill.tsx';
import { Answered } from '../../data/answered.tsx';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useNextStep } from '../parts/focus.ts';
import { backOfficeText } from '../text.ts';
import { CasePage } from './case-page.tsx';
import { AnswerForm, DecideForm } from './claim-forms.tsx';
import { caseText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(caseText.title), noindex: true });

/** One claim: its merchant answers, staff decide. */
export default function ClaimPage() {
  const { claimId = '' } = useParams();
  if (!/^\d{1,15}$/.test(claimId)) return <EmptyState heading="h1" title={caseText.empty} />;
  return <OneClaim key={claimId} claimId={Number(claimId)} />;
}

function OneClaim({ claimId }: { claimId: number }) {
  const answer = useCall(showClaim, { claimId });
  const { onStepped } = useNextStep(bodyOf(answer), answer.reload);
  return (
    <Answered answer={answer} heading="h1">
      {it => (
        <CasePage it={it} pill={<ClaimPill state={it.state} />} about={reasonLabel(it.about)}>
          <Said it={it} />
          {it.mayAnswer && <AnswerForm claimId={it.id} onDone={onStepped} />}
          {it.mayDecide && <DecideForm claimId={it.id} onDone={onStepped} />}
          {!it.mayAnswer && !it.mayDecide && <p className="muted">{caseText.nothing}</p>}
        </CasePage>
      )}
    </Answered>
  );
}

function Said({ it }: { it: ShownClaim }) {
  return (
    <>
      {it.answer && (
        <Note tone="quiet">
          {returnText.merchantAnswer}: <bdi>{it.answer}</bdi>
        </Note>
      )}
      {it.decision && (
        <Note tone="info">
          <p>
            {DECISION_LABELS[it.decision]}. <bdi>{it.decisionNote}</bdi>
          </p>
          {it.recoveredFrom && (
            <p>
              {caseText.recoveredFrom}: {RECOVERY_LABELS[it.recoveredFrom]}
            </p>
          )}
        </Note>
      )}
    </>
  );
}
