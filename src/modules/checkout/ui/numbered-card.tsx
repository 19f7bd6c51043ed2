import { type ReactNode, useId } from 'react';
import { formatCount } from '#platform/digits.ts';
import styles from './numbered-card.module.css';

interface NumberedCardProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** One step of the checkout. */
export function NumberedCard({ number, title, children }: NumberedCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {formatCount(number)}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
