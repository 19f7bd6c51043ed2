import { useEffect } from 'react';
import type { Refusal } from '#platform/refusal.ts';

/** After a refusal the focus moves to the first wrong field, or to the sentence that explains it. */
export function useFocusOnRefusal(failure: Refusal | null): void {
  useEffect(() => {
    if (!failure) return;
    const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]');
    (wrong ?? document.querySelector<HTMLElement>('[data-refused]'))?.focus();
  }, [failure]);
}
