import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { listExceptions, listRemittances } from '#modules/remittances/calls.ts';
import { listCourierClaims } from '#modules/remittances/courier-claims.calls.ts';
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
  const states = [list.state, open.state, claims.state];
  return (
    <>
      <PageHead title={pageTitles.remittances} intro={remittanceText.intro} />
      {states.includes('loading') && <Loading text={remittanceText.loading} />}
      {states.includes('failed') && (
        <EmptyState
          title={remittanceText.failed}
          text={remittanceText.tryLater}
          action={<Button onClick={reload}>{remittanceText.retry}</Button>}
        />
      )}
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
