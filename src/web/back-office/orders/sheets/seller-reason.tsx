import { useState } from 'react';
import { useFormErrors } from '#kit/form/form-errors.ts';
import { RadioField } from '#kit/form/radio-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { OUT_OF_STOCK, SELLER_REASONS } from '#modules/orders/cancelling.ts';
import { reasonWords } from '#modules/orders/text.ts';
import type { Fields } from '../../../data/use-call-form.ts';
import { sheetText } from '../details/text.ts';

const IN_WORDS = 'other';

/** Why a seller does not send what was ordered: a reason of the list, or words. `readSellerReason` reads it. */
export function SellerReason() {
  const { reason } = useFormErrors();
  const [chosen, setChosen] = useState('');
  const words = <TextAreaField label={sheetText.inWords} name="words" maxLength={300} error={reason} />;
  return (
    <RadioField
      label={sheetText.reason}
      name="reason"
      hint={chosen === OUT_OF_STOCK ? sheetText.outOfStock : sheetText.reasonHint}
      options={SELLER_REASONS.map(value => ({
        value,
        label: reasonWords(value),
        more: value === IN_WORDS && words,
      }))}
      value={chosen}
      onChoose={setChosen}
      error={chosen === IN_WORDS ? null : reason}
    />
  );
}

export const readSellerReason = ({ reason, words }: Fields) => (reason === IN_WORDS ? words : reason);
