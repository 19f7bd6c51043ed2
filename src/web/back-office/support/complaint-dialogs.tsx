import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { answerComplaint, closeComplaint, type ManagedComplaint } from '#modules/complaints/calls.ts';
import { LONGEST_COMPLAINT } from '#modules/complaints/complaint.ts';
import { isolate } from '#platform/isolate.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { complaintDeskText as text } from './complaints.text.ts';

interface ComplaintDialogProps {
  complaint: ManagedComplaint;
  onClose: () => void;
  onChanged: () => void;
}

/** Whoever complained is told the answer. */
export function AnswerDialog({ complaint: { number, answers }, onClose, onChanged }: ComplaintDialogProps) {
  return (
    <CallDialog
      call={answerComplaint}
      read={({ body }) => ({ complaintId: number, body, answers: answers.length })}
      done={text.answered}
      onChanged={onChanged}
      icon="message-circle"
      title={text.answerTitle(isolate(String(number)))}
      text={text.answerText}
      submit={text.send}
      onClose={onClose}
    >
      <TextAreaField label={text.answerField} name="body" rows={5} maxLength={LONGEST_COMPLAINT} />
    </CallDialog>
  );
}

/** Of a complaint that was answered. */
export function CloseDialog({ complaint: { number }, onClose, onChanged }: ComplaintDialogProps) {
  return (
    <CallDialog
      call={closeComplaint}
      read={() => ({ complaintId: number })}
      done={text.closed}
      onChanged={onChanged}
      icon="check"
      title={text.closeTitle(isolate(String(number)))}
      text={text.closeText}
      submit={text.close}
      onClose={onClose}
    />
  );
}
