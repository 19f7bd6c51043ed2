import type { AnyCall } from '#platform/call.ts';
import { type Fields, useCallForm } from '../../../../account/use-call-form.ts';
import { isOvertaken } from '../../../overtaken.ts';

interface SheetForm {
  read: (fields: Fields) => object;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/**
 * The form of a step's sheet: once it is taken the sheet closes and the order is shown as it is then. Where somebody
 * else was faster the sentence stays, over the order as it is by now.
 */
export function useSheetForm<C extends AnyCall>(call: C, { read, onClose, onChanged }: SheetForm) {
  return useCallForm(call, {
    read,
    onDone: async () => {
      onClose();
      await onChanged();
    },
    onRefused: refusal => isOvertaken(refusal) && void onChanged(),
  });
}
