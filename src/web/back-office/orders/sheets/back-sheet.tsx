import { useState } from 'react';
import { SelectField } from '#kit/form/select-field.tsx';
import { receiveParcelBack } from '#modules/orders/calls.ts';
import type { ShownMerchantOrder } from '#modules/orders/order-view.ts';
import { CONDITIONS, type Condition } from '#modules/orders/parcel.ts';
import { FormSheet } from '../../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../../parts/form-dialog/use-dialog-form.ts';
import styles from '../details/details.module.css';
import { CONDITION_LABELS, EVENT_BUTTONS, sheetText } from '../details/text.ts';
import type { ParcelSheetProps } from './parcel-sheet-props.ts';
import { UnitsSelect } from './units-select.tsx';

/** A parcel is back: its condition, and how many of its units can be sold again. */
export function BackSheet({
  parcel,
  place,
  merchantOrder,
  onClose,
  onChanged,
}: ParcelSheetProps & { merchantOrder: ShownMerchantOrder }) {
  const inside = parcel.lines.filter(({ quantity }) => quantity > 0);
  const [condition, setCondition] = useState<Condition>('sellable');
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  // All units unless somebody counted; of a damaged parcel, only counted ones.
  const unitsOf = ({ lineId, quantity }: (typeof inside)[0]) =>
    chosen.get(lineId) ?? (condition === 'sellable' ? quantity : 0);
  const sellable = inside
    .map(line => ({ lineId: line.lineId, quantity: unitsOf(line) }))
    .filter(each => each.quantity > 0);
  const form = useDialogForm(receiveParcelBack, {
    read: () => ({
      parcelId: parcel.id,
      condition,
      ...(condition !== 'lost' && sellable.length > 0 && { sellable }),
    }),
    onClose,
    onChanged,
  });
  return (
    <FormSheet
      title={EVENT_BUTTONS.back_at_merchant ?? ''}
      about={place}
      onClose={onClose}
      form={form}
      barred={condition === 'sellable' && sellable.length === 0 ? sheetText.noneSellable : undefined}
    >
      <ConditionField
        condition={condition}
        onChange={next => {
          setCondition(next);
          setChosen(new Map());
        }}
      />
      {condition !== 'lost' && (
        <Sellable
          lines={inside.map(line => ({ ...line, units: unitsOf(line) }))}
          merchantOrder={merchantOrder}
          onChoose={(lineId, units) => setChosen(new Map(chosen).set(lineId, units))}
        />
      )}
    </FormSheet>
  );
}

interface SellableProps {
  lines: readonly { lineId: number; quantity: number; units: number }[];
  merchantOrder: ShownMerchantOrder;
  onChoose: (lineId: number, units: number) => void;
}

function Sellable({ lines, merchantOrder, onChoose }: SellableProps) {
  return (
    <>
      <p className={styles.strong}>{sheetText.sellable}</p>
      {lines.map(({ lineId, quantity, units }) => (
        <SellableUnits
          key={lineId}
          title={merchantOrder.lines.find(({ id }) => id === lineId)?.title ?? ''}
          units={units}
          most={quantity}
          onChoose={chosen => onChoose(lineId, chosen)}
        />
      ))}
    </>
  );
}

interface SellableUnitsProps {
  title: string;
  units: number;
  most: number;
  onChoose: (units: number) => void;
}

function SellableUnits({ title, units, most, onChoose }: SellableUnitsProps) {
  return (
    <div className={styles.line}>
      <bdi dir="rtl">{title}</bdi>
      <UnitsSelect label={sheetText.unitsOf(title)} value={units} most={most} onChoose={onChoose} />
    </div>
  );
}

interface ConditionFieldProps {
  condition: Condition;
  onChange: (condition: Condition) => void;
}

function ConditionField({ condition, onChange }: ConditionFieldProps) {
  return (
    <SelectField
      label={sheetText.condition}
      name="condition"
      value={condition}
      options={CONDITIONS.map(value => ({ value, label: CONDITION_LABELS[value] }))}
      onChange={event => onChange(event.target.value as Condition)}
    />
  );
}
