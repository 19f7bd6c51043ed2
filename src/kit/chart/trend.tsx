import { Icon } from '../icon.tsx';
import styles from './trend.module.css';

interface TrendProps {
  /** From the former value to this one; 0 is neither good nor bad. */
  change: number;
  /** Which direction is good: fewer returns are better. */
  good: 'up' | 'down';
  /** The difference without its sign, which the words after it express. */
  amount: string;
  words: string;
}

/** The direction and size of a change since the period before; never by colour alone. */
export function Trend({ change, good, amount, words }: TrendProps) {
  const isUp = change > 0;
  const tone = change === 0 ? styles.same : isUp === (good === 'up') ? styles.good : styles.bad;
  return (
    <span className={styles.trend}>
      <span className={tone}>
        {change !== 0 && <Icon name={isUp ? 'trending-up' : 'trending-down'} size={16} />}
        {amount}
      </span>{' '}
      {words}
    </span>
  );
}
