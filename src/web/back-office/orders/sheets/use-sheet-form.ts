import type { AnyCall } from '#platform/call.ts';
import { type Fields, useCallForm } from '../../../data/use-call-form.ts';
import { isOvertaken } from '../../parts/overtaken.ts';

interface SheetForm {
  read: (fields: Fields) => object;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/**
 * The form of a step's sheet. After the step the sheet closes and shows the new order. If somebody else was faster, the
 * sentence stays over the order as it is now.
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
