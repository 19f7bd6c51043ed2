import type { AnyCall } from '#platform/call.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { type DialogForm, useDialogForm } from './use-dialog-form.ts';

type CallDialogProps<C extends AnyCall> = Omit<FormDialogProps, 'form'> & DialogForm<C> & { call: C };

/** The usual dialog: its form does one call, and nothing outside it asks how that stands. */
export function CallDialog<C extends AnyCall>({ call, read, done, onChanged, ...shown }: CallDialogProps<C>) {
  const form = useDialogForm(call, { read, done, onClose: shown.onClose, onChanged });
  return <FormDialog form={form} {...shown} />;
}
