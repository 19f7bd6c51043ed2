import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import type { useCallForm } from '../../../data/use-call-form.ts';
import { useBeginning, useReturn } from '../../parts/focus.ts';
import styles from '../details/details.module.css';
import { detailsText, sheetText } from '../details/text.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  form: Pick<ReturnType<typeof useCallForm>, 'props' | 'message' | 'busy' | 'submit'>;
  look?: 'primary' | 'danger';
  /** The subject of the question. */
  about?: ReactNode;
  /** If everything is filled in, the keyboard begins at the step's button instead of the fields. */
  begins?: 'step';
  /** Why it cannot be sent yet. */
  barred?: string | undefined;
  children?: ReactNode;
}

/** A question before a step: its fields, the step's own button, and a way back. */
export function Sheet({
  title,
  onClose,
  form,
  look = 'primary',
  about,
  begins,
  barred,
  children,
}: SheetProps) {
  useBeginning(begins && '[data-begins]');
  useReturn();
  return (
    <Drawer
      open
      sheet
      onClose={onClose}
      title={title}
      footer={
        <div className={styles.sheetFoot}>
          <output className={styles.quiet}>{barred}</output>
          <div className={styles.buttons}>
            <Button
              variant={look}
              data-begins={begins}
              disabled={Boolean(barred)}
              busy={form.busy ? detailsText.working : undefined}
              onClick={form.submit}
            >
              {title}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {sheetText.back}
            </Button>
          </div>
        </div>
      }
    >
      <form {...form.props} className={styles.sheet}>
        <FormError message={form.message} />
        {about && <p className={styles.quiet}>{about}</p>}
        {children}
      </form>
    </Drawer>
  );
}
