import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'box' | 'circle' | 'button';
  /** Inline size, any CSS length; the whole width unless given. */
  width?: string;
  className?: string;
}

/** A grey part in the place and size of the real one. Add `.visually-hidden` words for screen readers. */
export function Skeleton({ shape = 'line', width, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.part, styles[shape], className)}
      style={width ? ({ '--width': width } as CSSProperties) : undefined}
    />
  );
}

/** Picture, two lines of title, price and button, in the boxes of the product card. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className={styles.card}>
      <Skeleton shape="box" className={styles.picture} />
      <div className={styles.body}>
        <Skeleton width="92%" />
        <Skeleton width="60%" />
        <Skeleton width="44%" className={styles.price} />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
