import { useState } from 'react';
import { Note } from '#kit/display/note.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { answerComplaint, closeComplaint, type ManagedComplaint } from '#modules/complaints/calls.ts';
import { LONGEST_COMPLAINT } from '#modules/complaints/complaint.ts';
import { isolate } from '#platform/isolate.ts';
import type { Refusal } from '#platform/refusal.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { complaintDeskText as text } from './complaints.text.ts';

interface ComplaintDialogProps {
  complaint: ManagedComplaint;
  onClose: () => void;
  onChanged: () => void;
}

/** Whoever complained is told the answer. A colleague's, sent meanwhile, is read first; then one more may be sent. */
export function AnswerDialog({ complaint: { number, answers }, onClose, onChanged }: ComplaintDialogProps) {
  const [known, setKnown] = useState(answers.length);
  const [newest, setNewest] = useState<string>();
  const meet = ({ details }: Refusal) => {
    if (typeof details.answers === 'number') setKnown(details.answers);
    if (typeof details.newest === 'string') setNewest(details.newest);
  };
  return (
    <CallDialog
      call={answerComplaint}
      read={({ body }) => ({ complaintId: number, body, answers: known })}
      done={text.answered}
      onChanged={onChanged}
      onRefused={meet}
      icon="message-circle"
      title={text.answerTitle(isolate(String(number)))}
      text={text.answerText}
      submit={text.send}
      onClose={onClose}
    >
      {newest !== undefined && (
        <Note tone="info">
          {text.colleague} <bdi>{newest}</bdi>
        </Note>
      )}
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
