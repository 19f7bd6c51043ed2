import { formatDate, startOfCairoDay } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { isolate } from '#platform/isolate.ts';
import type { Reading } from '../reading.ts';
import styles from './consent-list.module.css';
import { readingText } from './text.ts';

/** Who read the account's mobile and addresses, by their role or shop, the newest first. */
export function ReadingList({ readings }: { readings: readonly Reading[] }) {
  if (readings.length === 0) return <p className="muted">{readingText.none}</p>;
  return (
    <ul className={styles.list}>
      {readings.map(({ day, role, merchantName, what, orderId, times }) => (
        <li key={`${day} ${role} ${merchantName} ${orderId}`}>
          <p className={styles.head}>
            {merchantName === null ? readingText.roles[role] : readingText.shop(isolate(merchantName))}
          </p>
          <p className="muted">
            {formatDate(startOfCairoDay(day))}
            {' · '}
            {readingText.what[what]}
            {orderId !== null && (
              <>
                {' · '}
                <bdi dir="ltr">{orderNumber(orderId)}</bdi>
              </>
            )}
            {' · '}
            {readingText.times(times)}
          </p>
        </li>
      ))}
    </ul>
  );
}
