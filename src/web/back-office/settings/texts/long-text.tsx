import type { ReactNode } from 'react';

/** A text longer than its drawer, with nothing to press; the keyboard can focus it and so scroll it. */
export function LongText({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
