import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { sendComplaint } from '#modules/complaints/calls.ts';
import { COMPLAINT_SUBJECTS, LONGEST_COMPLAINT } from '#modules/complaints/complaint.ts';
import { COMPLAINT_SUBJECT_LABELS } from '#modules/complaints/text.ts';
import type { CallBody } from '#platform/call.ts';
import { isolate } from '#platform/isolate.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import { untilDay } from './complaint-card.tsx';
import styles from './complaints.module.css';
import { complaintsText as text } from './text.ts';

const SUBJECTS = COMPLAINT_SUBJECTS.map(value => ({ value, label: COMPLAINT_SUBJECT_LABELS[value] }));

/** A guest says name and mobile too. Afterwards the number stands where the form was. */
export function ComplaintForm({ isGuest }: { isGuest: boolean }) {
  const [sent, setSent] = useState<CallBody<typeof sendComplaint> | null>(null);
  const form = useCallForm(sendComplaint, {
    read: ({ orderNumber, ...fields }) => ({ ...fields, ...(orderNumber && { orderNumber }) }),
    onDone: setSent,
  });
  if (sent)
    return (
      <div className={styles.form}>
        <Note tone="ok">
          <output>
            {text.sent(isolate(String(sent.number)))} {text.sentDue(untilDay(sent.dueAt))}
            {isGuest && ` ${text.keep}`}
          </output>
        </Note>
        <Button variant="outline" onClick={() => setSent(null)}>
          {text.another}
        </Button>
      </div>
    );
  return (
    <CallForm form={form} className={styles.form}>
      <FormError message={form.message} />
      <SelectField
        label={text.subject}
        name="subject"
        placeholder={text.choose}
        defaultValue=""
        options={SUBJECTS}
      />
      <TextAreaField label={text.body} name="body" rows={5} maxLength={LONGEST_COMPLAINT} />
      <Field label={text.order} name="orderNumber" optional ltr />
      {isGuest && (
        <>
          <Field label={text.name} name="name" autoComplete="name" />
          <Field label={text.mobile} name="mobile" ltr inputMode="tel" autoComplete="tel" />
        </>
      )}
      <Button type="submit" busy={form.busy ? text.sending : undefined}>
        {text.send}
      </Button>
    </CallForm>
  );
}
