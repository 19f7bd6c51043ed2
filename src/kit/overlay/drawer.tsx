import { type ReactNode, useId } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { kitText } from '../text.ts';
import styles from './drawer.module.css';
import { ToastRegion } from './toast.tsx';
import { useHeld } from './use-held.ts';
import { isOnScrim, useModal } from './use-modal.ts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The side it comes from; up to 600 px it is a sheet from the bottom instead. */
  side?: 'start' | 'end';
  sheet?: boolean;
  /** Replaces the cross. */
  close?: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** Its opener asks before it closes, so the browser does not close it by itself. */
  held?: boolean;
  children: ReactNode;
}

/** A press beside the panel is easily an accident, which shall lose nothing that somebody has written. */
const isWrittenIn = (panel: Element) =>
  [...panel.querySelectorAll('textarea')].some(({ value }) => value !== '');

/**
 * A panel over the page. The browser keeps the focus in it; Escape, the cross or, while no text is written in it, the scrim
 * closes it.
 */
export function Drawer({
  open,
  onClose,
  title,
  side = 'end',
  sheet,
  close,
  footer,
  held,
  children,
}: DrawerProps) {
  const dialog = useModal({ open, onClose });
  useHeld(dialog, { held: open && Boolean(held), onClose });
  const titleId = useId();
  return (
    // Escape closes it for the keyboard as the scrim does for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.drawer, styles[side], sheet && styles.sheet)}
      onClick={event => isOnScrim(event) && !isWrittenIn(event.currentTarget) && onClose()}
      closedby={held ? 'none' : undefined}
      onCancel={event => held && event.target === event.currentTarget && event.preventDefault()}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {close ?? <IconButton icon="close" label={kitText.close} onClick={onClose} />}
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
      <ToastRegion />
    </dialog>
  );
}
