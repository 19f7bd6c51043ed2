import { useEffect, useRef, useState } from 'react';
import { type Edited, isDirty, type Versioned } from './edited.ts';
import { forgetKeptForm, writeKeptForm } from './kept-form.ts';

const KEEP_AFTER_MS = 300;

/** Keeps unsaved changes in this browser while they are typed; returns whether it could. */
export function useKept<T extends Versioned, F>(state: Edited<T, F>, key: string): boolean {
  const [isKept, setKept] = useState(false);
  const latest = useRef<() => void>(undefined);
  const wasDirty = useRef(false);
  useEffect(() => {
    const { thing, base, form } = state;
    const dirty = isDirty(state);
    // The fields are as saved again, so there is nothing to keep.
    if (!dirty && wasDirty.current) forgetKeptForm(key);
    wasDirty.current = dirty;
    latest.current = dirty
      ? () => {
          writeKeptForm(key, { base, version: thing?.version ?? null, form });
          setKept(true);
        }
      : undefined;
    const timer = setTimeout(() => latest.current?.(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, key]);
  // Changes of the last moment count too.
  useEffect(() => {
    const keepNow = () => latest.current?.();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
  return isKept;
}
