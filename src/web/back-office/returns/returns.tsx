import { Link, useSearchParams } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { CASE_TABS, type CaseRow, listManagedCases } from '#modules/returns/back-office.calls.ts';
import type { ClaimState } from '#modules/returns/claim.ts';
import type { ReturnState } from '#modules/returns/return.ts';
import { reasonLabel, returnText } from '#modules/returns/text.ts';
import { ClaimPill, ReturnPill } from '#modules/returns/ui/case-pill.tsx';
import { formatDateTime } from '#platform/dates.ts';
import { clampPage } from '#platform/page.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import styles from '../parts/case.module.css';
import { CaseTabs } from '../parts/case-tabs.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { CASE_TAB_LABELS, caseText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(caseText.title), noindex: true });

/** Returns and claims by their next step: a merchant sees its own, staff all. */
export default function ReturnsPage() {
  const [query] = useSearchParams();
  const tab = CASE_TABS.find(name => name === query.get('tab')) ?? 'waiting';
  const page = clampPage(Number(query.get('page') ?? 1), Number.MAX_SAFE_INTEGER);
  const cases = useCall(listManagedCases, { tab, page });
  const counts = cases.state === 'ready' ? cases.body.counts : undefined;
  return (
    <div className={styles.page}>
      <PageHead title={caseText.title} />
      <div className={styles.panel}>
        <CaseTabs label={caseText.tabs} labels={CASE_TAB_LABELS} counts={counts} shown={tab} />
        <Answered answer={cases} heading="h2">
          {body =>
            body.cases.length === 0 ? (
              <EmptyState title={caseText.empty} text={caseText.emptyMore} />
            ) : (
              <>
                <DataTable
                  label={CASE_TAB_LABELS[tab]}
                  columns={COLUMNS}
                  rows={body.cases}
                  idOf={row => `${row.kind} ${row.id}`}
                />
                <Pagination
                  page={page}
                  pages={body.totalPages}
                  hrefFor={other => `?tab=${tab}&page=${other}`}
                />
              </>
            )
          }
        </Answered>
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
    header: caseText.goods,
    cell: ({ image, title, units }) => (
      <span className={styles.goods}>
        <Picture identifier={image} alt="" width={40} height={40} sizes="40px" />
        <span>
          <bdi dir="rtl">{title}</bdi> <span className={styles.quiet}>{returnText.quantity(units)}</span>
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
