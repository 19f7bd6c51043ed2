import { useState } from 'react';
import { Button } from '#kit/button.tsx';
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
import { listReturnable } from '#modules/returns/returns.calls.ts';
import { REASON_WORDS, wishLabel } from '#modules/returns/text.ts';
import type { CallBody } from '#platform/call.ts';
import { formatCount } from '#platform/digits.ts';
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
      {!isGone && <Units answer={answer} />}
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

/** What is wrong of it, and what the caller wants for that. */
function Units({ answer }: { answer: CallAnswer<CallBody<typeof listReturnable>> }) {
  return (
    <Answered answer={answer}>
      {({ lines, paidInCash }) => (
        <>
          {lines.map(line => (
            <Quantity key={line.lineId} line={line} />
          ))}
          <SelectField
            label={customerText.wish}
            name="wish"
            options={(['refund', 'credit'] as const).map(wish => ({
              value: wish,
              label: wishLabel({ wish, paidInCash, reader: 'staff' }),
            }))}
          />
        </>
      )}
    </Answered>
  );
}

/** Begins at none: nothing is sent back by oversight. */
function Quantity({ line: { lineId, title, options, most } }: { line: Line }) {
  return (
    <SelectField
      label={[title, options].filter(Boolean).join(' · ')}
      name={`${PREFIX}${lineId}`}
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
