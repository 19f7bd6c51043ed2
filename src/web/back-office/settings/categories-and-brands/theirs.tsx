import type { ReactNode } from 'react';
import styles from './categories-and-brands.module.css';
import { categoryFormText } from './text.ts';

interface TheirsProps<F> {
  parts: readonly (keyof F)[];
  names: Readonly<Record<keyof F, string>>;
  words: Readonly<Record<keyof F, ReactNode>>;
}

/** A colleague's values in the fields that both have changed. */
export function Theirs<F>({ parts, names, words }: TheirsProps<F>) {
  if (parts.length === 0) return null;
  return (
    <>
      <p className={styles.theirsTitle}>{categoryFormText.theirs}</p>
      <dl className={styles.theirs}>
        {parts.map(part => (
          <div key={String(part)}>
            <dt>{names[part]}</dt>
            <dd>{words[part] || categoryFormText.nothing}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
