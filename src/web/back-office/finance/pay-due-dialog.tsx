import { useState } from 'react';
import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { payDue } from '#modules/ledger/months.calls.ts';
import { parsePounds } from '#platform/digits.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { saidOf } from '../parts/signing/text.ts';
import { dueNames, monthsText } from './months.text.ts';

interface PayDueDialogProps {
  onClose: () => void;
  onChanged: () => Promise<void>;
}

const DUE_OPTIONS = Object.entries(dueNames).map(([value, label]) => ({ value, label }));

/** What the bank shows that the shop paid for VAT, or for fees by an invoice. */
export function PayDueDialog({ onClose, onChanged }: PayDueDialogProps) {
  const [key] = useState(() => Date.now() * 1000 + Math.floor(Math.random() * 1000));
  return (
    <CallDialog
      call={payDue}
      read={({ due, amount = '', bankReference }) => ({
        key,
        due,
        amount: parsePounds(amount),
        bankReference,
      })}
      done={saidOf(monthsText.paid)}
      onChanged={onChanged}
      icon="landmark"
      title={monthsText.payTitle}
      text={monthsText.payText}
      submit={monthsText.save}
      onClose={onClose}
    >
      <SelectField label={monthsText.what} name="due" options={DUE_OPTIONS} />
      <Field label={monthsText.amount} name="amount" ltr inputMode="decimal" />
      <Field label={monthsText.reference} name="bankReference" ltr />
    </CallDialog>
  );
}
