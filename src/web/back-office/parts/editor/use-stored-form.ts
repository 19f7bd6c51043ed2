import { useEffect, useRef, useState } from 'react';
import { type Edited, isDirty, type Versioned } from './edited.ts';
import { forgetStoredForm, writeStoredForm } from './stored-form.ts';

const KEEP_AFTER_MS = 300;

/** Keeps unsaved changes in this browser while they are typed; returns whether it could. */
export function useStoredForm<T extends Versioned, F>(state: Edited<T, F>, key: string): boolean {
  const [isStored, setStored] = useState(false);
  const latest = useRef<() => void>(undefined);
  const wasDirty = useRef(false);
  useEffect(() => {
    const { thing, base, form } = state;
    const dirty = isDirty(state);
    // The fields are as saved again, so there is nothing to keep.
    if (!dirty && wasDirty.current) forgetStoredForm(key);
    wasDirty.current = dirty;
    latest.current = dirty
      ? () => {
          writeStoredForm(key, { base, version: thing?.version ?? null, form });
          setStored(true);
        }
      : undefined;
    const timer = setTimeout(() => latest.current?.(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, key]);
  // Changes of the last moment count too.
  useEffect(() => {
    const storeNow = () => latest.current?.();
    window.addEventListener('pagehide', storeNow);
    return () => {
      window.removeEventListener('pagehide', storeNow);
      storeNow();
    };
  }, []);
  return isStored;
}
