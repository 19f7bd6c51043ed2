import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './alert-dialog.module.css';
import { useModal } from './use-modal.ts';

interface AlertDialogProps {
  open: boolean;
  /** Also called on Escape, which means «إلغاء». */
  onClose: () => void;
  title: string;
  text: ReactNode;
  icon?: IconName;
  /** The buttons, stacked; the first one gets the focus. */
  children: ReactNode;
}

/** Interrupts with a question that must be answered: nothing behind it can be reached. */
export function AlertDialog({ open, onClose, title, text, icon = 'lock', children }: AlertDialogProps) {
  const dialog = useModal({ open, onClose });
  const id = useId();
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.dialog}
    >
      <div className={styles.body}>
        <span className={styles.arch}>
          <Icon name={icon} size={32} />
        </span>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
        <div className={styles.actions}>{children}</div>
      </div>
    </dialog>
  );
}
