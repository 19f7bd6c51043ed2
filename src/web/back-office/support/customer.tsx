import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Price } from '#kit/price.tsx';
import { StatusPill } from '#modules/orders/ui/status-pill.tsx';
import { type Customer, type CustomerOrder, showCustomer } from '#modules/returns/customers.calls.ts';
import { daysText } from '#modules/shipping/promise.text.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { formatMobile } from '#platform/phone.ts';
import { Answered } from '../../data/answered.tsx';
import { CallForm } from '../../data/call-form.tsx';
import { useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../parts/case.module.css';
import { GoodwillButton } from '../parts/goodwill-button.tsx';
import { id } from '../parts/list/address.ts';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Reach } from '../parts/reach.tsx';
import { backOfficeText } from '../text.ts';
import { CustomerNotes } from './customer-notes.tsx';
import { customerText } from './customers.text.ts';
import { ReportDialog } from './report-dialog.tsx';

export const meta = () => ({ title: backOfficeText.titled(customerText.title), noindex: true });

const FILTERS = { userId: id, orderId: id } as const;

/** Who calls: found by an order or a mobile, with what support may do for them. */
export default function CustomerPage() {
  const query = useListQuery(FILTERS);
  const { userId, orderId } = query.filter;
  if (userId === undefined && orderId === undefined)
    return <Search onFound={found => query.set({ userId: found }, 'push')} />;
  return <Found key={`${userId}-${orderId}`} asked={{ userId, orderId }} />;
}

function Search({ onFound }: { onFound: (userId: number) => void }) {
  const form = useCallForm(showCustomer, {
    read: ({ mobile = '' }) => ({ mobile }),
    onDone: ({ userId }) => onFound(userId),
  });
  return (
    <div className={styles.page}>
      <PageHead title={customerText.title} intro={customerText.intro} />
      <CallForm form={form} className={styles.panel}>
        <FormError message={form.message} />
        <Field label={customerText.mobile} name="mobile" ltr inputMode="tel" autoComplete="off" />
        <div className="cluster">
          <Button type="submit" icon="search" busy={form.busy ? customerText.searching : undefined}>
            {customerText.search}
          </Button>
        </div>
      </CallForm>
    </div>
  );
}

function Found({ asked }: { asked: { userId?: number | undefined; orderId?: number | undefined } }) {
  const answer = useCall(showCustomer, asked);
  const [reported, setReported] = useState<CustomerOrder>();
  return (
    <Answered answer={answer} heading="h1">
      {customer => (
        <div className={styles.page}>
          <Head customer={customer} />
          <Note tone="warn">{customerText.prove}</Note>
          <Sums customer={customer} />
          <div className={styles.columns}>
            <section className={styles.panel} aria-labelledby="orders">
              <h2 id="orders">{customerText.orders}</h2>
              {customer.orders.length === 0 ? (
                <p className="muted">{customerText.noOrders}</p>
              ) : (
                <DataTable
                  label={customerText.orders}
                  columns={columnsWith(setReported)}
                  rows={customer.orders}
                  idOf={({ merchantOrderId }) => merchantOrderId}
                />
              )}
            </section>
            <CustomerNotes customer={customer} onChanged={answer.reload} />
          </div>
          {reported && (
            <ReportDialog
              customer={customer}
              order={reported}
              onClose={() => setReported(undefined)}
              onChanged={answer.reload}
            />
          )}
        </div>
      )}
    </Answered>
  );
}

function Head({ customer }: { customer: Customer }) {
  const { name, mobile, email, since, isMobileProved, isBlocked, orders } = customer;
  const [newest] = orders;
  return (
    <>
      <PageHead
        title={name}
        intro={
          <>
            <bdi dir="ltr">{formatMobile(mobile)}</bdi>{' '}
            <Pill tone={isMobileProved ? 'ok' : 'warn'}>
              {isMobileProved ? customerText.proved : customerText.notProved}
            </Pill>{' '}
            {isBlocked && <Pill tone="danger">{customerText.blocked}</Pill>} <bdi dir="ltr">{email}</bdi>
            {' · '}
            {customerText.since} {formatDate(new Date(since))}
          </>
        }
      >
        {newest && <Reach mobile={mobile} orderId={newest.orderId} />}
        <GoodwillButton userId={customer.userId} />
      </PageHead>
    </>
  );
}

function Sums({ customer: { figures } }: { customer: Customer }) {
  const { orders, openOrders, bought, balance, refused, sent, returns } = figures;
  return (
    <Figures>
      <Figure icon="receipt-text" label={customerText.orders} note={customerText.open(openOrders)}>
        {formatCount(orders)}
      </Figure>
      <Figure icon="shopping-cart" label={customerText.bought}>
        <Price pounds={bought} size="amount" />
      </Figure>
      <Figure icon="wallet" label={customerText.balance}>
        <Price pounds={balance} size="amount" />
      </Figure>
      <Figure icon="circle-x" label={customerText.refused}>
        {customerText.of(refused, sent)}
      </Figure>
      <Figure icon="return" label={customerText.returns}>
        {formatCount(returns)}
      </Figure>
    </Figures>
  );
}

const REPORTABLE: ReadonlySet<string> = new Set(['delivered', 'completed']);

const columnsWith = (onReport: (order: CustomerOrder) => void): readonly Column<CustomerOrder>[] => [
  {
    id: 'order',
    header: customerText.order,
    cell: ({ orderId, placedAt }) => (
      <span className={styles.stacked}>
        <OrderLink orderId={orderId} />
        <span className="muted">{formatDate(new Date(placedAt))}</span>
      </span>
    ),
  },
  { id: 'shop', header: customerText.shop, cell: ({ merchantName }) => <bdi>{merchantName}</bdi> },
  {
    id: 'status',
    header: customerText.status,
    cell: ({ status }) => <StatusPill status={status} />,
  },
  {
    id: 'promised',
    header: customerText.promised,
    cell: ({ promised }) => promised && daysText(promised),
  },
  {
    id: 'total',
    header: customerText.total,
    look: 'amount',
    cell: ({ total }) => <Price pounds={total} size="amount" />,
  },
  {
    id: 'report',
    header: customerText.report,
    look: 'menu',
    cell: order =>
      REPORTABLE.has(order.status) && (
        <Button size="small" variant="outline" onClick={() => onReport(order)}>
          {customerText.report}
        </Button>
      ),
  },
];
