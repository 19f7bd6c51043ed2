import { Loading } from '#kit/display/loading.tsx';
import { listExceptions, listRemittances } from '#modules/remittances/calls.ts';
import { listCourierClaims } from '#modules/remittances/courier-claims.calls.ts';
import { CallFailed } from '../../data/answered.tsx';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useNextStep } from '../parts/focus.ts';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { CourierClaims } from './courier-claims.tsx';
import { Exceptions } from './exceptions.tsx';
import { StatementImport } from './statement-import.tsx';
import { Statements } from './statements.tsx';
import { remittanceText } from './text.ts';
import { WaitingCashTable } from './waiting-cash-table.tsx';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.remittances), noindex: true });

/** Cash from couriers: what they still have, what they sent, and the differences. */
export default function Remittances() {
  const query = useListQuery({});
  const { reload: reloadList, ...list } = useCall(listRemittances, { before: query.before });
  const { reload: reloadExceptions, ...open } = useCall(listExceptions, {});
  const { reload: reloadClaims, ...claims } = useCall(listCourierClaims, {});
  const reload = async () => {
    await Promise.all([reloadList(), reloadExceptions(), reloadClaims()]);
  };
  const { onStepped } = useNextStep(bodyOf(open), reload);
  const answers = [list, open, claims];
  const failed = answers.find(answer => answer.state === 'failed');
  return (
    <>
      <PageHead title={pageTitles.remittances} intro={remittanceText.intro} />
      {answers.some(answer => answer.state === 'loading') && <Loading text={remittanceText.loading} />}
      {failed && <CallFailed error={failed.error} title={remittanceText.failed} onRetry={reload} />}
      {list.state === 'ready' && open.state === 'ready' && claims.state === 'ready' && (
        <>
          <WaitingCashTable waiting={list.body.waiting} limits={list.body.limits} />
          <StatementImport couriers={list.body.couriers} onImported={() => void reload()} />
          <Exceptions
            exceptions={open.body.exceptions}
            aloneUpTo={list.body.limits.aloneUpTo}
            onChanged={() => void onStepped()}
          />
          <CourierClaims claims={claims.body.claims} onChanged={() => void onStepped()} />
          <Statements {...list.body} query={query} onSettled={() => void onStepped()} />
        </>
      )}
    </>
  );
}
