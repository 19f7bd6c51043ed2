import { formatPrice, fromPounds } from '#platform/money.ts';
import styles from './money.module.css';

/** Credits and debits, never by colour alone: the sign is in front. Nothing has neither. */
export function SignedAmount({ pounds }: { pounds: number }) {
  const amount = formatPrice(fromPounds(Math.abs(pounds)));
  if (pounds === 0) return <span>{amount}</span>;
  return (
    <span className={pounds < 0 ? styles.less : styles.more}>
      {pounds < 0 ? '−' : '+'} {amount}
    </span>
  );
}
