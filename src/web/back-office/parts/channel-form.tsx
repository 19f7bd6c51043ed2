import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { CHANNEL_KINDS } from '#modules/payouts/channel.ts';
import { setPayoutChannel } from '#modules/payouts/money.calls.ts';
import { CHANNEL_TEXT } from '#modules/payouts/text.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import { moneyText } from '../finance/money.text.ts';
import styles from './money.module.css';
import { useConfirmedApi } from './signing/use-confirmed-api.ts';

const KINDS = CHANNEL_KINDS.map(value => ({ value, label: CHANNEL_TEXT[value] }));

/** The account for the merchant's payouts. The old number is never shown, so it is typed again. */
export function ChannelForm({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const form = useCallForm(setPayoutChannel, {
    send: useConfirmedApi(),
    async onDone() {
      await onDone();
      showToast(moneyText.saved);
    },
  });
  return (
    <CallForm form={form} className={styles.form}>
      <FormError message={form.message} />
      <SelectField label={moneyText.kind} name="kind" options={KINDS} />
      <Field label={moneyText.holder} name="holder" autoComplete="off" />
      <Field label={moneyText.number} name="number" ltr autoComplete="off" hint={moneyText.numberHint} />
      <div className={styles.buttons}>
        <Button type="submit" busy={form.busy ? moneyText.saving : undefined}>
          {moneyText.save}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {moneyText.cancel}
        </Button>
      </div>
    </CallForm>
  );
}
