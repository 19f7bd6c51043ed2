import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { kitText } from '../text.ts';
import styles from './chip.module.css';

type ToggleProps = ComponentProps<'button'> & { pressed: boolean };

/** Turns something on and off. */
export function Chip({ pressed, children, className, ...button }: ToggleProps) {
  return (
    <button
      type="button"
      {...button}
      aria-pressed={pressed}
      className={classNames(styles.chip, pressed && styles.on, className)}
    >
      {children}
    </button>
  );
}

/** Leads somewhere. */
export function ChipLink({ children, className, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link {...link} className={classNames(styles.chip, className)}>
      {children}
    </Link>
  );
}

interface RemovableChipProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  /** «إزالة» precedes it for screen readers. */
  label: string;
}

/** Something chosen; its link leads to the page without it. */
export function RemovableChip({ label, className, ...link }: RemovableChipProps) {
  return (
    <Link
      {...link}
      aria-label={kitText.remove(label)}
      className={classNames(styles.chip, styles.on, className)}
    >
      <bdi>{label}</bdi>
      <Icon name="close" size={16} />
    </Link>
  );
}
