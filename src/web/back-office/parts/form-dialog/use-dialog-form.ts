import { flushSync } from 'react-dom';
import { showToast } from '#kit/overlay/toast.tsx';
import type { AnyCall, CallBody } from '#platform/call.ts';
import type { Refusal } from '#platform/refusal.ts';
import { type Fields, useCallForm } from '../../../data/use-call-form.ts';
import { useOvertaken } from '../../../parts/overtaken.ts';
import { useConfirmedApi } from '../signing/use-confirmed-api.ts';

export interface DialogForm<C extends AnyCall> {
  /** The call's input from the fields' values. */
  read: (fields: Fields) => object;
  /** What was done, said after closing. Undefined: the page shows it. */
  done?: string | ((body: CallBody<C>) => string) | undefined;
  onClose: () => void;
  /** The page below shows things as they are now: after the deed, or because somebody else was faster. */
  onChanged?: ((body: CallBody<C> | null) => unknown) | undefined;
  /** What the refusal brings, if the dialog shows it or sends it along the next time. */
  onRefused?: ((refusal: Refusal) => void) | undefined;
}

/**
 * The form of a dialog. After the deed it closes and says so. If somebody else was faster, the sentence stays over the
 * page as it is now, or is said by a toast where the dialog's own row has gone. What was typed stays after every refusal.
 */
export function useDialogForm<C extends AnyCall>(
  call: C,
  { read, done, onClose, onChanged, onRefused }: DialogForm<C>,
) {
  const send = useConfirmedApi();
  const overtaken = useOvertaken();
  return useCallForm(call, {
    read,
    send,
    async onDone(body) {
      // The focus returns to the opener, and the toast can be seen, only when the dialog is gone.
      flushSync(onClose);
      if (done !== undefined) showToast(typeof done === 'string' ? done : done(body));
      await onChanged?.(body);
    },
    onRefused(refusal) {
      onRefused?.(refusal);
      void overtaken(refusal, () => onChanged?.(null));
    },
  });
}
