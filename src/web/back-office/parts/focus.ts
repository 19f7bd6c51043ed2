import { useEffect, useRef } from 'react';

/** Whether such an element is drawn; the first of them then has the focus. */
export function focusOn(selector: string, within: ParentNode | null | undefined = document): boolean {
  const all = [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const found = all.find(element => element.getClientRects().length > 0);
  if (!found) return false;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus({ preventScroll: true });
  return true;
}

const lastModal = () => [...document.querySelectorAll('dialog:modal')].at(-1);

const FIELD = 'form :is(input:not([type=file]), select, textarea)';

/**
 * For a dialog that asks: the keyboard begins at its first field, or at the named element, not at the cross. Not on a
 * phone, whose keyboard would cover the dialog.
 */
export function useBeginning(selector = FIELD): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) focusOn(selector, lastModal());
  }, [selector]);
}

/**
 * For a dialog: the browser returns the focus to its opener. If that is gone, the keyboard continues at the next step,
 * otherwise at the heading of the page or of the drawer below.
 */
export function useReturn(): void {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const below = lastModal();
      if (!focusOn('[data-next-step]', below ?? document))
        focusOn(below ? 'h2' : 'main h1', below ?? document);
    },
    [],
  );
}

/** The mark of the button that people most likely want next. */
export const NEXT_STEP = { 'data-next-step': true } as const;

/**
 * For work in steps. After a step, once `seen` changes, the focus moves to the next step, which may be new; after the
 * last one, to the page's heading. A page with several places of work names each `place`.
 */
export function useNextStep(seen: unknown, onChanged: () => Promise<void>) {
  const place = useRef<HTMLDivElement>(null);
  const isLed = useRef(false);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked each time it was looked at again
  useEffect(() => {
    if (!isLed.current) return;
    isLed.current = false;
    if (!focusOn('[data-next-step]', place.current ?? document)) focusOn('main h1');
  }, [seen]);
  const onStepped = () => {
    isLed.current = true;
    return onChanged();
  };
  return { place, onStepped };
}
