import { type ComponentProps, useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import { endDispute } from '#modules/checkout/disputes.calls.ts';
import { LOSS_PARTIES, type LossParty } from '#modules/ledger/loss-party.ts';
import type { listDisputes } from '#modules/payments/disputes.calls.ts';
import { disputeInput, methodName } from '#modules/payments/text.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDate } from '#platform/dates.ts';
import { parsePounds } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import styles from '../parts/case.module.css';
import { Question } from '../parts/form-dialog/question.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { refundsText } from './text.ts';

type Dispute = CallBody<typeof listDisputes>['disputes'][number];

/** In letters, as the call demands. */
const SHORTEST_REASON = 3;

interface OpenDisputeProps {
  dispute: Dispute;
  onDone: () => Promise<void>;
}

/** A lost dispute needs to say who bears the loss, and is asked about once; both outcomes need the bank's reason. */
export function OpenDispute({ dispute, onDone }: OpenDisputeProps) {
  const { paymentId } = dispute;
  const [reason, setReason] = useState('');
  const [fee, setFee] = useState('');
  const charged = fee.trim() === '' ? 0 : parsePounds(fee);
  const [lossParty, setLossParty] = useState<LossParty>();
  const [losing, setLosing] = useState(false);
  const id = useId();
  const action = useAction();
  const end = (decision: 'won' | 'lost') =>
    api(endDispute, {
      paymentId,
      decision,
      ...(charged !== null && { fee: charged }),
      reason: reason.trim(),
      ...(lossParty && { lossParty }),
    });
  const win = async () => {
    const refusal = await action.run(() => end('won'));
    if (!refusal) await tellEnded(onDone);
  };
  const isSaid = reason.trim().length >= SHORTEST_REASON;
  const isReady = isSaid && charged !== null;
  return (
    <div className={styles.form}>
      <About dispute={dispute} />
      <FormError message={action.message} />
      <ReasonField paymentId={paymentId} reason={reason} onChange={setReason} />
      <FeeField paymentId={paymentId} fee={fee} isAmount={charged !== null} onChange={setFee} />
      <LossPartyField paymentId={paymentId} lossParty={lossParty} onChange={setLossParty} />
      <Missing {...{ id, isSaid, lossParty }} />
      <Endings
        hint={id}
        busy={action.busy ? refundsText.working : undefined}
        onWon={isReady ? () => void win() : null}
        onLost={isReady && lossParty ? () => setLosing(true) : null}
      />
      {losing && lossParty && (
        <LosingQuestion
          {...{ dispute, lossParty }}
          act={() => end('lost')}
          onClose={() => setLosing(false)}
          onDone={() => tellEnded(onDone)}
        />
      )}
    </div>
  );
}

function tellEnded(onDone: () => Promise<void>): Promise<void> {
  showToast(refundsText.ended);
  return onDone();
}

type LosingQuestionProps = Pick<ComponentProps<typeof Question>, 'act' | 'onClose' | 'onDone'> & {
  dispute: Dispute;
  lossParty: LossParty;
};

function LosingQuestion({ dispute: { orderId, amount }, lossParty, ...question }: LosingQuestionProps) {
  return (
    <Question
      icon="cash"
      title={refundsText.losing(orderNumber(orderId))}
      text={refundsText.losingText(formatPrice(fromPounds(amount)), refundsText.lossParties[lossParty])}
      confirm={refundsText.lost}
      {...question}
    />
  );
}

interface MissingProps {
  id: string;
  isSaid: boolean;
  lossParty: LossParty | undefined;
}

/** What keeps a button from being pressed; the buttons refer to it. */
function Missing({ id, isSaid, lossParty }: MissingProps) {
  return (
    <p id={id} className="muted" hidden={isSaid && lossParty !== undefined}>
      {isSaid ? refundsText.sayLossParty : refundsText.sayEnding}
    </p>
  );
}

interface EndingsProps {
  /** The id of the sentence that says what is missing. */
  hint: string;
  busy: string | undefined;
  /** Null while something is missing. */
  onWon: (() => void) | null;
  onLost: (() => void) | null;
}

function Endings({ hint, busy, onWon, onLost }: EndingsProps) {
  const button = { size: 'small', 'aria-describedby': hint, busy } as const;
  return (
    <div className="cluster">
      <Button {...button} disabled={!onWon} onClick={() => onWon?.()}>
        {refundsText.won}
      </Button>
      <Button {...button} variant="danger" disabled={!onLost} onClick={() => onLost?.()}>
        {refundsText.lost}
      </Button>
    </div>
  );
}

function About({ dispute: { orderId, method, amount, captured, dueAt, refunded } }: { dispute: Dispute }) {
  return (
    <>
      <p>
        <OrderLink orderId={orderId} /> · {methodName(method)} · {refundsText.atStake}{' '}
        <Price pounds={amount} size="amount" /> {refundsText.ofPayment}{' '}
        <Price pounds={captured} size="amount" />
      </p>
      {dueAt && <p>{refundsText.answerUntil(formatDate(lastDay(dueAt)))}</p>}
      {refunded > 0 && (
        <Note tone="warn">{refundsText.refundedBefore(formatPrice(fromPounds(refunded)))}</Note>
      )}
      <p className="muted">{refundsText.disputed}</p>
    </>
  );
}

/** A deadline is the midnight after it. */
const lastDay = (dueAt: string) => new Date(Date.parse(dueAt) - 1);

interface FeeFieldProps {
  paymentId: number;
  fee: string;
  isAmount: boolean;
  onChange: (fee: string) => void;
}

function FeeField({ paymentId, fee, isAmount, onChange }: FeeFieldProps) {
  return (
    <Field
      label={refundsText.bankFee}
      name={`fee ${paymentId}`}
      ltr
      inputMode="decimal"
      optional
      error={isAmount ? undefined : disputeInput.amount}
      value={fee}
      onChange={event => onChange(event.target.value)}
    />
  );
}

interface ReasonFieldProps {
  paymentId: number;
  reason: string;
  onChange: (reason: string) => void;
}

function ReasonField({ paymentId, reason, onChange }: ReasonFieldProps) {
  return (
    <Field
      label={refundsText.ending}
      name={`reason ${paymentId}`}
      maxLength={300}
      value={reason}
      onChange={event => onChange(event.target.value)}
    />
  );
}

interface LossPartyFieldProps {
  paymentId: number;
  lossParty: LossParty | undefined;
  onChange: (lossParty: LossParty | undefined) => void;
}

function LossPartyField({ paymentId, lossParty, onChange }: LossPartyFieldProps) {
  return (
    <SelectField
      label={refundsText.lossParty}
      name={`bearer ${paymentId}`}
      placeholder={refundsText.chooseLossParty}
      hint={refundsText.lossPartyHint}
      options={LOSS_PARTIES.map(value => ({ value, label: refundsText.lossParties[value] }))}
      value={lossParty ?? ''}
      onChange={event => onChange(LOSS_PARTIES.find(each => each === event.target.value))}
    />
  );
}
