import type { FormEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { LONGEST_SHELF } from '#modules/catalog/back-office/product-draft.ts';
import { bulkText } from './bulk.text.ts';
import styles from './bulk-dialog.module.css';
import type { Change } from './wanted-change.ts';

interface ShelfFormProps {
  onPreview: (change: Change) => void;
  /** The preview no longer matches the field. */
  onEdit: () => void;
}

/** Where the selected products lie in the store room. */
export function ShelfForm({ onPreview, onEdit }: ShelfFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onPreview({ kind: 'shelf', value: String(new FormData(event.currentTarget).get('value')).trim() });
  }
  return (
    <form className={styles.dialog} onSubmit={submit} onChange={onEdit}>
      <Field
        label={bulkText.shelfName}
        name="value"
        autoComplete="off"
        maxLength={LONGEST_SHELF}
        hint={bulkText.shelfHint}
      />
      <Button type="submit" variant="soft">
        {bulkText.preview}
      </Button>
    </form>
  );
}
