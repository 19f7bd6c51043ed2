import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import type { AnyCall } from '#platform/call.ts';
import { FormDialog } from '../parts/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';

interface AnswerActionProps {
  /** The button in the row. */
  label: string;
  call: AnyCall;
  /** The call's input with what was written. */
  read: (text: string) => object;
  /** What the shop says after the deed. */
  done: string;
  dialog: { title: string; text: string; submit: string };
  field: { label: string; hint: string; defaultValue: string; maxLength: number };
  onChanged: () => void;
}

/** A merchant's answer to what somebody wrote: a button in its row, and the dialog in which the answer is written. */
export function AnswerAction({ label, ...rest }: AnswerActionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <AnswerDialog {...rest} onClose={() => setOpen(false)} />}
    </>
  );
}

type AnswerDialogProps = Omit<AnswerActionProps, 'label'> & { onClose: () => void };

function AnswerDialog({ call, read, done, dialog, field, onClose, onChanged }: AnswerDialogProps) {
  const form = useDialogForm(call, { read: ({ text }) => read(String(text)), done, onClose, onChanged });
  return (
    <FormDialog form={form} icon="message-circle" {...dialog} onClose={onClose}>
      <TextAreaField name="text" {...field} />
    </FormDialog>
  );
}
