import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { askForIdentityChange } from '#modules/merchants/identity.calls.ts';
import { IDENTITY_NAMES } from '#modules/merchants/identity.text.ts';
import { LATEST_EFFECT, type OwnIdentity } from '#modules/merchants/identity.ts';
import { formatTaxNumber } from '#modules/merchants/merchant.ts';
import { needsRegister } from '#modules/merchants/papers.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { formatMobile } from '#platform/phone.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../../parts/profile.module.css';
import { DraftPapers } from './draft-papers.tsx';
import { identityText } from './identity.text.ts';

interface IdentityFormProps {
  own: OwnIdentity;
  onChange: (own: OwnIdentity) => void;
}

const YES_OR_NO = [
  { value: 'yes', label: identityText.yes },
  { value: 'no', label: identityText.no },
];

/** The identity as it should be. It begins with what holds, or with what was taken back. */
export function IdentityForm({ own, onChange }: IdentityFormProps) {
  const [today] = useState(() => cairoDay(new Date()));
  const form = useCallForm(askForIdentityChange, {
    onDone(next) {
      onChange(next);
      showToast(identityText.sent);
    },
  });
  const begins = { ...own.identity, ...own.open?.fields };
  return (
    <>
      <h3 className={styles.strong}>{identityText.form}</h3>
      <DraftPapers own={own} onChange={onChange} />
      <CallForm form={form} className={styles.form}>
        <FormError message={form.message} />
        <Field label={IDENTITY_NAMES.legalName} name="legalName" defaultValue={begins.legalName} />
        <Numbers own={own} begins={begins} />
        <Field
          label={IDENTITY_NAMES.phone}
          name="phone"
          type="tel"
          ltr
          defaultValue={formatMobile(begins.phone)}
        />
        <TextAreaField label={IDENTITY_NAMES.address} name="address" defaultValue={begins.address} />
        <Field
          label={identityText.effectiveFrom}
          name="effectiveFrom"
          type="date"
          min={today}
          max={addDays(today, LATEST_EFFECT)}
          defaultValue={laterOf(own.open?.effectiveFrom, today)}
        />
        <TextAreaField label={identityText.reason} name="reason" optional defaultValue={own.open?.reason} />
        <Button type="submit" busy={form.busy ? identityText.sending : undefined}>
          {identityText.send}
        </Button>
      </CallForm>
    </>
  );
}

const laterOf = (day: string | null | undefined, today: string) => (day && day > today ? day : today);

interface NumbersProps {
  own: OwnIdentity;
  begins: OwnIdentity['identity'];
}

/** The entry in the commercial register, which a person has not, and the tax card. */
function Numbers({ own, begins }: NumbersProps) {
  return (
    <>
      {needsRegister(own.entityKind) && (
        <Field
          label={IDENTITY_NAMES.commercialRegister}
          name="commercialRegister"
          inputMode="numeric"
          ltr
          defaultValue={begins.commercialRegister}
        />
      )}
      <Field
        label={IDENTITY_NAMES.taxNumber}
        name="taxNumber"
        inputMode="numeric"
        ltr
        defaultValue={formatTaxNumber(begins.taxNumber)}
      />
      <SelectField
        label={IDENTITY_NAMES.vatRegistered}
        name="vatRegistered"
        options={YES_OR_NO}
        defaultValue={begins.vatRegistered}
      />
    </>
  );
}
