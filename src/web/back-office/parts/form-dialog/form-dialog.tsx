import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import type { IconName } from '#kit/icon.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { CallForm } from '../../../data/call-form.tsx';
import type { useCallForm } from '../../../data/use-call-form.ts';
import { useReturn } from '../focus.ts';
import styles from './form-dialog.module.css';
import { formDialogText } from './text.ts';

/** What a dialog needs of its form: `useDialogForm`. */
export type DialogFormState = Pick<
  ReturnType<typeof useCallForm>,
  'props' | 'errors' | 'message' | 'busy' | 'submit'
>;

export interface FormDialogProps {
  form: Omit<DialogFormState, 'submit'>;
  icon: IconName;
  title: string;
  text: ReactNode;
  /** The button that does it. */
  submit: string;
  look?: 'primary' | 'danger';
  onClose: () => void;
  /** The fields. */
  children?: ReactNode;
}

/** A question with fields that interrupts: its deed, and a way back. Its opener gets the focus again. */
export function FormDialog({ form, icon, title, text, submit, look, onClose, children }: FormDialogProps) {
  useReturn();
  return (
    <AlertDialog open onClose={onClose} icon={icon} title={title} text={text}>
      <CallForm form={form} className={styles.form}>
        <FormError message={form.message} />
        {children}
        <Button
          type="submit"
          block
          variant={look ?? 'primary'}
          busy={form.busy ? formDialogText.working : undefined}
        >
          {submit}
        </Button>
        <Button variant="outline" block onClick={onClose}>
          {formDialogText.cancel}
        </Button>
      </CallForm>
    </AlertDialog>
  );
}
