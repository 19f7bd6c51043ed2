import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { type Complaint, findComplaint } from '#modules/complaints/calls.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import { ComplaintCard } from './complaint-card.tsx';
import styles from './complaints.module.css';
import { complaintsText as text } from './text.ts';

/** A guest finds a complaint by its number and the mobile that it was sent with. */
export function FindComplaint() {
  const [found, setFound] = useState<Complaint | null>(null);
  const form = useCallForm(findComplaint, {
    onDone: setFound,
    onRefused: () => setFound(null),
  });
  return (
    <div className={styles.part}>
      <h3>{text.findTitle}</h3>
      <CallForm form={form} className={styles.form}>
        <FormError message={form.message} />
        <Field label={text.number} name="number" id="complaint-number" ltr inputMode="numeric" />
        <Field
          label={text.mobile}
          name="mobile"
          id="complaint-mobile"
          ltr
          inputMode="tel"
          autoComplete="tel"
        />
        <Button type="submit" variant="outline" busy={form.busy ? text.finding : undefined}>
          {text.find}
        </Button>
      </CallForm>
      <div aria-live="polite">{found && <ComplaintCard complaint={found} />}</div>
    </div>
  );
}
