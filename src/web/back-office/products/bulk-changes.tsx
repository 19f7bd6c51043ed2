import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { MOST_AT_ONCE } from '#modules/catalog/back-office/bulk-change.ts';
import { focusOn } from '../parts/focus.ts';
import { BulkBar } from '../parts/list/bulk-bar.tsx';
import { bulkText } from './bulk.text.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Choices } from './editor/basics.tsx';
import { chosenCount } from './text.ts';
import type { ProductSelection } from './use-product-selection.ts';
import type { BulkKind, DoneChange } from './wanted-change.ts';

const KINDS: readonly BulkKind[] = ['publish', 'hide', 'category', 'brand', 'shelf', 'stock', 'price'];

interface BulkChangesProps {
  selection: ProductSelection;
  /** How many products the list that is shown has. */
  total: number;
  /** Null while they are unknown. */
  choices: Choices | null;
  onDone: (done: DoneChange) => void;
}

/** Actions on all selected products at once. */
export function BulkChanges({ selection, total, choices, onDone }: BulkChangesProps) {
  const [kind, setKind] = useState<BulkKind | null>(null);
  const { count } = selection;
  if (count === 0) return null;
  return (
    <>
      <BulkBar
        label={bulkText.label}
        count={count > MOST_AT_ONCE ? bulkText.tooMany(MOST_AT_ONCE) : chosenCount(count)}
        onUnselect={selection.clear}
      >
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
        {count < Math.min(total, MOST_AT_ONCE) && <SelectAll selection={selection} total={total} />}
      </BulkBar>
      {kind && (
        <BulkDialog
          key={kind}
          kind={kind}
          chosen={selection.chosen}
          choices={choices}
          onClose={() => setKind(null)}
          onDone={done => {
            setKind(null);
            selection.clear();
            onDone(done);
          }}
        />
      )}
    </>
  );
}

function SelectAll({ selection, total }: Pick<BulkChangesProps, 'selection' | 'total'>) {
  return (
    <Button
      size="small"
      variant="soft"
      onClick={() => {
        selection.setAll(total);
        focusOn('[data-kind=price]');
      }}
    >
      {total > MOST_AT_ONCE ? bulkText.chooseFirst(MOST_AT_ONCE) : bulkText.chooseAll(total)}
    </Button>
  );
}
