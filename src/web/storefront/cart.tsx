import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Note } from '#kit/display/note.tsx';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import { useCart } from '#modules/cart/browser-cart.ts';
import type { QuoteBody } from '#modules/cart/calls.ts';
import {
  type CartItem,
  countUnits,
  groupByMerchant,
  type MerchantGroup,
  subtotal,
} from '#modules/cart/cart.ts';
import { cartSize, cartText } from '#modules/cart/text.ts';
import { CartLines, CartSubtotal, type QuotedLines } from '#modules/cart/ui/cart-lines.tsx';
import { merchantName } from '#modules/merchants/merchant.ts';
import { MerchantLogo } from '#modules/merchants/ui/merchant-logo.tsx';
import { arrivalText } from '#modules/shipping/promise.text.ts';
import { formatPrice, fromPounds, toPounds } from '#platform/money.ts';
import { followAccountCart } from '../data/account-cart.ts';
import { type Place, usePlace } from '../data/place.ts';
import { ChangePlace } from '../parts/place/change-place.tsx';
import { RequireRole } from '../require-role.tsx';
import { siteText } from '../text.ts';
import { Assurances } from './cart/assurances.tsx';
import { LaterLines } from './cart/later-lines.tsx';
import { useLater } from './cart/use-later.ts';
import styles from './cart.module.css';
import { EmptyCart } from './checkout/empty-cart.tsx';
import { QuoteFailed } from './checkout/quote-failed.tsx';
import { type CartQuote, useQuote } from './checkout/use-quote.ts';

export const meta = () => ({ title: siteText.titled(cartText.title), noindex: true });

/** Half of all orders go there. */
const CAIRO: Place = { governorateId: 1, cityId: null, name: cartText.cairo };

/** For buyers only [NAV-5]. */
export default function CartPage() {
  return (
    <RequireRole roles={['user']}>
      <Cart />
    </RequireRole>
  );
}

function Cart() {
  const items = useCart();
  useEffect(followAccountCart, []);
  const place = usePlace() ?? CAIRO;
  const quote = useQuote(items, { governorateId: place.governorateId, cityId: place.cityId ?? undefined });
  const later = useLater();
  if (items.length === 0)
    return (
      <>
        <EmptyCart />
        <LaterLines later={later} />
      </>
    );
  const groups = groupByMerchant(items);
  return (
    <>
      <div className="page-width">
        <header className={styles.head}>
          <h1>{cartText.title}</h1>
          <p className={styles.size}>{cartSize(countUnits(items), groups.length)}</p>
        </header>
        <div className={styles.columns}>
          <div className={styles.groups}>
            {groups.map(group => (
              <Group
                key={group.key}
                group={group}
                quoted={quote.quoted}
                parcel={quote.body?.merchants.find(each => each.merchantId === group.merchantId)}
                onLater={later.save}
              />
            ))}
          </div>
          <Summary items={items} quote={quote} place={place} />
        </div>
      </div>
      <LaterLines later={later} />
    </>
  );
}

interface GroupProps {
  group: MerchantGroup;
  quoted: QuotedLines;
  /** Undefined until its price is known. */
  parcel: QuoteBody['merchants'][number] | undefined;
  onLater: (item: CartItem) => void;
}

function Group({ group, quoted, parcel, onLater }: GroupProps) {
  const name = merchantName(group.merchantName);
  const head = (
    <>
      <MerchantLogo merchant={{ id: group.merchantId ?? 0, logoUrl: group.merchantLogoUrl }} size={40} />
      <h2 className={styles.merchant}>
        <bdi>{name}</bdi>
      </h2>
    </>
  );
  return (
    <section className={styles.card} aria-label={name}>
      {group.merchantId === null ? (
        <div className={styles.seller}>{head}</div>
      ) : (
        <Link to={`/merchant/${group.merchantId}`} className={styles.seller}>
          {head}
          <Icon name="chevron-end" size={18} />
        </Link>
      )}
      <CartLines items={group.items} quoted={quoted} onLater={onLater} />
      {parcel?.arrives && (
        <p className={styles.arrives}>
          <Icon name="truck" size={18} /> {arrivalText(parcel.arrives)}
        </p>
      )}
      {parcel && <FreeDelivery parcel={parcel} goods={toPounds(subtotal(group.items))} />}
    </section>
  );
}

/** What is missing until the shop pays the delivery. */
function FreeDelivery({ parcel, goods }: { parcel: QuoteBody['merchants'][number]; goods: number }) {
  const { freeDeliveryFrom: from, delivery } = parcel;
  if (from === null) return null;
  const missing = toPounds(fromPounds(from) - fromPounds(goods));
  return (
    <p className={styles.later}>
      {delivery === 0 || missing <= 0
        ? cartText.freeDelivery
        : cartText.untilFree(formatPrice(fromPounds(missing)))}
    </p>
  );
}

interface SummaryProps {
  items: readonly CartItem[];
  quote: CartQuote;
  place: Place;
}

function Summary({ items, quote, place }: SummaryProps) {
  // A newer quote takes the place of the latest one; until then nothing moves.
  const body = quote.state === 'failed' ? undefined : quote.body;
  const isOld = quote.state === 'loading';
  const goods = quote.state === 'ready' ? quote.body?.goods : undefined;
  const blocked = quote.state === 'ready' && quote.body?.ready === false;
  return (
    <aside className={styles.aside} aria-label={cartText.summary}>
      <section className={styles.card}>
        <h2 className={styles.title}>{cartText.summary}</h2>
        <p className={styles.amount}>
          <span>{cartText.products(countUnits(items))}</span>
          <Price pounds={goods ?? toPounds(subtotal(items))} size="amount" />
        </p>
        <div className={styles.later}>
          <ChangePlace place={place} />
        </div>
        {body?.delivery == null ? (
          <p className={styles.later}>{cartText.feesLater}</p>
        ) : (
          <div aria-busy={isOld}>
            <Fees body={body} />
          </div>
        )}
        {quote.state === 'failed' && <QuoteFailed onRetry={quote.retry} />}
        {blocked && <Note tone="warn">{cartText.blocked}</Note>}
      </section>
      <div className={styles.bar}>
        {body?.total == null ? (
          <CartSubtotal items={items} goods={goods} />
        ) : (
          <p className={styles.due} aria-busy={isOld}>
            <span>{cartText.total}</span>
            <Price pounds={body.total} size="total" />
          </p>
        )}
        <Onward blocked={blocked} />
      </div>
      <Assurances />
    </aside>
  );
}

/** To the checkout, as far as the cart can be bought as it is. */
function Onward({ blocked }: { blocked: boolean }) {
  return blocked ? (
    <Button size="large" disabled>
      {cartText.checkout}
    </Button>
  ) : (
    <ButtonLink to="/checkout" size="large">
      {cartText.checkout}
      <Icon name="chevron-end" size={18} />
    </ButtonLink>
  );
}

/** Each fee before checkout, and what the whole comes to there. */
function Fees({ body }: { body: QuoteBody }) {
  const fees = [
    [cartText.delivery, body.delivery ?? 0],
    [cartText.packaging, body.packaging],
    [cartText.adminFee, body.adminFee],
  ] as const;
  return (
    <>
      {fees.map(([label, pounds]) => (
        <p key={label} className={styles.amount}>
          <span>{label}</span>
          <Price pounds={pounds} size="amount" />
        </p>
      ))}
      <p className={classNames(styles.amount, styles.total)}>
        <strong>{cartText.total}</strong>
        <Price pounds={body.total ?? 0} />
      </p>
    </>
  );
}
