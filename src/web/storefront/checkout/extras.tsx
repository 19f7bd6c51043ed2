import { type ReactNode, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Field } from '#kit/form/field.tsx';
import { takeFocus } from '#kit/form/take-focus.ts';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { hasExtras, type TypedExtras } from '#modules/checkout/extras.ts';
import { extrasText } from '#modules/checkout/text.ts';
import styles from './extras.module.css';

interface ExtrasProps {
  /** As they were typed before a reload, by the fields' names. */
  initial: TypedExtras;
}

/** Words to the courier, somebody else who receives the order, a present: one button until somebody wants them. */
export function Extras({ initial }: ExtrasProps) {
  const [isOpen, setOpen] = useState(() => hasExtras(initial));
  const [isPressed, setPressed] = useState(false);
  const open = () => {
    setOpen(true);
    setPressed(true);
  };
  if (!isOpen) {
    return (
      <Button type="button" variant="text" icon="plus" className={styles.open} onClick={open}>
        {extrasText.open}
      </Button>
    );
  }
  return (
    <div className={styles.extras}>
      <Field
        ref={isPressed ? takeFocus : undefined}
        label={extrasText.secondMobile}
        name="secondMobile"
        type="tel"
        inputMode="tel"
        optional
        ltr
        hint={extrasText.secondMobileHint}
        defaultValue={initial.secondMobile}
      />
      <Field
        label={extrasText.courierNote}
        name="courierNote"
        optional
        maxLength={120}
        hint={extrasText.courierNoteHint}
        defaultValue={initial.courierNote}
      />
      <SomebodyElse initial={initial} />
      <Gift initial={initial} />
    </div>
  );
}

interface PartProps {
  name: 'forOther' | 'isGift';
  initial: TypedExtras;
  /** What is asked once the box is ticked. */
  children: ReactNode;
}

function Part({ name, initial, children }: PartProps) {
  const [isChosen, choose] = useState(initial[name] !== undefined);
  return (
    <div className={styles.part}>
      <Checkbox
        name={name}
        label={extrasText[name]}
        checked={isChosen}
        onChange={event => choose(event.currentTarget.checked)}
      />
      {isChosen && <div className={styles.fields}>{children}</div>}
    </div>
  );
}

function SomebodyElse({ initial }: ExtrasProps) {
  return (
    <Part name="forOther" initial={initial}>
      <Field
        label={extrasText.recipient}
        name="recipient.name"
        autoComplete="off"
        defaultValue={initial['recipient.name']}
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
      />
    </Part>
  );
}

function Gift({ initial }: ExtrasProps) {
  return (
    <Part name="isGift" initial={initial}>
      <TextAreaField
        label={extrasText.giftNote}
        name="gift.note"
        optional
        maxLength={300}
        hint={extrasText.giftHint}
        defaultValue={initial['gift.note']}
      />
      <Checkbox
        name="gift.hidesPrices"
        label={extrasText.hidesPrices}
        defaultChecked={initial['gift.hidesPrices'] !== undefined}
      />
      <p className="muted">{extrasText.cashOnLabel}</p>
    </Part>
  );
}
