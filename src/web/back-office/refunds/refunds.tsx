import { useState } from 'react';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Price } from '#kit/price.tsx';
import { listRefunds, REFUND_TABS, type RefundRow, type RefundTab } from '#modules/refunds/calls.ts';
import { REFUND_CAUSE_LABELS } from '#modules/refunds/text.ts';
import { wishLabel } from '#modules/returns/text.ts';
import { RefundPill } from '#modules/returns/ui/case-pill.tsx';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { bodyOf } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import styles from '../parts/case.module.css';
import { useNextStep } from '../parts/focus.ts';
import { GoodwillButton } from '../parts/goodwill-button.tsx';
import { oneOf } from '../parts/list/address.ts';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { Disputes } from './disputes.tsx';
import { RefundSteps } from './refund-steps.tsx';
import { REFUND_TAB_LABELS, refundsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(refundsText.title), noindex: true });

const FILTERS = { tab: oneOf(REFUND_TABS) } as const;

/** Refunds: finance approves them, sends those that were paid in cash, and sees the state of the others. */
export default function RefundsPage() {
  const query = useListQuery(FILTERS, { views: ['tab'] });
  // The tab it opened on stays, also when its last refund has been dealt with.
  const [opened, setOpened] = useState<RefundTab>();
  const asked = query.filter.tab ?? opened;
  const refunds = useRememberedCall(listRefunds, { tab: asked, page: query.page });
  const tab = asked ?? bodyOf(refunds)?.tab ?? 'drafted';
  if (opened === undefined && refunds.state === 'ready') setOpened(tab);
  const { place, onStepped } = useNextStep(bodyOf(refunds), refunds.reload);
  return (
    <div className={styles.page}>
      <PageHead title={refundsText.title}>
        <GoodwillButton />
      </PageHead>
      <div ref={place} className={styles.panel}>
        <ListTabs
          label={refundsText.tabs}
          labels={REFUND_TAB_LABELS}
          shown={tab}
          hrefOf={name => query.hrefOf({ tab: name })}
          counts={bodyOf(refunds)?.counts}
        />
        <Listed
          answer={refunds}
          query={query}
          page={body => ({ rows: body.refunds, pages: body.totalPages })}
          empty={{ title: refundsText.empty, text: refundsText.emptyMore }}
        >
          {body => (
            <DataTable
              label={REFUND_TAB_LABELS[tab]}
              columns={columnsOf(onStepped)}
              rows={body.refunds}
              idOf={row => row.id}
            />
          )}
        </Listed>
      </div>
      <Disputes />
    </div>
  );
}

/** The facts about each, and then the actions. */
function columnsOf(onChanged: () => Promise<void>): Column<RefundRow>[] {
  const steps = (row: RefundRow) => <RefundSteps refund={row} onChanged={onChanged} />;
  return [...COLUMNS, { id: 'steps', header: refundsText.steps, cell: steps }];
}

const COLUMNS: readonly Column<RefundRow>[] = [
  { id: 'number', header: refundsText.number, cell: ({ id }) => <bdi dir="ltr">{id}</bdi> },
  {
    id: 'order',
    header: refundsText.order,
    cell: ({ orderId, merchantName }) => (
      <span className={styles.stacked}>
        <OrderLink orderId={orderId} />
        {merchantName && <bdi className="muted">{merchantName}</bdi>}
      </span>
    ),
  },
  { id: 'cause', header: refundsText.cause, cell: ({ cause }) => REFUND_CAUSE_LABELS[cause] },
  { id: 'amount', header: refundsText.amount, cell: ({ amount }) => <Price pounds={amount} size="amount" /> },
  {
    id: 'means',
    header: refundsText.means,
    // Nothing is left to transfer once it was sent; the receipt tells that a person sent it.
    cell: ({ wish, receipt }) => wishLabel({ wish, paidInCash: receipt !== 'none', reader: 'staff' }),
  },
  { id: 'due', header: refundsText.due, cell: ({ dueAt }) => formatDate(new Date(dueAt)) },
  {
    id: 'state',
    header: refundsText.state,
    cell: ({ state, needsTwo, signatures }) => (
      <>
        <RefundPill state={state} />{' '}
        {needsTwo && state === 'drafted' && (
          <span className="muted">{refundsText.signed(formatCount(signatures))}</span>
        )}
      </>
    ),
  },
];
