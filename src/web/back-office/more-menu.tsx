import { useId, useRef } from 'react';
import { Icon } from '#kit/icon.tsx';
import { HereLink } from './here-link.tsx';
import type { NavigationEntry } from './navigation.ts';
import styles from './staff-bar.module.css';
import { staffBarText } from './text.ts';

/** Entries that the bar does not show: a popover that the browser closes on Escape and on a press outside. */
export function MoreMenu({ entries }: { entries: readonly NavigationEntry[] }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button type="button" className={styles.entry} popoverTarget={id}>
        <Icon name="layout-grid" size={16} />
        {staffBarText.more}
        <Icon name="chevron-down" size={16} />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.more}>
        {entries.map(({ path, title, icon }) => (
          <HereLink key={path} to={`/${path}`} className={styles.entry} onClick={close}>
            <Icon name={icon} size={16} />
            {title}
          </HereLink>
        ))}
      </div>
    </>
  );
}
