import { useState } from 'react';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { giveGoodwill, showGoodwillBuyer } from '#modules/returns/credit.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { parsePounds } from '#platform/digits.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { formatMobile } from '#platform/phone.ts';
import { useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { randomKey } from '../../random-key.ts';
import { goodwillText } from '../refunds/text.ts';
import { useBeginning } from './focus.ts';
import { FormDialog } from './form-dialog/form-dialog.tsx';
import { useDialogForm } from './form-dialog/use-dialog-form.ts';
import { saidOf } from './signing/text.ts';

type Buyer = CallBody<typeof showGoodwillBuyer>;

interface GoodwillDialogProps {
  /** Without it, the form asks for the buyer's mobile first. */
  of?: { userId: number } | { orderId: number };
  onClose: () => void;
}

/** Account credit as a gift to a buyer; above the limits of the settings others must sign it; audited with its reason. */
export function GoodwillDialog({ of, onClose }: GoodwillDialogProps) {
  return of ? <ToKnown of={of} onClose={onClose} /> : <Ask onClose={onClose} />;
}

function ToKnown({ of, onClose }: Required<GoodwillDialogProps>) {
  const answer = useCall(showGoodwillBuyer, of);
  if (answer.state === 'loading') return null;
  return <Ask known={answer.state === 'ready' ? answer.body : undefined} onClose={onClose} />;
}

/** Whose it is stands there before anything can be given: a mistyped number is somebody's. */
function Ask({ known, onClose }: { known?: Buyer | undefined; onClose: () => void }) {
  const [key] = useState(randomKey);
  const [buyer, setBuyer] = useState(known);
  const finding = useCallForm(showGoodwillBuyer, {
    read: ({ mobile = '' }) => ({ mobile }),
    onDone: setBuyer,
  });
  const giving = useDialogForm(giveGoodwill, {
    read: ({ reason = '', amount = '' }) => ({
      key,
      userId: buyer?.userId,
      amount: parsePounds(amount),
      reason,
    }),
    done: saidOf(goodwillText.done),
    onClose,
  });
  return (
    <FormDialog
      form={buyer ? giving : finding}
      icon="wallet"
      title={goodwillText.title}
      text={goodwillText.text}
      submit={buyer ? goodwillText.give : goodwillText.find}
      onClose={onClose}
    >
      {buyer ? (
        <Gift buyer={buyer} />
      ) : (
        <Field label={goodwillText.mobile} name="mobile" ltr inputMode="tel" autoComplete="off" />
      )}
    </FormDialog>
  );
}

function Gift({ buyer: { name, mobile, most } }: { buyer: Buyer }) {
  useBeginning();
  return (
    <>
      <Note tone="info">
        <p>
          {goodwillText.to} <bdi>{name}</bdi>
        </p>
        {mobile && <bdi dir="ltr">{formatMobile(mobile)}</bdi>}
      </Note>
      <Field
        label={goodwillText.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        hint={goodwillText.most(formatPrice(fromPounds(most)))}
      />
      <TextAreaField label={goodwillText.reason} name="reason" rows={2} maxLength={300} />
    </>
  );
}
