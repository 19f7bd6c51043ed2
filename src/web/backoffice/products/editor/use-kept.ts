import { useEffect, useRef, useState } from 'react';
import { type EditorState, isDirty } from './editor-state.ts';
import { forgetKeptForm, writeKeptForm } from './kept-form.ts';

const KEEP_AFTER_MS = 300;

/** Keeps unsaved changes in this browser as they are typed; gives when it did so last. */
export function useKept(state: EditorState): Date | null {
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const latest = useRef<() => void>(undefined);
  const wasDirty = useRef(false);
  useEffect(() => {
    const { product, base, form } = state;
    const productId = product?.id ?? null;
    const dirty = isDirty(state);
    // Typed back to what was saved: nothing is left to keep.
    if (!dirty && wasDirty.current) forgetKeptForm(productId);
    wasDirty.current = dirty;
    latest.current = dirty
      ? () => {
          const now = new Date();
          writeKeptForm(productId, {
            base,
            version: product?.version ?? null,
            form,
            keptAt: now.toISOString(),
          });
          setKeptAt(now);
        }
      : undefined;
    const timer = setTimeout(() => latest.current?.(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  // What was typed in the last moment counts too.
  useEffect(() => {
    const keepNow = () => latest.current?.();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
  return keptAt;
}
