import { useState } from 'react';
import { Field } from '#kit/form/field.tsx';
import { RadioField } from '#kit/form/radio-field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { AFTER_REFUND } from '#modules/checkout/after-refund.ts';
import { reopenParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import { AFTER_REFUND_TEXT } from '#modules/checkout/text.ts';
import { refuseParcel, reportAttempt, reportLoss } from '#modules/orders/calls.ts';
import type { OrderAction } from '#modules/orders/order-view.ts';
import { ATTEMPT_REASONS, postponedRange, REFUSAL_REASONS } from '#modules/orders/parcel.ts';
import { reasonWords } from '#modules/orders/text.ts';
import type { AnyCall } from '#platform/call.ts';
import { cairoDay } from '#platform/dates.ts';
import { FormSheet } from '../../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../../parts/form-dialog/use-dialog-form.ts';
import { EVENT_BUTTONS, sheetText } from '../details/text.ts';
import type { ParcelSheetProps } from './parcel-sheet-props.ts';

const CALLS: Readonly<Record<string, AnyCall>> = {
  attempt_failed: reportAttempt,
  refused: refuseParcel,
  lost: reportLoss,
  damaged: reportLoss,
  reopened: reopenParcel,
};

const REASONS = { attempt_failed: ATTEMPT_REASONS, refused: REFUSAL_REASONS } as const;

/** A step with its reason: a courier's reason for an event at the door, otherwise words. */
export function ReasonedSheet({
  event,
  hint,
  parcel,
  place,
  onClose,
  onChanged,
}: ParcelSheetProps & { event: OrderAction['event']; hint: string }) {
  const form = useDialogForm(CALLS[event] as AnyCall, {
    read: ({ reason, day, afterRefund }) => ({
      parcelId: parcel.id,
      reason,
      ...(day && { day }),
      ...(event in LOSSES && { event }),
      ...(afterRefund && { afterRefund }),
    }),
    onClose,
    onChanged,
  });
  const isAtDoor = event === 'attempt_failed' || event === 'refused';
  return (
    <FormSheet title={EVENT_BUTTONS[event] ?? ''} about={`${place}. ${hint}`} onClose={onClose} form={form}>
      {isAtDoor ? (
        <DoorReason event={event} />
      ) : (
        <TextAreaField label={sheetText.reason} name="reason" optional={event in LOSSES} maxLength={300} />
      )}
      {event === 'reopened' && (
        <SelectField
          label={sheetText.afterRefund}
          name="afterRefund"
          optional
          hint={sheetText.afterRefundHint}
          defaultValue=""
          placeholder={sheetText.notRefunded}
          options={AFTER_REFUND.map(value => ({ value, label: AFTER_REFUND_TEXT[value] }))}
        />
      )}
    </FormSheet>
  );
}

/** Why at the door; if the buyer put it off, the day that they named. */
function DoorReason({ event }: { event: keyof typeof REASONS }) {
  const [reason, setReason] = useState('');
  const [{ first, last }] = useState(() => postponedRange(cairoDay(new Date())));
  const otherDay = (
    <Field
      label={sheetText.otherDay}
      name="day"
      type="date"
      min={first}
      max={last}
      hint={sheetText.otherDayHint}
    />
  );
  return (
    <RadioField
      label={sheetText.reason}
      name="reason"
      value={reason}
      options={REASONS[event].map(value => ({
        value,
        label: reasonWords(value),
        more: value === 'postponed' && otherDay,
      }))}
      onChoose={setReason}
    />
  );
}

const LOSSES = { lost: true, damaged: true } as const;
