import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { Price } from '#kit/price.tsx';
import { CHANNEL_KINDS } from '#modules/payouts/channel.ts';
import {
  type ClosedMerchant,
  type listClosedMerchants,
  recordDebtPaid,
  setClosedChannel,
} from '#modules/payouts/closed.calls.ts';
import { CHANNEL_TEXT } from '#modules/payouts/text.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDate } from '#platform/dates.ts';
import { parsePounds } from '#platform/digits.ts';
import type { CallAnswer } from '../../data/use-call.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import styles from '../parts/money.module.css';
import { SignedAmount } from '../parts/signed-amount.tsx';
import { saidOf } from '../parts/signing/text.ts';
import { moneyText } from './money.text.ts';
import { payoutsText } from './payouts.text.ts';

type Doing = { merchant: ClosedMerchant; what: 'channel' | 'paid' };

/** Closed merchants that are owed money or owe it, until neither is so; nothing while there are none. */
export function ClosedMerchants({ answer }: { answer: CallAnswer<CallBody<typeof listClosedMerchants>> }) {
  const [doing, setDoing] = useState<Doing>();
  if (answer.state !== 'ready' || answer.body.merchants.length === 0) return null;
  const dialog = { onClose: () => setDoing(undefined), onChanged: () => void answer.reload() };
  return (
    <section id="closed" className={styles.section} aria-label={payoutsText.closed}>
      <h2>{payoutsText.closed}</h2>
      <p className={styles.quiet}>{payoutsText.closedIntro}</p>
      <DataTable
        label={payoutsText.closed}
        columns={columnsWith(setDoing)}
        rows={answer.body.merchants}
        idOf={({ merchantId }) => merchantId}
      />
      {doing?.what === 'channel' && <ChannelDialog merchant={doing.merchant} {...dialog} />}
      {doing?.what === 'paid' && <PaidDialog merchant={doing.merchant} {...dialog} />}
    </section>
  );
}

const FACTS: Column<ClosedMerchant>[] = [
  { id: 'merchant', header: payoutsText.merchant, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'closed',
    header: payoutsText.closedAt,
    cell: ({ closedAt }) => formatDate(new Date(closedAt)),
  },
  { id: 'final', header: payoutsText.finalAt, cell: ({ finalAt }) => formatDate(new Date(finalAt)) },
  {
    id: 'available',
    header: payoutsText.balance,
    cell: ({ available }) => <SignedAmount pounds={available} />,
  },
  {
    id: 'waiting',
    header: payoutsText.waits,
    cell: ({ waiting }) => <Price pounds={waiting} size="amount" />,
  },
  {
    id: 'channel',
    header: payoutsText.channel,
    cell: ({ channel }) => (channel === null ? payoutsText.noChannel : <bdi dir="ltr">{channel}</bdi>),
  },
];

function columnsWith(onDo: (doing: Doing) => void): Column<ClosedMerchant>[] {
  const action = (merchant: ClosedMerchant) =>
    merchant.available < 0 ? (
      <Button size="small" variant="outline" onClick={() => onDo({ merchant, what: 'paid' })}>
        {payoutsText.recordPaid}
      </Button>
    ) : (
      <Button size="small" variant="outline" onClick={() => onDo({ merchant, what: 'channel' })}>
        {payoutsText.setChannel}
      </Button>
    );
  return [...FACTS, { id: 'action', header: payoutsText.action, cell: action }];
}

interface DialogProps {
  merchant: ClosedMerchant;
  onClose: () => void;
  onChanged: () => void;
}

/** The account that a closed merchant gave in writing, because it cannot sign in. */
function ChannelDialog({ merchant: { merchantId, name }, onClose, onChanged }: DialogProps) {
  return (
    <CallDialog
      call={setClosedChannel}
      read={fields => ({ ...fields, merchantId })}
      done={moneyText.saved}
      onChanged={onChanged}
      icon="landmark"
      title={payoutsText.channelOf(name)}
      text={payoutsText.channelText}
      submit={moneyText.save}
      onClose={onClose}
    >
      <SelectField
        label={moneyText.kind}
        name="kind"
        options={CHANNEL_KINDS.map(value => ({ value, label: CHANNEL_TEXT[value] }))}
      />
      <Field label={moneyText.holder} name="holder" autoComplete="off" />
      <Field label={moneyText.number} name="number" ltr autoComplete="off" />
    </CallDialog>
  );
}

/** What the bank shows of a closed merchant's debt. */
function PaidDialog({ merchant: { merchantId, name }, onClose, onChanged }: DialogProps) {
  const [key] = useState(() => Date.now() * 1000 + Math.floor(Math.random() * 1000));
  return (
    <CallDialog
      call={recordDebtPaid}
      read={({ amount = '', bankReference }) => ({
        key,
        merchantId,
        amount: parsePounds(amount),
        bankReference,
      })}
      done={saidOf(payoutsText.paidSaved)}
      onChanged={onChanged}
      icon="landmark"
      title={payoutsText.paidOf(name)}
      text={payoutsText.paidText}
      submit={moneyText.save}
      onClose={onClose}
    >
      <Field label={payoutsText.paidAmount} name="amount" ltr inputMode="decimal" />
      <Field label={payoutsText.reference} name="bankReference" ltr />
    </CallDialog>
  );
}
