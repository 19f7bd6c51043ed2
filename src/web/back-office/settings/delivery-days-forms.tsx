import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { listGovernorates } from '#modules/shipping/calls.ts';
import { COURIER_NAMES } from '#modules/shipping/courier.ts';
import { setDeliveryTime, setHoliday } from '#modules/shipping/delivery-days.calls.ts';
import { COURIER_LABELS } from '#modules/shipping/text.ts';
import { parseWhole } from '#platform/digits.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { daysText } from './delivery-days.text.ts';
import styles from './settings.module.css';

interface FormProps {
  onChanged: () => Promise<void>;
}

const COURIERS = [
  { value: '', label: daysText.anyCourier },
  ...COURIER_NAMES.map(value => ({ value, label: COURIER_LABELS[value] })),
];

const whole = (text = '') => parseWhole(text) ?? -1;

/** A row for a place; the same place and courier again changes its days. */
export function TimeForm({ onChanged }: FormProps) {
  const places = useCall(listGovernorates, {});
  const governorates = places.state === 'ready' ? places.body.governorates : [];
  const [governorateId, setGovernorateId] = useState('1');
  const cities = governorates.find(({ id }) => String(id) === governorateId)?.cities ?? [];
  const form = useCallForm(setDeliveryTime, {
    read: ({ courier, cityId, first, last }) => ({
      courier: COURIER_NAMES.find(each => each === courier) ?? null,
      governorateId: Number(governorateId),
      cityId: Number(cityId) || null,
      first: whole(first),
      last: whole(last),
    }),
    onDone: async () => {
      showToast(daysText.saved);
      await onChanged();
    },
  });
  return (
    <CallForm form={form} className={styles.days}>
      <FormError message={form.message} />
      <SelectField
        name="governorateId"
        label={daysText.governorate}
        options={governorates.map(({ id, nameAr }) => ({ value: String(id), label: nameAr }))}
        value={governorateId}
        onChange={event => setGovernorateId(event.target.value)}
      />
      <SelectField
        name="cityId"
        label={daysText.city}
        options={[
          { value: '', label: daysText.anyCity },
          ...cities.map(({ id, nameAr }) => ({ value: String(id), label: nameAr })),
        ]}
      />
      <SelectField name="courier" label={daysText.courier} options={COURIERS} />
      <Field label={daysText.first} name="first" inputMode="numeric" />
      <Field label={daysText.last} name="last" inputMode="numeric" />
      <Button type="submit" variant="outline" busy={form.busy ? daysText.working : undefined}>
        {daysText.addTime}
      </Button>
    </CallForm>
  );
}

export function HolidayForm({ onChanged }: FormProps) {
  const form = useCallForm(setHoliday, {
    read: ({ day = '', name = '' }) => ({ day, name }),
    onDone: async () => {
      showToast(daysText.saved);
      await onChanged();
    },
  });
  return (
    <CallForm form={form} className={styles.days}>
      <FormError message={form.message} />
      <Field label={daysText.day} name="day" type="date" />
      <Field label={daysText.name} name="name" maxLength={60} />
      <Button type="submit" variant="outline" busy={form.busy ? daysText.working : undefined}>
        {daysText.addHoliday}
      </Button>
    </CallForm>
  );
}
