import { Note } from '#kit/display/note.tsx';
import { Skeleton } from '#kit/display/skeleton.tsx';
import type { QuoteBody } from '#modules/cart/calls.ts';
import { changeText } from '#modules/cart/text.ts';
import { merchantName } from '#modules/merchants/merchant.ts';
import { Amounts } from '#modules/orders/ui/amounts.tsx';
import { LineRow } from '#modules/orders/ui/line-row.tsx';
import { checkoutText } from '../text.ts';
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
      <hr className={styles.rule} />
      <Amounts
        {...quote}
        delivery={known ? quote.delivery : <DeliveryLater pending={delivery === 'pending' ? 'yes' : 'no'} />}
        total={known ? quote.total : null}
      />
    </>
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

function DeliveryLater({ pending }: { pending: 'yes' | 'no' }) {
  if (pending === 'no') return <span className={styles.later}>{checkoutText.deliveryLater}</span>;
  return (
    <>
      <span className="visually-hidden">{checkoutText.pricing}</span>
      <Skeleton width="80px" />
    </>
  );
}
