import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { OrderNote } from '#modules/orders/back-office/order-view.ts';
import { writeNote } from '#modules/orders/back-office.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { CallForm } from '../../../data/call-form.tsx';
import { useMay } from '../../../data/session.ts';
import { useCallForm } from '../../../data/use-call-form.ts';
import { LeaveGuard } from '../../parts/editor/leave-guard.tsx';
import { calledBy } from '../../text.ts';
import styles from './details.module.css';
import { detailsText } from './text.ts';

interface NotesProps {
  orderId: number;
  notes: readonly OrderNote[];
  onChanged: () => Promise<void>;
}

/** Notes between the people who work on an order. */
export function Notes({ orderId, notes, onChanged }: NotesProps) {
  const [isTyped, setTyped] = useState(false);
  const form = useCallForm(writeNote, {
    read: ({ body }) => ({ orderId, body }),
    onDone: async () => {
      form.props.ref.current?.reset();
      setTyped(false);
      showToast(detailsText.noteSaved);
      await onChanged();
    },
  });
  return (
    <section className={styles.card} aria-labelledby="notes">
      <h2 id="notes" className={styles.title}>
        {detailsText.notes}
      </h2>
      <ul className={styles.notes}>
        {notes.map(note => (
          <Note key={note.id} note={note} />
        ))}
      </ul>
      {notes.length === 0 && <p className="muted">{detailsText.noNotes}</p>}
      {useMay('orders') && (
        <CallForm form={form} className={styles.form}>
          <FormError message={form.message} />
          <TextAreaField
            label={detailsText.writeNote}
            name="body"
            rows={3}
            maxLength={1000}
            hint={detailsText.notesHint}
            onChange={({ target }) => setTyped(target.value.trim() !== '')}
          />
          <Button type="submit" variant="outline" busy={form.busy ? detailsText.working : undefined}>
            {detailsText.saveNote}
          </Button>
        </CallForm>
      )}
      <LeaveGuard work={isTyped ? 'unsaved' : 'saved'} />
    </section>
  );
}

function Note({ note: { who, merchantName, body, at } }: { note: NotesProps['notes'][number] }) {
  return (
    <li className={styles.event}>
      <p>
        <bdi>{body}</bdi>
      </p>
      <p className="muted">
        <bdi>{calledBy(who)}</bdi>
        {merchantName && (
          <>
            {' · '}
            <bdi>{merchantName}</bdi>
          </>
        )}
        {' · '}
        {formatDateTime(new Date(at))}
      </p>
    </li>
  );
}
