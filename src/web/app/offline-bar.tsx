import { useSyncExternalStore } from 'react';
import { Icon } from '#kit/icon.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import styles from './offline-bar.module.css';
import { offlineText } from './text.ts';

/** Says above the page that there is no connection, and from when the page is if it was cached. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
  const since = Number(document.documentElement.dataset.since ?? 0);
  if (isOnline && since === 0) return null;
  return (
    <div className={styles.bar}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <p className={styles.text} role="status">
        <Icon name="wifi-off" size={18} />
        <span>
          {offlineText.bar}
          {since > 0 && <span className={styles.since}>{offlineText.since(new Date(since))}</span>}
        </span>
      </p>
      <button type="button" className={styles.retry} onClick={retry}>
        {offlineText.retry}
      </button>
    </div>
  );
}

/** Without the network a reload would lose what was typed. */
function retry(): void {
  if (navigator.onLine) location.reload();
  else showFailure(offlineText.bar);
}

function watch(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
