import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { checkBooksNow, listFailedJobs, showOperations } from '#modules/operations/calls.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { useListQuery } from '../parts/list/use-list-query.ts';
import styles from '../parts/money.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { OperationFigures, Processes, Queue, Services } from './state.tsx';
import { operationsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.operations), noindex: true });

/** Whether the shop's machinery runs, and what to do where it does not. */
export default function Operations() {
  const query = useListQuery({});
  const state = useRememberedCall(showOperations, {});
  const failed = useRememberedCall(listFailedJobs, { page: query.page });
  const reload = () => Promise.all([state.reload(), failed.reload()]);
  return (
    <div className={styles.page}>
      <PageHead title={pageTitles.operations} intro={operationsText.intro}>
        <Button variant="outline" onClick={() => void reload()}>
          {operationsText.reload}
        </Button>
        <CheckBooks />
      </PageHead>
      <Answered answer={state} heading="h2">
        {body => (
          <>
            <OperationFigures state={body} />
            {body.books && body.books.broken.length > 0 && (
              <Note tone="danger">
                {operationsText.broken}
                <ul>
                  {body.books.broken.map(rule => (
                    <li key={rule} dir="ltr">
                      {rule}
                    </li>
                  ))}
                </ul>
              </Note>
            )}
            {body.processes.length === 0 && <Note tone="danger">{operationsText.noProcess}</Note>}
          </>
        )}
      </Answered>
      <FailedJobs answer={failed} query={query} onChanged={reload} />
      <Answered answer={state} heading="h2">
        {body => (
          <>
            <Queue queue={body.queue} />
            <div className={styles.pair}>
              <Services services={body.services} />
              <Processes processes={body.processes} />
            </div>
          </>
        )}
      </Answered>
    </div>
  );
}

function CheckBooks() {
  const { busy, run } = useAction();
  const [asked, setAsked] = useState(false);
  const check = async () => {
    const refusal = await run(() => api(checkBooksNow, {}));
    if (refusal) showFailure(refusal.message);
    else showToast(operationsText.checking);
    setAsked(!refusal);
  };
  return (
    <Button busy={busy ? operationsText.checkNow : undefined} disabled={asked} onClick={() => void check()}>
      {operationsText.checkNow}
    </Button>
  );
}
