import type { AnyCall } from '#platform/call.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { type DialogForm, useDialogForm } from './use-dialog-form.ts';

type CallDialogProps<C extends AnyCall> = Omit<FormDialogProps, 'form'> & DialogForm<C> & { call: C };

/** The usual dialog: its form does one call, and nothing outside it asks how that stands. */
export function CallDialog<C extends AnyCall>(asked: CallDialogProps<C>) {
  const { call, read, done, onChanged, onRefused, ...shown } = asked;
  const form = useDialogForm(call, { read, done, onClose: shown.onClose, onChanged, onRefused });
  return <FormDialog form={form} {...shown} />;
}
