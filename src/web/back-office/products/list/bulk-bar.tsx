import { useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { MOST_AT_ONCE } from '#modules/catalog/back-office/bulk-change.ts';
import { focusOn } from '../../parts/focus.ts';
import { bulkText, chosenCount } from '../text.ts';
import styles from './bulk.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Selection } from './use-selection.ts';
import type { BulkKind, DoneChange } from './wanted-change.ts';

/** The commonest action is nearest to the list, where people who select by keyboard come from. */
const KINDS: readonly BulkKind[] = ['publish', 'hide', 'stock', 'price'];

interface BulkBarProps {
  selection: Selection;
  /** How many products the list that is shown has. */
  total: number;
  onDone: (done: DoneChange) => void;
}

/** Actions on all selected products at once. */
export function BulkBar({ selection, total, onDone }: BulkBarProps) {
  const [kind, setKind] = useState<BulkKind | null>(null);
  const bar = useRef<HTMLElement>(null);
  const { count } = selection;
  if (count === 0) return null;
  return (
    <section ref={bar} aria-label={bulkText.label} className={styles.bulk}>
      <p aria-live="polite">{count > MOST_AT_ONCE ? bulkText.tooMany(MOST_AT_ONCE) : chosenCount(count)}</p>
      <div className={styles.bulkButtons}>
        <Button size="small" variant="text" onClick={selection.clear}>
          {bulkText.none}
        </Button>
        {KINDS.map(each => (
          <Button
            key={each}
            size="small"
            variant="outline"
            data-kind={each}
            disabled={count > MOST_AT_ONCE}
            onClick={() => setKind(each)}
          >
            {bulkText[each]}
          </Button>
        ))}
        {count < Math.min(total, MOST_AT_ONCE) && (
          <Button
            size="small"
            variant="soft"
            onClick={() => {
              selection.setAll(total);
              focusOn('[data-kind=price]', bar.current);
            }}
          >
            {total > MOST_AT_ONCE ? bulkText.chooseFirst(MOST_AT_ONCE) : bulkText.chooseAll(total)}
          </Button>
        )}
      </div>
      {kind && (
        <BulkDialog
          key={kind}
          kind={kind}
          chosen={selection.chosen}
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
