import { type ReactNode, useState } from 'react';
import { Icon } from '#kit/icon.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { signOut } from '../data/session.ts';
import type { NavigationEntry } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import styles from './staff-bar.module.css';
import { staffBarText } from './text.ts';

interface NavigationDrawerProps {
  entries: readonly NavigationEntry[];
  className?: string | undefined;
  label?: string;
  /** The content of the button that opens it. */
  children: ReactNode;
}

/** The whole navigation and the sign-out, in a drawer; on a phone a sheet from below. */
export function NavigationDrawer({ entries, className, label, children }: NavigationDrawerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <Drawer open={open} onClose={close} side="start" title={staffBarText.label}>
        <nav aria-label={staffBarText.label} className={styles.list}>
          {entries.map(entry => (
            <NavigationLink key={entry.path} entry={entry} onClick={close} />
          ))}
          <button type="button" className={styles.entry} onClick={signOut}>
            <Icon name="log-out" size={16} />
            {staffBarText.logout}
          </button>
        </nav>
      </Drawer>
    </>
  );
}
