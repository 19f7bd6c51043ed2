import { type ReactNode, useEffect, useRef } from 'react';
import { ChipLink } from '../display/chip.tsx';
import styles from './chip-links.module.css';

interface ChipLinksProps {
  label: string;
  choices: readonly { to: string; label: ReactNode; isCurrent: boolean }[];
}

/** A list's choices, each with an address of its own, in one row at any width. */
export function ChipLinks({ label, choices }: ChipLinksProps) {
  const current = useRef<HTMLAnchorElement>(null);
  const at = choices.findIndex(({ isCurrent }) => isCurrent);
  // On a phone not all of them fit.
  useEffect(() => {
    if (at > 0) current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <nav aria-label={label} className={styles.row}>
      {choices.map(({ to, label: name, isCurrent }) => (
        <ChipLink
          key={to}
          to={to}
          ref={isCurrent ? current : undefined}
          aria-current={isCurrent ? 'true' : undefined}
          preventScrollReset
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  );
}
