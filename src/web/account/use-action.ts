import { useState } from 'react';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';

/** Something a button does: whether it is under way, and the sentence when it was refused. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  /** Gives the refusal, or nothing when it was done. Asked again while under way, it does nothing. */
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
