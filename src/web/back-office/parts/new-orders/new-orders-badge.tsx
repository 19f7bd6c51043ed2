import { MOST_TASKS } from '#modules/reports/task.ts';
import { formatCount } from '#platform/digits.ts';
import styles from '../../staff-bar.module.css';
import { staffBarText } from '../../text.ts';
import { useNewOrders } from './use-new-orders.ts';

/** How many orders wait to be accepted; nothing if there are none. */
export function NewOrdersBadge() {
  const waiting = useNewOrders()?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <span className={styles.badge}>
      {waiting >= MOST_TASKS ? staffBarText.tooMany : formatCount(waiting)}
      <span className="visually-hidden"> {staffBarText.newOrders}</span>
    </span>
  );
}
