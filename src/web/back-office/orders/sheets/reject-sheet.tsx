import { rejectMerchantOrder } from '#modules/orders/calls.ts';
import type { ShownMerchantOrder } from '#modules/orders/order-view.ts';
import { FormSheet } from '../../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../../parts/form-dialog/use-dialog-form.ts';
import { EVENT_BUTTONS } from '../details/text.ts';
import { readSellerReason, SellerReason } from './seller-reason.tsx';

export interface MerchantOrderSheetProps {
  merchantOrder: ShownMerchantOrder;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** A merchant declines an order, and says why. */
export function RejectSheet({ merchantOrder, onClose, onChanged }: MerchantOrderSheetProps) {
  const form = useDialogForm(rejectMerchantOrder, {
    read: fields => ({ merchantOrderId: merchantOrder.id, reason: readSellerReason(fields) }),
    onClose,
    onChanged,
  });
  return (
    <FormSheet title={EVENT_BUTTONS.rejected ?? ''} onClose={onClose} form={form} look="danger">
      <SellerReason />
    </FormSheet>
  );
}
