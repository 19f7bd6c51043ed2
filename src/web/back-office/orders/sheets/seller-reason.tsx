import { useState } from 'react';
import { useFormErrors } from '#kit/form/form-errors.ts';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { OUT_OF_STOCK, SELLER_REASONS } from '#modules/orders/cancelling.ts';
import { reasonWords } from '#modules/orders/text.ts';
import type { Fields } from '../../../data/use-call-form.ts';
import { sheetText } from '../details/text.ts';

const OPTIONS = SELLER_REASONS.map(value => ({ value, label: reasonWords(value) }));
const IN_WORDS = 'other';

/** Why a seller does not send what was ordered: a reason of the list, or words. `readSellerReason` reads it. */
export function SellerReason() {
  const { reason } = useFormErrors();
  const [chosen, setChosen] = useState('');
  const isInWords = chosen === IN_WORDS;
  return (
    <>
      <SelectField
        label={sheetText.reason}
        name="reason"
        hint={chosen === OUT_OF_STOCK ? sheetText.outOfStock : sheetText.reasonHint}
        placeholder={sheetText.chooseReason}
        options={OPTIONS}
        value={chosen}
        onChange={event => setChosen(event.target.value)}
        error={isInWords ? null : reason}
      />
      {isInWords && <TextAreaField label={sheetText.inWords} name="words" maxLength={300} error={reason} />}
    </>
  );
}

export const readSellerReason = ({ reason, words }: Fields) => (reason === IN_WORDS ? words : reason);
