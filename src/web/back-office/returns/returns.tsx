import { Link } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { CASE_TABS, type CaseRow, listManagedCases } from '#modules/returns/back-office.calls.ts';
import type { ClaimState } from '#modules/returns/claim.ts';
import type { ReturnState } from '#modules/returns/return.ts';
import { reasonLabel, returnText } from '#modules/returns/text.ts';
import { ClaimPill, ReturnPill } from '#modules/returns/ui/case-pill.tsx';
import { formatDateTime } from '#platform/dates.ts';
import { useSession } from '../../data/session.ts';
import { bodyOf } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import styles from '../parts/case.module.css';
import { oneOf } from '../parts/list/address.ts';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { CASE_TAB_LABELS, caseText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(caseText.title), noindex: true });

const FILTERS = { tab: oneOf(CASE_TABS) } as const;

/** Returns and claims by their next step: a merchant sees its own, staff all. */
export default function ReturnsPage() {
  const query = useListQuery(FILTERS, { views: ['tab'] });
  const { tab = 'waiting' } = query.filter;
  const isOwn = useSession().role === 'merchant';
  const cases = useRememberedCall(listManagedCases, { tab, page: query.page });
  return (
    <div className={styles.page}>
      <PageHead title={caseText.title} />
      <div className={styles.panel}>
        <ListTabs
          label={caseText.tabs}
          labels={CASE_TAB_LABELS}
          shown={tab}
          hrefOf={name => query.hrefOf({ tab: name })}
          counts={bodyOf(cases)?.counts}
        />
        <Listed
          answer={cases}
          query={query}
          page={body => ({ rows: body.cases, pages: body.totalPages })}
          empty={{ title: caseText.empty, text: caseText.emptyMore }}
        >
          {body => (
            <DataTable
              label={CASE_TAB_LABELS[tab]}
              columns={isOwn ? OWN_COLUMNS : COLUMNS}
              rows={body.cases}
              idOf={row => `${row.kind} ${row.id}`}
            />
          )}
        </Listed>
      </div>
    </div>
  );
}

const time = (iso: string) => formatDateTime(new Date(iso));

const COLUMNS: readonly Column<CaseRow>[] = [
  {
    id: 'number',
    header: caseText.number,
    cell: ({ kind, id }) => (
      <Link to={kind === 'claim' ? `/claims/${id}` : `/returns/${id}`}>
        {kind === 'claim' ? returnText.claimNumber(String(id)) : returnText.returnNumber(String(id))}
      </Link>
    ),
  },
  {
    id: 'goods',
    look: 'words',
    header: caseText.goods,
    cell: ({ image, title, units }) => (
      <span className={styles.goods}>
        <Picture identifier={image} alt="" width={40} height={40} sizes="40px" />
        <span>
          <bdi dir="rtl">{title}</bdi> <span className="muted">{returnText.quantity(units)}</span>
        </span>
      </span>
    ),
  },
  { id: 'reason', header: caseText.reason, cell: ({ reason }) => reasonLabel(reason) },
  { id: 'merchant', header: caseText.merchant, cell: ({ merchantName }) => <bdi>{merchantName}</bdi> },
  {
    id: 'state',
    header: caseText.state,
    cell: ({ kind, state }) =>
      kind === 'claim' ? (
        <ClaimPill state={state as ClaimState} />
      ) : (
        <ReturnPill state={state as ReturnState} />
      ),
  },
  { id: 'opened', header: caseText.opened, cell: ({ openedAt }) => time(openedAt) },
  { id: 'due', header: caseText.due, cell: ({ dueAt }) => (dueAt ? time(dueAt) : caseText.noDue) },
];

/** Merchants know that all are their own. */
const OWN_COLUMNS = COLUMNS.filter(({ id }) => id !== 'merchant');
