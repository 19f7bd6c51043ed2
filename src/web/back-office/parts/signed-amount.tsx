import { Price } from '#kit/price.tsx';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { sideText } from '../text.ts';
import styles from './money.module.css';

/** Credits and debits: the sign is in front, and no colour says that one is good and the other bad. Nothing has neither. */
export function SignedAmount({ pounds }: { pounds: number }) {
  const amount = formatPrice(fromPounds(Math.abs(pounds)));
  if (pounds === 0) return <span>{amount}</span>;
  return (
    <span>
      {pounds < 0 ? '−' : '+'} {amount}
    </span>
  );
}

/** A sum that may fall below nothing, as where a courier takes back more than it brings: a minus stands only before that. */
export function Amount({ pounds }: { pounds: number }) {
  return pounds < 0 ? <SignedAmount pounds={pounds} /> : <Price pounds={pounds} size="amount" />;
}

/** What an account of the books stands at. Neither side is good or bad: income stands on the credit side. */
export function SidedAmount({ pounds }: { pounds: number }) {
  const amount = formatPrice(fromPounds(Math.abs(pounds)));
  if (pounds === 0) return <span>{amount}</span>;
  return (
    <span>
      {amount} <span className={styles.side}>{pounds < 0 ? sideText.credit : sideText.debit}</span>
    </span>
  );
}
