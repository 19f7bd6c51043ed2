import type { HistoryRow } from '#modules/orders/back-office/order-view.ts';
import { reasonWords } from '#modules/orders/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import styles from './details.module.css';
import { detailsText, EVENT_LABELS, ROLES } from './text.ts';

/** Who did what and when, newest first. */
export function History({ rows }: { rows: readonly HistoryRow[] }) {
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {detailsText.history}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard scrolls it */}
      <ol className={styles.events} tabIndex={0} aria-labelledby="history">
        {rows.map(({ id, event, role, who, reason, at }) => (
          <li key={id} className={styles.event}>
            <p className={styles.strong}>{EVENT_LABELS[event]}</p>
            {reason && <p>{reasonWords(reason)}</p>}
            <p className={styles.quiet}>
              {formatDateTime(new Date(at))} · {ROLES[role] ?? role}
              {who && (
                <>
                  {' · '}
                  <bdi>{who}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
