import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { adjustMerchant } from '#modules/ledger/contract.ts';
import { foldDigits } from '#platform/digits.ts';
import { useCallForm } from '../../account/use-call-form.ts';
import styles from '../money/money.module.css';
import { ledgerText } from './text.ts';
import { useMerchantNames } from './use-merchant-names.ts';

const typedNumber = (text: string | undefined) => Number(foldDigits(text ?? '').replace('−', '-'));

/** A penalty or a correction with its reason; sending the same form twice posts once. */
export function AdjustForm({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const [key] = useState(() => Date.now() * 1000 + Math.floor(Math.random() * 1000));
  const [typed, setTyped] = useState('');
  const nameOf = useMerchantNames();
  const form = useCallForm(adjustMerchant, {
    read: ({ merchantId, amount, reason }) => ({
      key,
      reason,
      merchantId: typedNumber(merchantId),
      amount: typedNumber(amount),
    }),
    async onDone() {
      await onDone();
      showToast(ledgerText.posted);
    },
  });
  return (
    <section className={styles.panel}>
      <h2>{ledgerText.adjust}</h2>
      <form {...form.props} className={styles.form}>
        <FormError message={form.message} />
        <Field
          label={ledgerText.merchantId}
          name="merchantId"
          inputMode="numeric"
          hint={nameOf(typedNumber(typed)) ?? ledgerText.merchantIdHint}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          error={form.errors.merchantId}
        />
        <Field
          label={ledgerText.amount}
          name="amount"
          inputMode="text"
          ltr
          hint={ledgerText.amountHint}
          error={form.errors.amount}
        />
        <Field label={ledgerText.reasonField} name="reason" error={form.errors.reason} />
        <div className={styles.buttons}>
          <Button type="submit" busy={form.busy ? ledgerText.posting : undefined}>
            {ledgerText.post}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {ledgerText.cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}
