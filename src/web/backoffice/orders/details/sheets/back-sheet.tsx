import { useState } from 'react';
import { SelectField } from '#kit/form/select-field.tsx';
import { takeBackParcel } from '#modules/orders/contract.ts';
import type { Shipment } from '#modules/orders/order-view.ts';
import { CONDITIONS, type Condition } from '#modules/orders/parcel.ts';
import { useCallForm } from '../../../../account/use-call-form.ts';
import styles from '../details.module.css';
import { CONDITION_LABELS, EVENT_BUTTONS, sheetText } from '../text.ts';
import type { ParcelSheetProps } from './parcel-sheet-props.ts';
import { Sheet } from './sheet.tsx';
import { UnitsSelect } from './units-select.tsx';

/** A parcel is back: in what condition, and how many of its units can be sold again. */
export function BackSheet({
  parcel,
  shipment,
  onClose,
  onChanged,
}: ParcelSheetProps & { shipment: Shipment }) {
  const inside = parcel.lines.filter(({ quantity }) => quantity > 0);
  const [condition, setCondition] = useState<Condition>('sellable');
  const [units, setUnits] = useState(() => new Map(inside.map(({ lineId, quantity }) => [lineId, quantity])));
  const sellable = [...units]
    .map(([lineId, quantity]) => ({ lineId, quantity }))
    .filter(each => each.quantity > 0);
  const form = useCallForm(takeBackParcel, {
    read: () => ({
      parcelId: parcel.id,
      condition,
      ...(condition === 'sellable' && sellable.length > 0 && { sellable }),
    }),
    onDone: async () => {
      onClose();
      await onChanged();
    },
  });
  return (
    <Sheet title={EVENT_BUTTONS.back_at_merchant ?? ''} onClose={onClose} form={form}>
      <SelectField
        label={sheetText.condition}
        name="condition"
        value={condition}
        options={CONDITIONS.map(value => ({ value, label: CONDITION_LABELS[value] }))}
        onChange={event => setCondition(event.target.value as Condition)}
      />
      {condition === 'sellable' && <p className={styles.strong}>{sheetText.sellable}</p>}
      {condition === 'sellable' &&
        inside.map(({ lineId, quantity }) => {
          const title = shipment.lines.find(({ id }) => id === lineId)?.title ?? '';
          return (
            <div key={lineId} className={styles.line}>
              <bdi>{title}</bdi>
              <UnitsSelect
                label={sheetText.unitsOf(title)}
                value={units.get(lineId) ?? 0}
                most={quantity}
                onChoose={chosen => setUnits(new Map(units).set(lineId, chosen))}
              />
            </div>
          );
        })}
    </Sheet>
  );
}
