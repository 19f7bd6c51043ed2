import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { CallForm } from '../../../data/call-form.tsx';
import { useBeginning, useReturn } from '../focus.ts';
import styles from './form-dialog.module.css';
import type { DialogFormState } from './form-dialog.tsx';
import { formDialogText } from './text.ts';

interface FormSheetProps {
  form: DialogFormState;
  title: string;
  /** The button that does it, if it says more than the title. */
  submit?: string;
  look?: 'primary' | 'danger';
  /** The subject of the question. */
  about?: ReactNode;
  /** If everything is filled in, the keyboard begins at the step's button instead of the fields. */
  begins?: 'step';
  /** Why it cannot be sent yet. */
  barred?: string | undefined;
  onClose: () => void;
  /** The fields. */
  children?: ReactNode;
}

/** A question with many fields at the side of the page: its deed, which stays in sight, and a way back. */
export function FormSheet({ form, title, look = 'primary', onClose, children, ...asked }: FormSheetProps) {
  const { submit = title, about, begins, barred } = asked;
  useBeginning(begins && '[data-begins]');
  useReturn();
  return (
    <Drawer
      open
      sheet
      onClose={onClose}
      title={title}
      footer={
        <div className={styles.foot}>
          <output className="muted">{barred}</output>
          <div className="cluster">
            <Button
              variant={look}
              data-begins={begins}
              disabled={Boolean(barred)}
              busy={form.busy ? formDialogText.working : undefined}
              onClick={form.submit}
            >
              {submit}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {formDialogText.cancel}
            </Button>
          </div>
        </div>
      }
    >
      <CallForm form={form} className={styles.sheet}>
        <FormError message={form.message} />
        {about && <p className="muted">{about}</p>}
        {children}
      </CallForm>
    </Drawer>
  );
}
