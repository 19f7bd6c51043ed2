import { type Column, DataTable } from '#kit/display/data-table.tsx';
import type { EarningList } from '#modules/payouts/payout.ts';
import { type AvailableBody, listAvailable } from '#modules/payouts/payouts.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatWeekday } from '#platform/dates.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { pageCount } from '#platform/page.ts';
import { useRememberedCall } from '../../../data/use-remembered-call.ts';
import { Listed } from '../../parts/list/listed.tsx';
import type { ListPlace } from '../../parts/list/use-list-query.ts';
import { Amount } from '../../parts/signed-amount.tsx';
import { nextRunText, payoutsText, runText } from '../payouts.text.ts';

const PAGE_SIZE = 30;

/** Whose the available amount is, and whether the next batch takes it. */
export function AvailableList({ query, of }: { query: ListPlace; of: EarningList }) {
  const answer = useRememberedCall(listAvailable, { page: query.page, limit: PAGE_SIZE, of });
  return (
    <Listed
      answer={answer}
      query={query}
      page={({ merchants, total }) => ({ rows: merchants, pages: pageCount(total, PAGE_SIZE) })}
      empty={payoutsText.noneAvailable}
    >
      {body => (
        <DataTable
          label={runText.tabs[of]}
          columns={columnsOf(body)}
          rows={body.merchants}
          idOf={({ merchantId }) => merchantId}
        />
      )}
    </Listed>
  );
}

function columnsOf({ nextDay, minimum }: CallBody<typeof listAvailable>): Column<AvailableBody>[] {
  const when = nextRunText({
    day: formatWeekday(nextDay),
    minimum: isolate(formatPrice(fromPounds(minimum))),
  });
  return [
    { id: 'merchant', header: payoutsText.merchant, cell: ({ merchantName }) => <bdi>{merchantName}</bdi> },
    {
      id: 'amount',
      header: payoutsText.availableAmount,
      cell: ({ amount }) => <Amount pounds={amount} />,
    },
    { id: 'when', header: payoutsText.nextRun, cell: ({ nextRun }) => when[nextRun] },
  ];
}
