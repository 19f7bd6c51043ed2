import { EVENT_NAMES } from '#modules/merchants/application.text.ts';
import type { MerchantFile } from '#modules/merchants/merchant-file.ts';
import { formatDateTime } from '#platform/dates.ts';
import { calledBy } from '../text.ts';
import styles from './detail.module.css';
import { merchantsText } from './text.ts';

/** The history of a merchant, newest first, with authors and reasons. */
export function History({ file: { history } }: { file: MerchantFile }) {
  if (history.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{merchantsText.history}</summary>
      <ol>
        {history.map(({ event, at, by, reason }) => (
          <li key={at}>
            <strong>{EVENT_NAMES[event]}</strong>
            <span className={styles.quiet}>
              {formatDateTime(new Date(at))} · <bdi>{calledBy(by, merchantsText.byShop)}</bdi>
            </span>
            {reason && <span>{reason}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
