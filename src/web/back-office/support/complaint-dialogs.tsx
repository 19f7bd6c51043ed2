import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { answerComplaint, closeComplaint, type ManagedComplaint } from '#modules/complaints/calls.ts';
import { LONGEST_COMPLAINT } from '#modules/complaints/complaint.ts';
import { isolate } from '#platform/isolate.ts';
import { FormDialog } from '../parts/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';
import { complaintDeskText as text } from './complaints.text.ts';

interface ComplaintDialogProps {
  complaint: ManagedComplaint;
  onClose: () => void;
  onChanged: () => void;
}

/** Whoever complained is told the answer. */
export function AnswerDialog({ complaint: { number }, onClose, onChanged }: ComplaintDialogProps) {
  const form = useDialogForm(answerComplaint, {
    read: ({ body }) => ({ complaintId: number, body }),
    done: text.answered,
    onClose,
    onChanged,
  });
  return (
    <FormDialog
      form={form}
      icon="message-circle"
      title={text.answerTitle(isolate(String(number)))}
      text={text.answerText}
      submit={text.send}
      onClose={onClose}
    >
      <TextAreaField label={text.answerField} name="body" rows={5} maxLength={LONGEST_COMPLAINT} />
    </FormDialog>
  );
}

/** Of a complaint that was answered. */
export function CloseDialog({ complaint: { number }, onClose, onChanged }: ComplaintDialogProps) {
  const form = useDialogForm(closeComplaint, {
    read: () => ({ complaintId: number }),
    done: text.closed,
    onClose,
    onChanged,
  });
  return (
    <FormDialog
      form={form}
      icon="check"
      title={text.closeTitle(isolate(String(number)))}
      text={text.closeText}
      submit={text.close}
      onClose={onClose}
    />
  );
}
