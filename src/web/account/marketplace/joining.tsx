import { useState } from 'react';
import { Note } from '#kit/display/note.tsx';
import { showApplication } from '#modules/merchants/application.calls.ts';
import { PAPER_NAMES } from '#modules/merchants/application.text.ts';
import { type Application, isOpenForChanges } from '#modules/merchants/application.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationStatus } from './application-status.tsx';
import { statusText } from './text.ts';

/** The form while something can be changed, otherwise the application's status. */
export function Joining() {
  const answer = useCall(showApplication, {});
  return (
    <Answered answer={answer}>
      {({ application }) => <Stage key={application?.status} first={application} onCheck={answer.reload} />}
    </Answered>
  );
}

function Stage({ first, onCheck }: { first: Application | null; onCheck: () => Promise<void> }) {
  const [application, setApplication] = useState(first);
  if (application && !isOpenForChanges(application.status))
    return (
      <ApplicationStatus
        application={application}
        isNew={application.status !== first?.status}
        onCheck={onCheck}
      />
    );
  return (
    <>
      {application && <Wanted application={application} />}
      <ApplicationForm application={application} onChange={setApplication} />
    </>
  );
}

/** Why an application was returned to its owner. */
function Wanted({ application: { status, papersAsked, reason } }: { application: Application }) {
  if (status === null) return null;
  return (
    <Note tone={status === 'rejected' ? 'danger' : 'warn'}>
      <strong>{status === 'rejected' ? statusText.rejected : statusText.needs}</strong>
      {papersAsked.length > 0 && (
        <p>{statusText.needsList(papersAsked.map(kind => PAPER_NAMES[kind]).join('، '))}</p>
      )}
      {reason && (
        <p>
          {statusText.reason}: {reason}
        </p>
      )}
      {status === 'rejected' && <p>{statusText.correct}</p>}
    </Note>
  );
}
