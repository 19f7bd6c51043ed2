import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { packMerchantOrder } from '#modules/orders/calls.ts';
import type { OrderLine } from '#modules/orders/order-view.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import { COURIER_LABELS } from '#modules/shipping/text.ts';
import { FormSheet } from '../../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../../parts/form-dialog/use-dialog-form.ts';
import styles from '../details/details.module.css';
import { EVENT_BUTTONS, sheetText } from '../details/text.ts';
import { barredBy, type Draft, parcelsOf, wholeIn } from './packing.ts';
import type { MerchantOrderSheetProps } from './reject-sheet.tsx';
import { UnitsSelect } from './units-select.tsx';

/** Puts the open units of a merchant order into parcels, each with its courier. Begins with all in one. */
export function PackSheet({
  merchantOrder,
  couriers,
  onClose,
  onChanged,
}: MerchantOrderSheetProps & { couriers: readonly CourierName[] }) {
  const lines = merchantOrder.lines.filter(({ open }) => open > 0);
  const units = lines.reduce((sum, { open }) => sum + open, 0);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => [wholeIn(lines, couriers[0] ?? 'merchant')]);
  const form = useDialogForm(packMerchantOrder, {
    read: () => ({ merchantOrderId: merchantOrder.id, parcels: parcelsOf(drafts) }),
    onClose,
    onChanged,
  });
  const change = (next: Draft) => setDrafts(drafts.map(each => (each.key === next.key ? next : each)));
  const add = () => setDrafts([...drafts, emptyAfter(drafts.at(-1))]);
  return (
    <FormSheet
      title={EVENT_BUTTONS.packed ?? ''}
      onClose={onClose}
      form={form}
      begins="step"
      barred={barredBy(lines, drafts)}
    >
      {drafts.map((draft, at) => (
        <ParcelBox
          key={draft.key}
          draft={draft}
          at={at + 1}
          lines={lines}
          couriers={couriers}
          onChange={change}
          onDrop={
            drafts.length > 1 ? () => setDrafts(drafts.filter(({ key }) => key !== draft.key)) : undefined
          }
        />
      ))}
      {drafts.length < units && (
        <Button variant="outline" icon="plus" onClick={add}>
          {sheetText.addParcel}
        </Button>
      )}
    </FormSheet>
  );
}

/** Another parcel goes with the courier of the one before. */
const emptyAfter = (last: Draft | undefined): Draft => ({
  key: (last?.key ?? 0) + 1,
  carrier: last?.carrier ?? 'merchant',
  units: new Map(),
});

interface ParcelBoxProps {
  draft: Draft;
  at: number;
  lines: readonly OrderLine[];
  couriers: readonly CourierName[];
  onChange: (next: Draft) => void;
  onDrop: (() => void) | undefined;
}

function ParcelBox({ draft, at, lines, couriers, onChange, onDrop }: ParcelBoxProps) {
  return (
    <section className={styles.box} aria-label={sheetText.parcel(at)}>
      <header className={styles.boxHead}>
        <strong>{sheetText.parcel(at)}</strong>
        {onDrop && (
          <Button variant="text" size="small" onClick={onDrop}>
            {sheetText.dropParcel}
          </Button>
        )}
      </header>
      {lines.map(({ id, title, options, shelf, open }) => (
        <div key={id} className={styles.line}>
          <span>
            <bdi dir="rtl">{title}</bdi>
            {options && <span className="muted"> {options}</span>}
            {shelf && (
              <span className={styles.shelf}>
                {sheetText.shelf} <bdi>{shelf}</bdi>
              </span>
            )}
          </span>
          <UnitsSelect
            label={sheetText.unitsIn(title, at)}
            value={draft.units.get(id) ?? 0}
            most={open}
            onChoose={units => onChange({ ...draft, units: new Map(draft.units).set(id, units) })}
          />
        </div>
      ))}
      <SelectField
        label={sheetText.carrier}
        name={`carrier-${at}`}
        value={draft.carrier}
        options={couriers.map(value => ({ value, label: COURIER_LABELS[value] }))}
        onChange={event => onChange({ ...draft, carrier: event.target.value as CourierName })}
      />
    </section>
  );
}
