import type { SVGProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import { type IconName, MIRRORED_ICONS } from './icon-names.ts';
import spriteUrl from './icons.svg?no-inline';

export type { IconName };

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'name'> {
  name: IconName;
  /** Pixels: 20 in text and buttons, 16 small, 24 in the header. */
  size?: number;
  /** Only if it differs from the direction that icon-names.ts gives this icon. */
  mirrored?: boolean;
}

/** Hidden from screen readers: the words next to it, or the label of its button, have the meaning. */
export function Icon({ name, size = 20, mirrored = MIRRORED_ICONS.has(name), className, ...svg }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      className={classNames(styles.icon, mirrored && styles.mirrored, className)}
      {...svg}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
