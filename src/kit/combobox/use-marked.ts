import { useId, useState } from 'react';

/**
 * The marked option of a combobox's list, while the field keeps the focus. Arrows go round; if they begin at -1, they
 * pass the field itself.
 */
export function useMarked(count: number, first: -1 | 0) {
  const id = useId();
  const [at, setAt] = useState<number>(first);
  const marked = Math.min(at, count - 1);
  return {
    id,
    marked,
    reset: () => setAt(first),
    /** Whether the key moved the mark. */
    move(key: string): boolean {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (!step || count === 0) return false;
      const places = count - first;
      setAt(((marked - first + step + places) % places) + first);
      return true;
    },
    /** What makes an input the field of that list. */
    field: {
      role: 'combobox',
      'aria-expanded': count > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': marked >= 0 ? `${id}-${marked}` : undefined,
      autoComplete: 'off',
    } as const,
  };
}
