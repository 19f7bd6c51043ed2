import { formatPrice, fromPounds } from '#platform/money.ts';
import styles from './money.module.css';

/** Credits and debits, never by colour alone: the minus sign is in front. */
export function SignedAmount({ pounds }: { pounds: number }) {
  const amount = formatPrice(fromPounds(Math.abs(pounds)));
  return (
    <span className={pounds < 0 ? styles.less : styles.more}>
      {pounds < 0 ? '−' : '+'} {amount}
    </span>
  );
}
