import { useEffect, useRef } from 'react';

/** Whether there is such an element; it has the focus then. */
export function focusOn(selector: string, within: ParentNode | null | undefined = document): boolean {
  const found = within?.querySelector<HTMLElement>(selector);
  if (!found) return false;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus({ preventScroll: true });
  return true;
}

const lastModal = () => [...document.querySelectorAll('dialog:modal')].at(-1);

const FIELD = 'form :is(input:not([type=file]), select, textarea)';

/**
 * For what draws a dialog that asks: the keyboard begins on its first field, or on what is named instead, not on the
 * cross. Not on a phone, whose keyboard would cover the dialog.
 */
export function useBeginning(selector = FIELD): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) focusOn(selector, lastModal());
  }, [selector]);
}

/**
 * For what draws a dialog: the browser gives the focus back to what opened it. Where that is gone by then, the keyboard
 * goes on at the next step, else at the heading of the page or of the drawer below.
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

/** The mark of the button that whoever works on a page most likely wants next. */
export const NEXT_STEP = { 'data-next-step': true } as const;

/**
 * For what is worked on step by step. Whoever has taken a step is led to the next, which may not have stood there
 * before, as soon as what is `seen` is another; after the last to the page's heading. A page with several desks gives
 * each its `desk`.
 */
export function useNextStep(seen: unknown, onChanged: () => Promise<void>) {
  const desk = useRef<HTMLDivElement>(null);
  const isLed = useRef(false);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked each time it was looked at anew
  useEffect(() => {
    if (!isLed.current) return;
    isLed.current = false;
    if (!focusOn('[data-next-step]', desk.current ?? document)) focusOn('main h1');
  }, [seen]);
  const onStepped = () => {
    isLed.current = true;
    return onChanged();
  };
  return { desk, onStepped };
}
