import { useEffect, useRef, useState } from 'react';
import { type EditorState, isDirty } from './editor-state.ts';
import { forgetKeptForm, writeKeptForm } from './kept-form.ts';

const KEEP_AFTER_MS = 300;

/** Keeps unsaved changes in this browser as they are typed; says whether it has. */
export function useKept(state: EditorState): boolean {
  const [isKept, setKept] = useState(false);
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
          writeKeptForm(productId, {
            base,
            version: product?.version ?? null,
            form,
            keptAt: new Date().toISOString(),
          });
          setKept(true);
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
  return isKept;
}
