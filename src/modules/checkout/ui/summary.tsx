import { Note } from '#kit/display/note.tsx';
import { Skeleton } from '#kit/display/skeleton.tsx';
import type { QuoteBody } from '#modules/cart/calls.ts';
import { changeText } from '#modules/cart/text.ts';
import { merchantName } from '#modules/merchants/merchant.ts';
import { Amounts } from '#modules/orders/ui/amounts.tsx';
import { LineRow } from '#modules/orders/ui/line-row.tsx';
import { arrivalText } from '#modules/shipping/promise.text.ts';
import { checkoutText, merchantOrdersNote } from '../text.ts';
import styles from './summary.module.css';

type Line = QuoteBody['lines'][number];

interface SummaryProps {
  quote: QuoteBody;
  /** `pending`: a governorate was chosen, and its fee is still loading. */
  delivery: 'unknown' | 'pending' | 'known';
}

/** What is ordered, from whom, and every amount before the confirmation [TRM-2]. */
export function Summary({ quote, delivery }: SummaryProps) {
  const names = new Map(quote.merchants.map(each => [each.merchantId, merchantName(each.merchantName)]));
  const known = delivery === 'known' && quote.delivery !== null;
  return (
    <>
      <ul>
        {quote.lines.map(line => (
          <SummaryLine
            key={`${line.productId}-${line.variantId}`}
            line={line}
            merchant={names.get(line.merchantId ?? 0) ?? ''}
          />
        ))}
      </ul>
      {delivery === 'known' && <Arrivals merchants={quote.merchants} />}
      {quote.merchants.length > 1 && <MerchantOrdersNote merchants={quote.merchants.length} />}
      <hr className={styles.rule} />
      <Amounts
        {...quote}
        delivery={known ? quote.delivery : <DeliveryLater pending={delivery === 'pending' ? 'yes' : 'no'} />}
        total={known ? quote.total : null}
      />
    </>
  );
}

/** When each parcel arrives, and what its delivery costs. */
function Arrivals({ merchants }: { merchants: QuoteBody['merchants'] }) {
  return merchants.map(
    each =>
      each.arrives && (
        <Note key={each.merchantId} tone="quiet" icon="truck">
          {merchants.length > 1 && (
            <>
              <bdi>{merchantName(each.merchantName)}</bdi>:{' '}
            </>
          )}
          {arrivalText(each.arrives)}
          {each.delivery === 0 && `. ${checkoutText.freeDelivery}`}
        </Note>
      ),
  );
}

function SummaryLine({ line, merchant }: { line: Line; merchant: string }) {
  const about = [line.options, merchant].filter(Boolean).join(' · ');
  return (
    <>
      <LineRow {...line} about={about} />
      {line.changes.map(change => (
        <li key={change} className={styles.change}>
          <Note tone={change === 'price_changed' ? 'info' : 'warn'}>
            {changeText(change, line.available)}
          </Note>
        </li>
      ))}
    </>
  );
}

function MerchantOrdersNote({ merchants }: { merchants: number }) {
  const [before, merchantOrders, after] = merchantOrdersNote(merchants);
  return (
    <Note tone="quiet" icon="package">
      {before}
      <strong>{merchantOrders}</strong>
      {after}
    </Note>
  );
}

function DeliveryLater({ pending }: { pending: 'yes' | 'no' }) {
  if (pending === 'no') return <span className={styles.later}>{checkoutText.deliveryLater}</span>;
  return (
    <>
      <span className="visually-hidden">{checkoutText.pricing}</span>
      <Skeleton width="80px" />
    </>
  );
}
