import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Field } from '#kit/form/field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { hasExtras, type TypedExtras } from '#modules/checkout/extras.ts';
import { extrasText } from '#modules/checkout/text.ts';
import type { Fields } from '../../data/use-call-form.ts';
import styles from './extras.module.css';

interface ExtrasProps {
  /** As they were typed before a reload, by the fields' names. */
  initial: TypedExtras;
  /** A sentence for each field. */
  errors: Fields;
}

/** Words to the courier, somebody else who receives the order, a present: one button until somebody wants them. */
export function Extras({ initial, errors }: ExtrasProps) {
  const [isOpen, setOpen] = useState(() => hasExtras(initial));
  if (!isOpen) {
    return (
      <Button type="button" variant="text" icon="plus" className={styles.open} onClick={() => setOpen(true)}>
        {extrasText.open}
      </Button>
    );
  }
  return (
    <div className={styles.extras}>
      <Field
        label={extrasText.secondMobile}
        name="secondMobile"
        type="tel"
        inputMode="tel"
        optional
        ltr
        hint={extrasText.secondMobileHint}
        defaultValue={initial.secondMobile}
        error={errors.secondMobile}
      />
      <Field
        label={extrasText.courierNote}
        name="courierNote"
        optional
        maxLength={120}
        hint={extrasText.courierNoteHint}
        defaultValue={initial.courierNote}
        error={errors.courierNote}
      />
      <SomebodyElse initial={initial} errors={errors} />
      <Gift initial={initial} errors={errors} />
    </div>
  );
}

function SomebodyElse({ initial, errors }: ExtrasProps) {
  const [isChosen, choose] = useState(initial.forOther !== undefined);
  return (
    <div className={styles.part}>
      <Checkbox
        name="forOther"
        label={extrasText.forOther}
        checked={isChosen}
        onChange={event => choose(event.currentTarget.checked)}
      />
      {isChosen && (
        <div className={styles.fields}>
          <Field
            label={extrasText.recipient}
            name="recipient.name"
            autoComplete="off"
            defaultValue={initial['recipient.name']}
            error={errors['recipient.name']}
          />
          <Field
            label={extrasText.recipientMobile}
            name="recipient.mobile"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            ltr
            hint={extrasText.recipientHint}
            defaultValue={initial['recipient.mobile']}
            error={errors['recipient.mobile']}
          />
        </div>
      )}
    </div>
  );
}

function Gift({ initial, errors }: ExtrasProps) {
  const [isChosen, choose] = useState(initial.isGift !== undefined);
  return (
    <div className={styles.part}>
      <Checkbox
        name="isGift"
        label={extrasText.isGift}
        checked={isChosen}
        onChange={event => choose(event.currentTarget.checked)}
      />
      {isChosen && (
        <div className={styles.fields}>
          <TextAreaField
            label={extrasText.giftNote}
            name="gift.note"
            optional
            maxLength={300}
            hint={extrasText.giftHint}
            defaultValue={initial['gift.note']}
            error={errors['gift.note']}
          />
          <Checkbox
            name="gift.hidesPrices"
            label={extrasText.hidesPrices}
            defaultChecked={initial['gift.hidesPrices'] !== undefined}
          />
          <p className={styles.hint}>{extrasText.cashOnLabel}</p>
        </div>
      )}
    </div>
  );
}
