import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { COURIER_NAMES } from '#modules/shipping/courier.ts';
import { editSending, type Sending as SendingFacts, showSending } from '#modules/shipping/sending.calls.ts';
import { COURIER_LABELS } from '#modules/shipping/text.ts';
import { formatAmount, formatCount, parsePounds, parseWhole } from '#platform/digits.ts';
import { Answered } from '../../data/answered.tsx';
import { CallForm } from '../../data/call-form.tsx';
import { useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../../parts/profile.module.css';
import { Section } from '../../parts/section.tsx';
import { sendingText } from './sending.text.ts';
import { accountText } from './text.ts';

/** What buyers are promised: how long the shop prepares, until which hour, by whom, and from when the delivery is free. */
export function Sending() {
  const answer = useCall(showSending, {});
  return (
    <Section title={sendingText.title}>
      <Answered answer={answer}>{({ sending }) => sending && <SendingForm sending={sending} />}</Answered>
    </Section>
  );
}

const HOURS = Array.from({ length: 25 }, (_, hour) => ({
  value: String(hour),
  label: sendingText.hour(hour),
}));
const COURIERS = COURIER_NAMES.map(value => ({ value, label: COURIER_LABELS[value] }));

function SendingForm({ sending }: { sending: SendingFacts }) {
  const form = useCallForm(editSending, { read, onDone: () => showToast(accountText.saved) });
  return (
    <CallForm form={form} className={styles.form}>
      <FormError message={form.message} />
      <p className="muted">{sendingText.intro}</p>
      <Field
        label={sendingText.preparingDays}
        name="preparingDays"
        inputMode="numeric"
        defaultValue={formatCount(sending.preparingDays)}
      />
      <SelectField
        label={sendingText.cutOffHour}
        name="cutOffHour"
        hint={sendingText.cutOffHint}
        options={HOURS}
        defaultValue={String(sending.cutOffHour)}
      />
      <SelectField
        label={sendingText.shipsWith}
        name="shipsWith"
        options={COURIERS}
        defaultValue={sending.shipsWith}
      />
      <Field
        label={sendingText.freeDeliveryFrom}
        name="freeDeliveryFrom"
        hint={sendingText.freeHint}
        optional
        inputMode="decimal"
        defaultValue={sending.freeDeliveryFrom === null ? '' : formatAmount(sending.freeDeliveryFrom)}
      />
      <Button type="submit" busy={form.busy ? accountText.saving : undefined}>
        {accountText.save}
      </Button>
    </CallForm>
  );
}

function read(fields: Readonly<Record<string, string>>) {
  const from = fields['freeDeliveryFrom']?.trim() ?? '';
  return {
    preparingDays: parseWhole(fields['preparingDays'] ?? '') ?? -1,
    cutOffHour: Number(fields['cutOffHour']),
    shipsWith: COURIER_NAMES.find(each => each === fields['shipsWith']) ?? 'merchant',
    freeDeliveryFrom: from === '' ? null : (parsePounds(from) ?? 0),
  };
}
