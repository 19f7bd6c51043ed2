import { useParams } from 'react-router';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Note } from '#kit/display/note.tsx';
import { showReturn } from '#modules/returns/returns.calls.ts';
import { reasonLabel, returnText } from '#modules/returns/text.ts';
import { ReturnPill } from '#modules/returns/ui/case-pill.tsx';
import { WayBack } from '#modules/returns/ui/way-back.tsx';
import { Answered } from '../../data/answered.tsx';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useNextStep } from '../parts/focus.ts';
import { backOfficeText } from '../text.ts';
import { CasePage } from './case-page.tsx';
import { NextSteps } from './next-steps.tsx';
import { caseText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(caseText.title), noindex: true });

/** One return, with the steps that the viewer may take now. */
export default function ReturnPage() {
  const { returnId = '' } = useParams();
  if (!/^\d{1,15}$/.test(returnId)) return <EmptyState heading="h1" title={caseText.empty} />;
  return <OneReturn key={returnId} returnId={Number(returnId)} />;
}

function OneReturn({ returnId }: { returnId: number }) {
  const answer = useCall(showReturn, { returnId });
  const { onStepped } = useNextStep(bodyOf(answer), answer.reload);
  return (
    <Answered answer={answer} heading="h1">
      {it => (
        <CasePage it={it} pill={<ReturnPill state={it.state} />} about={reasonLabel(it.reason)}>
          <p>{caseText.payer[it.payer]}</p>
          <WayBack it={it} reader="back_office" />
          {it.answer && (
            <Note tone="quiet">
              {returnText.answer}: <bdi>{it.answer}</bdi>
            </Note>
          )}
          <NextSteps key={it.state} it={it} onChanged={onStepped} />
        </CasePage>
      )}
    </Answered>
  );
}
