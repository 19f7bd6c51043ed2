import { classNames } from '../class-names.ts';
import spriteUrl from '../icons.svg?no-inline';
import styles from './awning.module.css';

const COLOURS = [styles.faience, styles.brick, styles.saffron, styles.green, styles.plum];

interface AwningProps {
  /** Sets the colour; stone for no shop. */
  id?: number;
  className?: string;
}

/** The roof of a shop front: eleven scallops, the first and the last in the shop's colour. */
export function Awning({ id, className }: AwningProps) {
  const colour = id === undefined ? styles.stone : COLOURS[Math.abs(id) % COLOURS.length];
  return (
    <svg aria-hidden="true" className={classNames(styles.awning, colour, className)}>
      <use href={`${spriteUrl}#awning`} />
    </svg>
  );
}
