import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { focusOnSight } from '#kit/overlay/focus-on-sight.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { undoBulkChange } from '#modules/catalog/back-office.calls.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { bulkText } from './bulk.text.ts';
import styles from './bulk-dialog.module.css';
import type { DoneChange } from './wanted-change.ts';

interface DoneNoteProps {
  done: DoneChange;
  onUndone: () => void;
}

/** The last change of many products, with a button to undo it; it stays until the next action. */
export function DoneNote({ done: { batchId, changes }, onUndone }: DoneNoteProps) {
  const { busy, message, run } = useAction();
  const undo = () =>
    run(async () => {
      const { restored, skipped } = await api(undoBulkChange, { batchId });
      showToast(
        [bulkText.undone(restored), ...(skipped > 0 ? [bulkText.notRestored(skipped)] : [])].join(' · '),
      );
      onUndone();
    });
  return (
    // The bar that did it is gone, so the keyboard continues before the undo button and then the list.
    <div role="alert" ref={focusOnSight} tabIndex={-1}>
      <FormError message={message} />
      <Note tone="ok">
        <div className={styles.done}>
          <span>{bulkText.done(changes)}</span>
          <Button size="small" variant="outline" busy={busy ? bulkText.working : undefined} onClick={undo}>
            {bulkText.undo}
          </Button>
        </div>
      </Note>
    </div>
  );
}
