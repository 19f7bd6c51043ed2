import { listSecurity } from '#modules/accounts/audit.calls.ts';
import { SECURITY_EVENTS } from '#modules/accounts/security-event.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { day, oneOf, words } from '../parts/list/address.ts';
import { DayPick, FilterBar, Pick, SearchBox } from '../parts/list/filters.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { type ListQuery, useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import styles from './audit.module.css';
import { securityNames, securityText } from './security.text.ts';
import { SecurityTable } from './security-table.tsx';

const FILTERS = {
  kind: oneOf(SECURITY_EVENTS),
  account: words,
  address: words,
  fromDay: day,
  toDay: day,
} as const;

const KINDS = SECURITY_EVENTS.map(kind => ({ value: kind, label: securityNames[kind] }));

export const meta = () => ({ title: backOfficeText.titled(pageTitles.securityLog), noindex: true });

/** Who signed in, failed or was refused, from where and with what, newest first. */
export default function SecurityLog() {
  const query = useListQuery(FILTERS);
  const events = useRememberedCall(listSecurity, { ...query.filter, before: query.before });
  return (
    <>
      <PageHead title={pageTitles.securityLog} intro={securityText.intro} />
      <div className={styles.filters}>
        <SecurityFilters query={query} />
      </div>
      <Listed
        answer={events}
        query={query}
        text={securityText}
        page={body => ({ rows: body.events, next: body.next })}
        empty={{ title: securityText.none }}
      >
        {body => <SecurityTable events={body.events} />}
      </Listed>
    </>
  );
}

function SecurityFilters({ query }: { query: ListQuery<typeof FILTERS> }) {
  const { account, accountHint, allKinds, filters, kind } = securityText;
  return (
    <FilterBar
      query={query}
      label={filters}
      search={<SearchBox query={query} name="account" label={account} placeholder={accountHint} />}
    >
      <Pick query={query} name="kind" icon="key" label={kind} all={allKinds} options={KINDS} />
      {query.filter.address !== undefined && (
        <SearchBox query={query} name="address" label={securityText.address} />
      )}
      <DayPick query={query} name="fromDay" label={securityText.fromDay} />
      <DayPick query={query} name="toDay" label={securityText.toDay} />
    </FilterBar>
  );
}
