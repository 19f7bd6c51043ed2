import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { type Customer, writeCustomerNote } from '#modules/returns/customers.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../parts/case.module.css';
import { customerText } from './customers.text.ts';

interface CustomerNotesProps {
  customer: Pick<Customer, 'userId' | 'notes'>;
  onChanged: () => Promise<void>;
}

/** What support has written down about a customer, for the next call. */
export function CustomerNotes({ customer: { userId, notes }, onChanged }: CustomerNotesProps) {
  const form = useCallForm(writeCustomerNote, {
    read: ({ body = '' }) => ({ userId, body }),
    onDone: async () => {
      form.props.ref.current?.reset();
      showToast(customerText.noteSaved);
      await onChanged();
    },
  });
  return (
    <section className={styles.panel} aria-labelledby="notes">
      <h2 id="notes">{customerText.notes}</h2>
      <CallForm form={form} className={styles.form}>
        <FormError message={form.message} />
        <TextAreaField
          label={customerText.writeNote}
          name="body"
          rows={3}
          maxLength={1000}
          hint={customerText.notesHint}
        />
        <Button type="submit" variant="outline" busy={form.busy ? customerText.saving : undefined}>
          {customerText.saveNote}
        </Button>
      </CallForm>
      <ul className={styles.form}>
        {notes.map(note => (
          <li key={note.id}>
            <p>
              <bdi>{note.body}</bdi>
            </p>
            <p className="muted">
              <bdi>{note.who}</bdi>
              {' · '}
              {formatDateTime(new Date(note.at))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
