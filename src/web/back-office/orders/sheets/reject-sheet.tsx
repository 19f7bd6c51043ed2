import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { rejectMerchantOrder } from '#modules/orders/calls.ts';
import type { ShownMerchantOrder } from '#modules/orders/order-view.ts';
import { FormSheet } from '../../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../../parts/form-dialog/use-dialog-form.ts';
import { EVENT_BUTTONS, sheetText } from '../details/text.ts';

export interface MerchantOrderSheetProps {
  merchantOrder: ShownMerchantOrder;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** A merchant declines an order, and says why. */
export function RejectSheet({ merchantOrder, onClose, onChanged }: MerchantOrderSheetProps) {
  const form = useDialogForm(rejectMerchantOrder, {
    read: ({ reason }) => ({ merchantOrderId: merchantOrder.id, reason }),
    onClose,
    onChanged,
  });
  return (
    <FormSheet title={EVENT_BUTTONS.rejected ?? ''} onClose={onClose} form={form} look="danger">
      <TextAreaField
        label={sheetText.reason}
        name="reason"
        hint={sheetText.reasonHint}
        maxLength={300}
        error={form.errors.reason}
      />
    </FormSheet>
  );
}
