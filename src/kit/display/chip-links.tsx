import { type ReactNode, useEffect, useRef } from 'react';
import chip from './chip.module.css';
import { ChipLink } from './chip.tsx';
import styles from './chip-links.module.css';

interface Choice {
  to: string;
  label: ReactNode;
  isCurrent: boolean;
}

/** A list's choices, each with its own address, in one row at any width. */
export function ChipLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const current = useRef<HTMLAnchorElement>(null);
  const at = choices.findIndex(({ isCurrent }) => isCurrent);
  // On a phone not all of them fit.
  useEffect(() => {
    if (at > 0) current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <nav aria-label={label} className={styles.row}>
      {choices.map(choice => (
        <ChipLink
          key={choice.to}
          to={choice.to}
          ref={choice.isCurrent ? current : undefined}
          aria-current={choice.isCurrent ? 'true' : undefined}
          className={choice.isCurrent ? chip.on : undefined}
          preventScrollReset
        >
          {choice.label}
        </ChipLink>
      ))}
    </nav>
  );
}
