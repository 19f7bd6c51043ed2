import { useEffect } from 'react';
import type { Refusal } from '#platform/refusal.ts';

/** Whoever was refused is led to the first wrong field, else to what says why. */
export function useFocusOnRefusal(failure: Refusal | null): void {
  useEffect(() => {
    if (!failure) return;
    const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]');
    (wrong ?? document.querySelector<HTMLElement>('[data-refused]'))?.focus();
  }, [failure]);
}
