import { useEffect, useState } from 'react';
import { Icon } from '#kit/icon.tsx';
import type { RoleData } from '../../data/session.ts';
import styles from './find-button.module.css';
import { FindDialog } from './find-dialog.tsx';
import { findText } from './text.ts';

/** Opens the search everywhere, like Ctrl K and ⌘K: at once, so that it takes every letter that is typed after them. */
export function FindButton({ account }: { account: RoleData }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By the position of the key, because with an Arabic layout it writes ن.
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK')
        return;
      event.preventDefault();
      // A question that must be answered first stays in front.
      setOpen(isOpen => isOpen || !document.querySelector('dialog[open]'));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={findText.openKeys}
        title={findText.openKeys}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={20} />
      </button>
      {open && <FindDialog account={account} onClose={() => setOpen(false)} />}
    </>
  );
}
