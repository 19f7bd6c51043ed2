import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { bulkText, chosenCount } from '../text.ts';
import styles from './bulk.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Selection } from './use-selection.ts';
import type { BulkKind, DoneChange } from './wanted-change.ts';

const KINDS: readonly BulkKind[] = ['publish', 'hide', 'price', 'stock'];

/** What can be done with all chosen products at once. */
export function BulkBar({ selection, onDone }: { selection: Selection; onDone: (done: DoneChange) => void }) {
  const [kind, setKind] = useState<BulkKind | null>(null);
  if (selection.ids.length === 0) return null;
  return (
    <section aria-label={bulkText.label} className={styles.bulk}>
      <p aria-live="polite">{chosenCount(selection.ids.length)}</p>
      <div className={styles.bulkButtons}>
        {KINDS.map(each => (
          <Button key={each} size="small" variant="outline" onClick={() => setKind(each)}>
            {bulkText[each]}
          </Button>
        ))}
        <Button size="small" variant="text" onClick={selection.clear}>
          {bulkText.none}
        </Button>
      </div>
      {kind && (
        <BulkDialog
          key={kind}
          kind={kind}
          productIds={selection.ids}
          onClose={() => setKind(null)}
          onDone={done => {
            setKind(null);
            selection.clear();
            onDone(done);
          }}
        />
      )}
    </section>
  );
}
