import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { kitText } from '../text.ts';
import styles from './full-view.module.css';
import { useModal } from './use-modal.ts';

interface FullViewProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** In its own size; content larger than the screen scrolls. */
  children: ReactNode;
}

/** One thing in full screen. Escape and the cross close it. */
export function FullView({ open, onClose, title, children }: FullViewProps) {
  const dialog = useModal({ open, onClose });
  return (
    <dialog ref={dialog} aria-label={title} className={styles.view}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <IconButton icon="close" label={kitText.close} onClick={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={styles.body} tabIndex={0} aria-label={title}>
        {children}
      </section>
    </dialog>
  );
}
