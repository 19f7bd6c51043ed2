import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { adjustMerchant, findPaidMerchants } from '#modules/ledger/calls.ts';
import { STATUS_NAMES } from '#modules/merchants/application.text.ts';
import { foldDigits, parsePounds } from '#platform/digits.ts';
import { api } from '../../data/api.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import { FoundField, type Named } from '../parts/combobox/found-field.tsx';
import styles from '../parts/money.module.css';
import { useConfirmedApi } from '../parts/signing/use-confirmed-api.ts';
import { ledgerText } from './ledger.text.ts';

/** Pounds with a sign; null if it is no amount. */
function signedPounds(typed = ''): number | null {
  const text = foldDigits(typed).trim();
  const amount = parsePounds(text.replace(/^[-−+]/, ''));
  return amount !== null && /^[-−]/.test(text) ? -amount : amount;
}

const findMerchants = async (q: string) => {
  const { merchants } = await api(findPaidMerchants, { q });
  return merchants.map(({ status, ...named }) => ({ ...named, detail: STATUS_NAMES[status] }));
};

/** A penalty or a correction with its reason; sending the same form twice posts once. */
export function AdjustForm({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const [key] = useState(() => Date.now() * 1000 + Math.floor(Math.random() * 1000));
  const [merchant, setMerchant] = useState<Named | null>(null);
  const form = useCallForm(adjustMerchant, {
    send: useConfirmedApi(),
    read: ({ amount, reason }) => ({
      key,
      reason,
      merchantId: merchant?.id ?? null,
      amount: signedPounds(amount),
    }),
    async onDone({ waits }) {
      await onDone();
      showToast(waits ? ledgerText.asked : ledgerText.posted);
    },
  });
  return (
    <section className={styles.panel}>
      <h2>{ledgerText.adjust}</h2>
      <CallForm form={form} className={styles.wideForm}>
        <FormError message={form.message} />
        <div className={styles.pairs}>
          <FoundField
            label={ledgerText.merchant}
            name="merchantId"
            find={findMerchants}
            chosen={merchant}
            onChoose={setMerchant}
          />
          <Field label={ledgerText.amount} name="amount" inputMode="text" ltr hint={ledgerText.amountHint} />
          <Field label={ledgerText.reasonField} name="reason" />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" busy={form.busy ? ledgerText.posting : undefined}>
            {ledgerText.post}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {ledgerText.cancel}
          </Button>
        </div>
      </CallForm>
    </section>
  );
}
