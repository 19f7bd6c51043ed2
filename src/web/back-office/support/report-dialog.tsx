import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import {
  type Customer,
  type CustomerOrder,
  REPORTS,
  reportForCaller,
  sendCallerCode,
} from '#modules/returns/customers.calls.ts';
import { listReturnable, quoteReturn } from '#modules/returns/returns.calls.ts';
import { REASON_WORDS, wishLabel } from '#modules/returns/text.ts';
import type { CallBody, CallRequest } from '#platform/call.ts';
import { formatCount } from '#platform/digits.ts';
import { withFullStop } from '#platform/full-stop.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { type CallAnswer, useCall } from '../../data/use-call.ts';
import styles from '../parts/case.module.css';
import { FormSheet } from '../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';
import { customerText } from './customers.text.ts';

type Line = CallBody<typeof listReturnable>['lines'][number];

interface ReportDialogProps {
  customer: Pick<Customer, 'userId'>;
  order: CustomerOrder;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** A return, or what was lost or damaged, for a caller who reads out the code that the account's mobile gets. */
export function ReportDialog({ customer: { userId }, order, onClose, onChanged }: ReportDialogProps) {
  const { merchantOrderId, merchantName } = order;
  const answer = useCall(listReturnable, { merchantOrderId });
  const [reason, setReason] = useState<string>('not_received');
  const isGone = reason === 'not_received';
  const form = useDialogForm(reportForCaller, {
    read: ({ code = '', wish = 'refund', note = '', ...fields }) => ({
      userId,
      merchantOrderId,
      code,
      reason,
      wish,
      note,
      ...(!isGone && { lines: linesOf(fields) }),
    }),
    done: customerText.reported,
    onClose,
    onChanged,
  });
  return (
    <FormSheet
      form={form}
      title={customerText.reportTitle(merchantName)}
      submit={customerText.openCase}
      onClose={onClose}
    >
      <SelectField
        label={customerText.reason}
        name="reason"
        value={reason}
        onChange={event => setReason(event.target.value)}
        options={REPORTS.map(each => ({ value: each, label: reasonOf(each) }))}
      />
      {!isGone && <Units answer={answer} about={{ merchantOrderId, reason }} />}
      <TextAreaField
        label={customerText.note}
        name="note"
        rows={2}
        maxLength={300}
        error={form.errors.note ?? form.errors.lines}
      />
      <CallerCode userId={userId} />
    </FormSheet>
  );
}

const reasonOf = (reason: (typeof REPORTS)[number]) =>
  reason === 'not_received' ? customerText.notReceived : REASON_WORDS[reason];

const PREFIX = 'line-';

function linesOf(fields: Readonly<Record<string, string>>) {
  return Object.entries(fields)
    .filter(([name, value]) => name.startsWith(PREFIX) && Number(value) > 0)
    .map(([name, value]) => ({ lineId: Number(name.slice(PREFIX.length)), quantity: Number(value) }));
}

interface UnitsProps {
  answer: CallAnswer<CallBody<typeof listReturnable>>;
  about: { merchantOrderId: number; reason: string };
}

/** What is wrong of it, what the caller wants for that, and what that comes to. */
function Units({ answer, about }: UnitsProps) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [wish, setWish] = useState('refund');
  const units = Object.entries(chosen).map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }));
  const lines = units.filter(({ quantity }) => quantity > 0);
  return (
    <Answered answer={answer}>
      {({ lines: sold, paidInCash }) => (
        <>
          {sold.map(line => (
            <Quantity
              key={line.lineId}
              line={line}
              onChange={quantity => setChosen({ ...chosen, [line.lineId]: quantity })}
            />
          ))}
          <SelectField
            label={customerText.wish}
            name="wish"
            value={wish}
            onChange={event => setWish(event.target.value)}
            options={(['refund', 'credit'] as const).map(each => ({
              value: each,
              label: wishLabel({ wish: each, paidInCash, reader: 'staff' }),
            }))}
          />
          {lines.length > 0 && <ComesBack asked={{ ...about, wish, lines } as Asked} />}
        </>
      )}
    </Answered>
  );
}

type Asked = CallRequest<typeof quoteReturn>;

/** The refund before anything is opened, so that the caller hears no other amount later. */
function ComesBack({ asked }: { asked: Asked }) {
  const quote = useCall(quoteReturn, asked);
  if (quote.state === 'failed')
    return isRefusal(quote.error) && <Note tone="warn">{withFullStop(quote.error.message)}</Note>;
  if (quote.state === 'loading') return null;
  const { amount, payer } = quote.body;
  return (
    <p aria-live="polite" aria-busy={quote.isStale}>
      <strong>{customerText.comesBack(formatPrice(fromPounds(amount)))}</strong>{' '}
      {payer === 'buyer' && customerText.lessPickup}
    </p>
  );
}

interface QuantityProps {
  line: Line;
  onChange: (quantity: number) => void;
}

/** Begins at none: nothing is sent back by oversight. */
function Quantity({ line: { lineId, title, options, most }, onChange }: QuantityProps) {
  return (
    <SelectField
      label={[title, options].filter(Boolean).join(' · ')}
      name={`${PREFIX}${lineId}`}
      onChange={event => onChange(Number(event.target.value))}
      options={Array.from({ length: Math.max(0, most) + 1 }, (_, quantity) => ({
        value: String(quantity),
        label: formatCount(quantity),
      }))}
    />
  );
}

function CallerCode({ userId }: { userId: number }) {
  const action = useAction();
  return (
    <div className={styles.form}>
      <Field
        label={customerText.code}
        name="code"
        ltr
        inputMode="numeric"
        autoComplete="off"
        hint={customerText.codeHint}
      />
      <FormError message={action.message} />
      <Button
        variant="outline"
        icon="send"
        busy={action.busy ? customerText.sending : undefined}
        onClick={() =>
          void action.run(async () => {
            await api(sendCallerCode, { userId });
            showToast(customerText.codeSent);
          })
        }
      >
        {customerText.sendCode}
      </Button>
    </div>
  );
}
