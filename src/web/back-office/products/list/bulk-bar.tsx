import { useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { MOST_AT_ONCE } from '#modules/catalog/back-office/bulk-change.ts';
import { listManagedProductIds } from '#modules/catalog/contract/back-office.ts';
import { useAction } from '../../../account/use-action.ts';
import { api } from '../../../api.ts';
import { focusOn } from '../../focus.ts';
import { bulkText, chosenCount } from '../text.ts';
import styles from './bulk.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import type { ListInput } from './list-query.ts';
import type { Selection } from './use-selection.ts';
import type { BulkKind, DoneChange } from './wanted-change.ts';

/** The commonest action is nearest to the list, where people who select by keyboard come from. */
const KINDS: readonly BulkKind[] = ['publish', 'hide', 'stock', 'price'];

interface BulkBarProps {
  selection: Selection;
  /** The current list, and its number of products. */
  list: ListInput;
  total: number;
  onDone: (done: DoneChange) => void;
}

/** Actions on all selected products at once. */
export function BulkBar({ selection, list, total, onDone }: BulkBarProps) {
  const [kind, setKind] = useState<BulkKind | null>(null);
  const bar = useRef<HTMLElement>(null);
  const count = selection.ids.length;
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
          <ChooseAll
            list={list}
            total={total}
            onChosen={ids => {
              selection.set(ids, true);
              focusOn('[data-kind=price]', bar.current);
            }}
          />
        )}
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

interface ChooseAllProps extends Pick<BulkBarProps, 'list' | 'total'> {
  onChosen: (productIds: readonly number[]) => void;
}

/** The whole list, including other pages, up to the limit of a bulk change. */
function ChooseAll({ list: { page: _page, limit: _limit, ...listed }, total, onChosen }: ChooseAllProps) {
  const { busy, message, run } = useAction();
  const choose = () => run(async () => onChosen((await api(listManagedProductIds, listed)).productIds));
  return (
    <>
      <Button size="small" variant="soft" busy={busy ? bulkText.choosing : undefined} onClick={choose}>
        {total > MOST_AT_ONCE ? bulkText.chooseFirst(MOST_AT_ONCE) : bulkText.chooseAll(total)}
      </Button>
      <FormError message={message} />
    </>
  );
}
