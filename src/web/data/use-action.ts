import { useState } from 'react';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';

/** A button's action: whether it is running, and the sentence if it was refused. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  /** Returns the refusal, or undefined on success. While it is running, a second call does nothing. */
  async function run(action: () => Promise<unknown>): Promise<Refusal | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setMessage(undefined);
    try {
      await action();
      return undefined;
    } catch (error) {
      const refusal = error instanceof Refusal ? error : generalRefusal('unexpected');
      setMessage(refusal.message);
      return refusal;
    } finally {
      setBusy(false);
    }
  }

  return { busy, message, run };
}
