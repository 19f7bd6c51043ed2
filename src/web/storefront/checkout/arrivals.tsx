import { classNames } from '#kit/class-names.ts';
import { Note } from '#kit/display/note.tsx';
import { Skeleton } from '#kit/display/skeleton.tsx';
import { Icon } from '#kit/icon.tsx';
import type { QuoteBody } from '#modules/cart/calls.ts';
import { arrivalsText, merchantOrdersNote } from '#modules/checkout/text.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import { merchantName } from '#modules/merchants/merchant.ts';
import { daysText } from '#modules/shipping/promise.text.ts';
import styles from './arrivals.module.css';
import type { CartQuote } from './use-quote.ts';

interface ArrivalsProps {
  quote: CartQuote;
  governorateId: number | undefined;
}

/** When each parcel arrives, from whom, what it costs to bring and what is in it. */
export function Arrivals({ quote: { body, state }, governorateId }: ArrivalsProps) {
  const parts = body?.merchants.length ?? 0;
  const inParts = parts > 1 && <MerchantOrdersNote merchants={parts} />;
  if (governorateId === undefined)
    return (
      <p className="muted">
        {inParts}
        {arrivalsText.choosePlace}
      </p>
    );
  // Also where another place was priced before: its days hold for that place alone.
  if (state === 'failed') return <p className="muted">{arrivalsText.failed}</p>;
  if (!body || state === 'loading') return <Counting parcels={body?.merchants.length ?? 1} />;
  return (
    <>
      <ul className={styles.parcels}>
        {body.merchants.map((merchant, at) => (
          <Parcel key={merchant.merchantId} merchant={merchant} number={at + 1} quote={body} />
        ))}
      </ul>
      <p className={styles.more}>
        {inParts}
        {arrivalsText.courierCalls}
      </p>
    </>
  );
}

interface ParcelProps {
  merchant: QuoteBody['merchants'][number];
  number: number;
  quote: QuoteBody;
}

function Parcel({
  merchant: { merchantId, merchantName: name, arrives, delivery },
  number,
  quote,
}: ParcelProps) {
  const lines = quote.lines.filter(line => line.merchantId === merchantId && line.buyable > 0);
  const place = quote.merchants.length > 1 ? arrivalsText.parcel(number) : undefined;
  return (
    <li className={styles.parcel}>
      <div className={styles.words}>
        <p className={styles.day}>{arrives ? daysText(arrives) : arrivalsText.unknown}</p>
        <p className={styles.about}>
          {[place, merchantName(name), delivery !== null && arrivalsText.fee(delivery)]
            .filter(Boolean)
            .map((part, at) => (
              <span key={String(part)}>
                {at > 0 && ' · '}
                <bdi>{part}</bdi>
              </span>
            ))}
        </p>
        <ul className={styles.pictures}>
          {lines.map(({ productId, variantId, imageUrl, title }) => (
            <li key={`${productId}-${variantId}`} className={classNames(styles.picture, tintOf(productId))}>
              <Picture identifier={imageUrl} alt={title} width={48} height={48} sizes="48px" />
            </li>
          ))}
        </ul>
      </div>
      <Icon name="truck" />
    </li>
  );
}

function MerchantOrdersNote({ merchants }: { merchants: number }) {
  const [before, merchantOrders, after] = merchantOrdersNote(merchants);
  return (
    <>
      {before}
      <strong>{merchantOrders}</strong>
      {after}{' '}
    </>
  );
}

function Counting({ parcels }: { parcels: number }) {
  return (
    <>
      {Array.from({ length: parcels }, (_, at) => (
        <div key={at} className={styles.parcel}>
          <div className={styles.words}>
            <Skeleton width="55%" />
            <Skeleton width="80%" />
            <Skeleton shape="box" className={styles.picture} />
          </div>
        </div>
      ))}
      <Note tone="quiet" icon="clock">
        {arrivalsText.counting}
      </Note>
    </>
  );
}
