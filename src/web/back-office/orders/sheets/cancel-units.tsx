import { useState } from 'react';
import { cancelMerchantOrder } from '#modules/orders/calls.ts';
import { cancellable } from '#modules/orders/cancelling.ts';
import { cancelText } from '#modules/orders/ui/buyer-steps.text.ts';
import { FormSheet } from '../../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../../parts/form-dialog/use-dialog-form.ts';
import styles from '../details/details.module.css';
import { EVENT_BUTTONS, sheetText } from '../details/text.ts';
import type { MerchantOrderSheetProps } from './reject-sheet.tsx';
import { readSellerReason, SellerReason } from './seller-reason.tsx';
import { UnitsSelect } from './units-select.tsx';

/** Cancels units of a merchant order that have not left, with a reason: none until they are chosen. */
export function CancelUnits({ merchantOrder, onClose, onChanged }: MerchantOrderSheetProps) {
  const choices = cancellable(merchantOrder);
  const [units, setUnits] = useState(() => new Map(choices.map(({ line }) => [line.id, 0])));
  const lines = [...units]
    .map(([lineId, quantity]) => ({ lineId, quantity }))
    .filter(({ quantity }) => quantity > 0);
  const form = useDialogForm(cancelMerchantOrder, {
    read: fields => ({ merchantOrderId: merchantOrder.id, lines, reason: readSellerReason(fields) }),
    onClose,
    onChanged,
  });
  return (
    <FormSheet
      title={EVENT_BUTTONS.cancelled ?? ''}
      onClose={onClose}
      form={form}
      look="danger"
      barred={lines.length === 0 ? cancelText.nothing : undefined}
    >
      <p className={styles.strong}>{sheetText.units}</p>
      {choices.map(({ line, most }) => (
        <div key={line.id} className={styles.line}>
          <bdi dir="rtl">{line.title}</bdi>
          <UnitsSelect
            label={sheetText.unitsOf(line.title)}
            value={units.get(line.id) ?? 0}
            most={most}
            onChoose={quantity => setUnits(new Map(units).set(line.id, quantity))}
          />
        </div>
      ))}
      <SellerReason />
      <p className="muted">{cancelText.irreversible}</p>
    </FormSheet>
  );
}
