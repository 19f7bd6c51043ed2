import { useState } from 'react';
import { Field } from '#kit/form/field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { giveGoodwill } from '#modules/returns/refunds.calls.ts';
import { parsePounds } from '#platform/digits.ts';
import { randomKey } from '../../random-key.ts';
import { goodwillText } from '../refunds/text.ts';
import { FormDialog } from './form-dialog/form-dialog.tsx';
import { useDialogForm } from './form-dialog/use-dialog-form.ts';

interface GoodwillDialogProps {
  /** Without it, the form asks for the buyer's mobile. */
  userId?: number;
  onClose: () => void;
}

/** Account credit as a gift to a buyer; up to the limit of the settings, and audited with its reason. */
export function GoodwillDialog({ userId, onClose }: GoodwillDialogProps) {
  const [key] = useState(randomKey);
  const form = useDialogForm(giveGoodwill, {
    read: ({ reason = '', mobile = '', amount = '' }) => ({
      key,
      ...(userId === undefined ? { mobile } : { userId }),
      amount: parsePounds(amount),
      reason,
    }),
    done: goodwillText.done,
    onClose,
  });
  return (
    <FormDialog
      form={form}
      icon="wallet"
      title={goodwillText.title}
      text={goodwillText.text}
      submit={goodwillText.give}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
