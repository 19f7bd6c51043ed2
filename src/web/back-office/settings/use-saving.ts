import { useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#kit/overlay/toast.tsx';
import { useAction } from '../../data/use-action.ts';
import { settingsText } from './text.ts';

type Errors = Readonly<Record<string, string>>;

/** Saving that may be refused: with a sentence for a field, or because a colleague saved first. */
export function useSaving() {
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<string>();
  const { busy, message, run } = useAction();
  const isPutRight = refused === 'settings_wrong' && Object.keys(errors).length === 0;

  function forget() {
    setErrors({});
    setRefused(undefined);
  }

  /** Reports success; otherwise the first wrong field gets the focus. */
  async function save(action: () => Promise<void>) {
    const refusal = await run(action);
    flushSync(() => {
      setErrors(refusal?.details.fields ?? {});
      setRefused(refusal?.code);
    });
    if (refusal) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else showToast(settingsText.done);
  }

  /** Fetches what a colleague saved. */
  const refresh = (action: () => Promise<void>) =>
    run(async () => {
      await action();
      forget();
    });

  return {
    errors,
    setErrors,
    isStale: refused === 'changed_meanwhile' || refused === 'category_changed_meanwhile',
    busy,
    message: isPutRight ? undefined : message,
    save,
    refresh,
    forget,
  };
}
