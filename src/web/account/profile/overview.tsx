import { useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import counts from '#kit/count.module.css';
import { Icon, type IconName } from '#kit/icon.tsx';
import type { PageTab } from '#kit/navigation/tabbed-page.tsx';
import { Price } from '#kit/price.tsx';
import type { RoleData } from '#modules/accounts/account.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { showUnderWay } from '#modules/orders/calls.ts';
import type { OwnTab } from '#modules/orders/order.ts';
import type { NearestPart } from '#modules/orders/order-view.ts';
import { showCredit } from '#modules/returns/credit.calls.ts';
import { creditText } from '#modules/returns/credit.text.ts';
import { countToReview } from '#modules/reviews/calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatCount } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { formatMobile } from '#platform/phone.ts';
import { Answered } from '../../data/answered.tsx';
import { signOut } from '../../data/session.ts';
import { bodyOf, type CallAnswer, useCall } from '../../data/use-call.ts';
import { useShopFrame } from '../../root.tsx';
import { loginText } from '../../text.ts';
import { profileText } from '../text.ts';
import styles from './overview.module.css';
import { linesOf, nearestLine, OWN_TAB_LABELS, ordersHref, overviewText as text } from './overview.text.ts';

interface OverviewProps {
  account: RoleData;
  /** Card by card, in the order in which they stand. */
  groups: readonly (readonly PageTab[])[];
}

/** The account on a phone: what is under way first, then the way to each part, and at last the way out. */
export function Overview({ account, groups }: OverviewProps) {
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
      {account.role === 'user' ? <BuyersParts groups={groups} /> : <Parts groups={groups} lines={{}} />}
      <div className={styles.card}>
        <SupportLink />
        <button type="button" className={styles.row} onClick={signOut}>
          <Icon name="log-out" />
          {loginText.logout}
        </button>
      </div>
    </div>
  );
}

/** Where people answer, as at the foot of each page. */
function SupportLink() {
  const chat = useShopFrame()?.shop.supportChatUrl;
  if (!chat) return null;
  return (
    <a href={chat} target="_blank" rel="noopener" className={styles.row}>
      <Icon name="headphones" />
      <span className={styles.label}>{text.support}</span>
      <Icon name="chevron-end" />
    </a>
  );
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

function BuyersParts({ groups }: Pick<OverviewProps, 'groups'>) {
  const underWay = useCall(showUnderWay, {});
  const beside = bodyOf(underWay)?.beside;
  return (
    <>
      <OrdersCard underWay={underWay} />
      <CreditCard />
      <Parts groups={groups} lines={beside ? linesOf(beside) : {}} />
    </>
  );
}

interface PartsProps extends Pick<OverviewProps, 'groups'> {
  /** By the names of the entries. */
  lines: Readonly<Record<string, string>>;
}

function Parts({ groups, lines }: PartsProps) {
  return (
    <nav aria-label={profileText.sections} className={styles.groups}>
      {groups.map(entries => (
        <ul key={entries[0]?.name} className={styles.card}>
          {entries.map(entry => (
            <li key={entry.name}>
              <EntryLink entry={entry} line={lines[entry.name]} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

function EntryLink({ entry: { to, icon, label, mark }, line }: { entry: PageTab; line: string | undefined }) {
  return (
    <Link to={to} className={styles.row}>
      <Icon name={icon} />
      <span className={styles.label}>
        {label}
        {line && <span className="fine">{line}</span>}
      </span>
      {mark}
      <Icon name="chevron-end" />
    </Link>
  );
}

function OrdersCard({ underWay }: { underWay: CallAnswer<CallBody<typeof showUnderWay>> }) {
  const toReview = bodyOf(useCall(countToReview, {}))?.products ?? 0;
  const known = bodyOf(underWay);
  return (
    <section className={styles.card} aria-label={text.orders}>
      <div className={styles.title}>
        <h2>{text.orders}</h2>
        <Link to={ordersHref()} className={styles.all}>
          {text.allOrders(known?.orders ?? 0)}
        </Link>
      </div>
      <ul className={styles.counters}>
        <OrderCounter icon="wallet" tab="to_pay" count={known?.toPay} />
        <OrderCounter icon="package" tab="preparing" count={known?.preparing} />
        <OrderCounter icon="truck" tab="on_the_way" count={known?.onTheWay} />
        <Counter icon="star" label={text.toReview} count={toReview} to="?tab=reviews" />
      </ul>
      <div className={styles.nearest}>
        {underWay.state !== 'loading' && (
          <Answered answer={underWay}>{body => <Nearest part={body.nearest} />}</Answered>
        )}
      </div>
    </section>
  );
}

/** What reaches the buyer first. Its room is kept, so that nothing moves when it is known. */
function Nearest({ part }: { part: NearestPart | null }) {
  const [now] = useState(() => new Date());
  if (!part) return <p className="muted">{text.nothingUnderWay}</p>;
  return (
    <Link to={`/order-details/${part.orderId}`} className={styles.strip}>
      <Picture identifier={part.imageUrl} alt="" width={48} height={48} sizes="48px" />
      <span className={styles.words}>
        <b>{nearestLine(part, now)}</b>
        <span className={styles.what}>
          <bdi dir="ltr">{orderNumber(part.orderId)}</bdi> · <bdi dir="rtl">{part.title}</bdi>
        </span>
      </span>
      <Icon name="chevron-end" />
    </Link>
  );
}

interface CounterProps {
  icon: IconName;
  label: string;
  /** Without it nothing is known yet. */
  count: number | undefined;
  to: string;
}

function OrderCounter({ tab, ...counter }: Pick<CounterProps, 'icon' | 'count'> & { tab: OwnTab }) {
  return <Counter {...counter} label={OWN_TAB_LABELS[tab]} to={ordersHref(tab)} />;
}

function Counter({ icon, label, count = 0, to }: CounterProps) {
  return (
    <li>
      <Link to={to} className={styles.counter}>
        <span className={styles.sign}>
          <Icon name={icon} size={24} />
          {count > 0 && <span className={classNames(counts.count, styles.count)}>{formatCount(count)}</span>}
        </span>
        {label}
      </Link>
    </li>
  );
}

function CreditCard() {
  const credit = bodyOf(useCall(showCredit, {}));
  return (
    <div className={styles.card}>
      <Link to="?tab=credit" className={styles.row}>
        <Icon name="wallet" />
        <span className={styles.label}>
          {text.credit}
          {credit && credit.balance > 0 && <span className="fine">{creditText.lasts}</span>}
        </span>
        {credit && <Price pounds={credit.balance} size="amount" />}
        <Icon name="chevron-end" />
      </Link>
    </div>
  );
}
