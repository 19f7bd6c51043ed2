import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { changeProducts, previewBulkChange } from '#modules/catalog/back-office.calls.ts';
import { CallFailed } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';
import { useBeginning } from '../parts/focus.ts';
import { bulkText } from './bulk.text.ts';
import styles from './bulk-dialog.module.css';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import type { Choices } from './editor/basics.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ShelfForm } from './shelf-form.tsx';
import { listText } from './text.ts';
import type { BulkKind, Change, Chosen, DoneChange } from './wanted-change.ts';

interface BulkDialogProps {
  kind: BulkKind;
  chosen: Chosen;
  /** Null while they are unknown. */
  choices: Choices | null;
  onClose: () => void;
  onDone: (done: DoneChange) => void;
}

/** One change of many products: entered, previewed row by row, done, and for a while undone by one press. */
export function BulkDialog({ kind, chosen, choices, onClose, onDone }: BulkDialogProps) {
  useBeginning(kind === 'category' || kind === 'brand' ? 'select' : 'input');
  const [change, setChange] = useState<Change | null>(
    kind === 'publish' || kind === 'hide' ? { kind } : null,
  );
  return (
    <Drawer open onClose={onClose} sheet title={bulkText.titles[kind]}>
      <div className={styles.dialog}>
        {(kind === 'price' || kind === 'stock') && (
          <BulkFields kind={kind} onPreview={setChange} onEdit={() => setChange(null)} />
        )}
        {kind === 'shelf' && <ShelfForm onPreview={setChange} onEdit={() => setChange(null)} />}
        {(kind === 'category' || kind === 'brand') &&
          (choices ? (
            <PlaceFields kind={kind} choices={choices} onPreview={setChange} onEdit={() => setChange(null)} />
          ) : (
            <Loading text={bulkText.loading} />
          ))}
        {change && <Shown key={JSON.stringify(change)} change={change} chosen={chosen} onDone={onDone} />}
        <Button variant="outline" onClick={onClose}>
          {bulkText.cancel}
        </Button>
      </div>
    </Drawer>
  );
}

interface ShownProps extends Pick<BulkDialogProps, 'chosen' | 'onDone'> {
  change: Change;
}

function Shown({ change, chosen, onDone }: ShownProps) {
  const [asked] = useState({ chosen, change });
  const preview = useCall(previewBulkChange, asked);
  const { busy, message, run } = useAction();
  if (preview.state === 'loading') return <Loading text={bulkText.loading} />;
  if (preview.state === 'failed')
    return <CallFailed error={preview.error} title={listText.failed} onRetry={preview.reload} />;
  const { productIds, seen, changes } = preview.body;
  const apply = async () => {
    const refusal = await run(async () => {
      const done = await api(changeProducts, { productIds, change, seen });
      onDone(done);
    });
    if (refusal?.code === 'preview_outdated') await preview.reload();
  };
  return (
    <>
      <FormError message={message} />
      <BulkPreview preview={preview.body} kind={change.kind} />
      {changes > 0 && (
        <div className={styles.apply}>
          <Button block busy={busy ? bulkText.working : undefined} onClick={apply}>
            {bulkText.apply}
          </Button>
        </div>
      )}
    </>
  );
}
