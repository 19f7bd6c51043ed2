import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { giveGoodwill } from '#modules/returns/refunds.calls.ts';
import { foldDigits } from '#platform/digits.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { randomKey } from '../../random-key.ts';
import { goodwillText } from '../refunds/text.ts';
import styles from './case.module.css';

interface GoodwillDialogProps {
  /** Without it, the form asks for the buyer's mobile. */
  userId?: number;
  onClose: () => void;
}

/** Account credit as a gift to a buyer; up to the limit of the settings, and audited with its reason. */
export function GoodwillDialog({ userId, onClose }: GoodwillDialogProps) {
  const [key] = useState(randomKey);
  const form = useCallForm(giveGoodwill, {
    read: ({ reason = '', ...typed }) => ({
      key,
      ...(userId === undefined ? { mobile: typed['mobile'] ?? '' } : { userId }),
      amount: numberOf(typed['amount']),
      reason,
    }),
    onDone() {
      showToast(goodwillText.done);
      onClose();
    },
  });
  return (
    <AlertDialog open onClose={onClose} icon="wallet" title={goodwillText.title} text={goodwillText.text}>
      <form {...form.props} className={styles.asked}>
        <FormError message={form.message} />
        {userId === undefined && (
          <Field
            label={goodwillText.mobile}
            name="mobile"
            ltr
            inputMode="tel"
            autoComplete="off"
            error={form.errors['mobile']}
          />
        )}
        <Field
          label={goodwillText.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          error={form.errors['amount']}
        />
        <TextAreaField
          label={goodwillText.reason}
          name="reason"
          rows={2}
          maxLength={300}
          error={form.errors['reason']}
        />
        <Button type="submit" block busy={form.busy ? goodwillText.giving : undefined}>
          {goodwillText.give}
        </Button>
        <Button variant="outline" block onClick={onClose}>
          {goodwillText.close}
        </Button>
      </form>
    </AlertDialog>
  );
}

const numberOf = (typed = '') => Number(foldDigits(typed));
