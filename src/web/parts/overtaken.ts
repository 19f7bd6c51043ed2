import { useEffect, useRef } from 'react';
import { showToast } from '#kit/overlay/toast.tsx';
import { Refusal } from '#platform/refusal.ts';

const GONE = 404;
const CHANGED = 409;

/** As long as a toast stays. */
const REMEMBERED_MS = 3000;

/** Whether it was refused because the data on the screen are out of date, so they must be fetched again. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === GONE || error.status === CHANGED);

/**
 * Shows things as they are now if somebody else was faster. Where the row, or the dialog that was opened from it, goes with
 * what was changed, a toast says the sentence that would go with it.
 */
export function useOvertaken(): (refusal: unknown, reload: () => unknown) => Promise<void> {
  const sentence = useRef<string>(undefined);
  useEffect(
    () => () => {
      // Like `showFailure`, whose file most pages of the back-office do not bring.
      if (sentence.current) showToast(sentence.current, undefined, 'error');
    },
    [],
  );
  return async (refusal, reload) => {
    if (!(refusal instanceof Refusal && isOvertaken(refusal))) return;
    sentence.current = refusal.message;
    await reload();
    setTimeout(() => {
      sentence.current = undefined;
    }, REMEMBERED_MS);
  };
}
