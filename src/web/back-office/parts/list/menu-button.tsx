import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '#kit/class-names.ts';
import styles from './menu-button.module.css';

interface MenuButtonProps {
  label?: string;
  className?: string | undefined;
  /** The content of the button. */
  children: ReactNode;
  /** The menu closes when a button or link in it was pressed, and stays open for boxes that are ticked. */
  items: ReactNode;
}

/** A button with a small menu: a popover, which the browser closes on Escape and on a press outside. */
export function MenuButton({ label, className, children, items }: MenuButtonProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className={classNames(styles.button, className)}
        popoverTarget={id}
      >
        {children}
      </button>
      {/* What is pressed within is a button or a link, which the keyboard presses too. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.menu}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button')) panel.current?.hidePopover();
        }}
      >
        {items}
      </div>
    </>
  );
}
