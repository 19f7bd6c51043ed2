import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Icon, type IconName } from '#kit/icon.tsx';
import type { PageTab } from '#kit/navigation/tabbed-page.tsx';
import { Price } from '#kit/price.tsx';
import type { RoleData } from '#modules/accounts/account.ts';
import { listOrders } from '#modules/orders/calls.ts';
import type { OrderStatus } from '#modules/orders/order.ts';
import type { OrderSummary } from '#modules/orders/order-view.ts';
import { ORDER_LABELS } from '#modules/orders/text.ts';
import { showCredit } from '#modules/returns/refunds.calls.ts';
import { formatCount } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { formatMobile } from '#platform/phone.ts';
import { Answered } from '../../data/answered.tsx';
import { signOut } from '../../data/session.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { loginText } from '../../text.ts';
import { profileText } from '../text.ts';
import styles from './overview.module.css';
import { overviewText as text } from './overview.text.ts';

interface OverviewProps {
  account: RoleData;
  /** Card by card, in the order in which they stand. */
  groups: readonly (readonly PageTab[])[];
}

/** The account on a phone: what is under way first, then the way to each part, and at last the way out. */
export function Overview({ account, groups }: OverviewProps) {
  const isBuyer = account.role === 'user';
  return (
    <div className={classNames('page-width', styles.overview)}>
      <header className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {account.name.trim().charAt(0)}
        </span>
        <div>
          <h1 className={styles.name}>
            {text.hello} <bdi>{firstName(account.name)}</bdi>
          </h1>
          <p className="muted">
            <bdi dir="ltr">{formatMobile(account.mobile)}</bdi>
          </p>
        </div>
      </header>
      {isBuyer && <OrdersCard />}
      {isBuyer && <CreditCard />}
      <nav aria-label={profileText.sections} className={styles.groups}>
        {groups.map(entries => (
          <ul key={entries[0]?.name} className={styles.card}>
            {entries.map(entry => (
              <li key={entry.name}>
                <EntryLink entry={entry} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.card}>
        <button type="button" className={styles.row} onClick={signOut}>
          <Icon name="log-out" />
          {loginText.logout}
        </button>
      </div>
    </div>
  );
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

function EntryLink({ entry: { to, icon, label, mark } }: { entry: PageTab }) {
  return (
    <Link to={to} className={styles.row}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
      {mark}
      <Icon name="chevron-end" />
    </Link>
  );
}

/** Whatever is older has long ended. */
const NEWEST = 50;

function OrdersCard() {
  const orders = useCall(listOrders, { page: 1, limit: NEWEST });
  return (
    <section className={styles.card} aria-label={text.orders}>
      <div className={styles.title}>
        <h2>{text.orders}</h2>
        <Link to="?tab=orders" className={styles.all}>
          {text.allOrders(bodyOf(orders)?.totalOrders ?? 0)}
        </Link>
      </div>
      <Counters orders={bodyOf(orders)?.orders ?? []} />
      <div className={styles.nearest}>
        {orders.state !== 'loading' && (
          <Answered answer={orders}>{body => <Nearest orders={body.orders} />}</Answered>
        )}
      </div>
    </section>
  );
}

const COUNTERS: readonly { icon: IconName; label: string; of: readonly OrderStatus[] }[] = [
  { icon: 'wallet', label: text.toPay, of: ['awaiting_payment'] },
  { icon: 'package', label: text.preparing, of: ['awaiting_confirmation', 'in_preparation'] },
  { icon: 'truck', label: text.onTheWay, of: ['on_the_way', 'partly_delivered'] },
];

function Counters({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <ul className={styles.counters}>
      {COUNTERS.map(({ icon, label, of }) => (
        <li key={label}>
          <Counter
            icon={icon}
            label={label}
            count={orders.filter(({ status }) => of.includes(status)).length}
          />
        </li>
      ))}
    </ul>
  );
}

/** The order that waits longest. Its room is kept, so that nothing moves when it is known. */
function Nearest({ orders }: { orders: readonly OrderSummary[] }) {
  const order = orders.findLast(({ status }) => COUNTERS.some(({ of }) => of.includes(status)));
  if (!order) return <p className="muted">{text.nothingUnderWay}</p>;
  return (
    <Link to={`/order-details/${order.id}`} className={styles.strip}>
      <span className={styles.label}>
        {ORDER_LABELS[order.status]} · <bdi dir="ltr">{orderNumber(order.id)}</bdi>
      </span>
      <Icon name="chevron-end" />
    </Link>
  );
}

function Counter({ icon, label, count }: { icon: IconName; label: string; count: number }) {
  return (
    <Link to="?tab=orders" className={styles.counter}>
      <span className={styles.sign}>
        <Icon name={icon} size={24} />
        {count > 0 && <span className={styles.count}>{formatCount(count)}</span>}
      </span>
      {label}
    </Link>
  );
}

function CreditCard() {
  const credit = bodyOf(useCall(showCredit, {}));
  return (
    <div className={styles.card}>
      <Link to="?tab=credit" className={styles.row}>
        <Icon name="wallet" />
        <span className={styles.label}>{text.credit}</span>
        {credit && <Price pounds={credit.balance} size="amount" />}
        <Icon name="chevron-end" />
      </Link>
    </div>
  );
}
