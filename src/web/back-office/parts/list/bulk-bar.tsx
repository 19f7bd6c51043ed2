import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { FOOT } from '../foot.ts';
import styles from './bulk-bar.module.css';
import { listKitText } from './text.ts';

interface BulkBarProps {
  label: string;
  count: ReactNode;
  onUnselect: () => void;
  /** The commonest last: nearest to the list, where people who select by keyboard come from. */
  children: ReactNode;
}

/** Actions on all selected rows, which stay in sight; on a phone all is one low line whose actions scroll sideways. */
export function BulkBar({ label, count, onUnselect, children }: BulkBarProps) {
  return (
    <section aria-label={label} {...FOOT} className={styles.bar}>
      <output className={styles.count}>{count}</output>
      <Button variant="text" size="small" icon="close" onClick={onUnselect}>
        <span className={styles.words}>{listKitText.unselect}</span>
      </Button>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
