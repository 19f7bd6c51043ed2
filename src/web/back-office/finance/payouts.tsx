import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import { listClosedMerchants } from '#modules/payouts/closed.calls.ts';
import { listStatementDisputes } from '#modules/payouts/money.calls.ts';
import { PAYOUT_STATES, type PayoutState } from '#modules/payouts/payout.ts';
import { draftPayouts, exportBatch, listPayouts, type PayoutBody } from '#modules/payouts/payouts.calls.ts';
import { PAYOUT_STATE_TEXT } from '#modules/payouts/text.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { download } from '../../data/files.ts';
import { useAction } from '../../data/use-action.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { useNextStep } from '../parts/focus.ts';
import { oneOf } from '../parts/list/address.ts';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import styles from '../parts/money.module.css';
import { isOvertaken } from '../parts/overtaken.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PAYOUT_TONES } from '../parts/payout-tones.ts';
import { backOfficeText } from '../text.ts';
import { ClosedMerchants } from './closed-merchants.tsx';
import { PayoutSteps } from './payout-steps.tsx';
import { payoutsText } from './payouts.text.ts';
import { StatementDisputes } from './statement-disputes.tsx';

export function meta() {
  return { title: backOfficeText.titled(payoutsText.title), noindex: true };
}

const FILTERS = { state: oneOf(PAYOUT_STATES) } as const;

/** Payouts to merchants: drafted by one person, approved by another, sent, confirmed. */
export default function Payouts() {
  const query = useListQuery(FILTERS);
  const answer = useRememberedCall(listPayouts, { ...query.filter, before: query.before, limit: 30 });
  const disputes = useCall(listStatementDisputes, {});
  const closed = useCall(listClosedMerchants, {});
  // What stands above the list comes with it: later, it would push the list away, and earlier its waiting lines.
  const isComplete = [answer, disputes, closed].every(({ state }) => state !== 'loading');
  const { onStepped } = useNextStep(bodyOf(answer), answer.reload);
  return (
    <div className={styles.page}>
      <Head onDrafted={answer.reload} />
      {isComplete && <StatementDisputes answer={disputes} />}
      {isComplete && <ClosedMerchants answer={closed} />}
      <Answered answer={isComplete ? answer : { state: 'loading', reload: answer.reload }} heading="h2">
        {body => (
          <>
            <Sums body={body} />
            <Filter state={query.filter.state} onChoose={state => query.set({ state }, 'push')} />
            <Listed
              answer={answer}
              query={query}
              page={({ payouts, next }) => ({ rows: payouts, next })}
              empty={payoutsText.none}
            >
              {({ payouts }) => (
                <DataTable
                  label={payoutsText.title}
                  columns={columnsFor(onStepped)}
                  rows={payouts}
                  idOf={({ id }) => id}
                />
              )}
            </Listed>
          </>
        )}
      </Answered>
    </div>
  );
}

function Head({ onDrafted }: { onDrafted: () => Promise<void> }) {
  const { busy, message, run } = useAction();
  /** Somebody drafted today's payouts already: nothing is wrong. */
  const [exists, setExists] = useState(false);
  const draft = async () => {
    const refusal = await run(async () => {
      await api(draftPayouts, {});
      showToast(payoutsText.drafted);
      await onDrafted();
    });
    if (isOvertaken(refusal)) await onDrafted();
    setExists(refusal?.code === 'payout_batch_exists');
  };
  return (
    <div className={styles.section}>
      <PageHead title={payoutsText.title} intro={payoutsText.intro}>
        <Button icon="plus" busy={busy ? payoutsText.drafting : undefined} onClick={draft}>
          {payoutsText.draft}
        </Button>
      </PageHead>
      {exists ? <Note tone="info">{message}</Note> : <FormError message={message} />}
    </div>
  );
}

function Sums({ body: { available, totals } }: { body: CallBody<typeof listPayouts> }) {
  const amount = (state: PayoutState) => totals.find(total => total.state === state)?.amount ?? 0;
  return (
    <Figures>
      <Figure icon="hand-coins" label={payoutsText.available}>
        <Price pounds={available} size="amount" />
      </Figure>
      <Figure icon="clock" label={payoutsText.toApprove}>
        <Price pounds={amount('draft')} size="amount" />
      </Figure>
      <Figure icon="send" label={payoutsText.toSend}>
        <Price pounds={amount('approved')} size="amount" />
      </Figure>
      <Figure icon="landmark" label={payoutsText.sent}>
        <Price pounds={amount('processing')} size="amount" />
      </Figure>
      <Figure icon="success" label={payoutsText.paid}>
        <Price pounds={amount('paid')} size="amount" />
      </Figure>
    </Figures>
  );
}

interface FilterProps {
  state: PayoutState | undefined;
  onChoose: (state: PayoutState | undefined) => void;
}

function Filter({ state, onChoose }: FilterProps) {
  return (
    <fieldset className="cluster">
      <legend className="visually-hidden">{payoutsText.filter}</legend>
      {[undefined, ...PAYOUT_STATES].map(each => (
        <button
          key={each ?? 'all'}
          type="button"
          className={styles.chip}
          aria-pressed={each === state}
          onClick={() => onChoose(each)}
        >
          {each ? PAYOUT_STATE_TEXT[each] : payoutsText.all}
        </button>
      ))}
    </fieldset>
  );
}

/** With what is withheld of it; the merchant receives the rest. */
function Amount({ payout: { amount, withheld } }: { payout: PayoutBody }) {
  return (
    <span>
      <Price pounds={amount} size="amount" />
      {withheld > 0 && (
        <p className={styles.quiet}>{payoutsText.withheld(isolate(formatPrice(fromPounds(withheld))))}</p>
      )}
    </span>
  );
}

function columnsFor(onMoved: () => Promise<void>): Column<PayoutBody>[] {
  return [
    {
      id: 'merchant',
      header: payoutsText.merchant,
      cell: ({ id, merchantName }) => (
        <span>
          {merchantName} <bdi dir="ltr">#{id}</bdi>
        </span>
      ),
    },
    {
      id: 'amount',
      header: payoutsText.amount,
      cell: payout => <Amount payout={payout} />,
    },
    { id: 'day', header: payoutsText.day, cell: ({ day }) => formatDate(new Date(day)) },
    { id: 'entries', header: payoutsText.entries, cell: ({ entries }) => formatCount(entries) },
    { id: 'to', header: payoutsText.to, cell: ({ masked }) => <bdi dir="ltr">{masked ?? '—'}</bdi> },
    {
      id: 'people',
      header: payoutsText.people,
      cell: ({ createdBy, approvedBy }) => `${createdBy ?? payoutsText.byItself} ← ${approvedBy ?? '—'}`,
    },
    {
      id: 'state',
      header: payoutsText.state,
      cell: ({ state, attempt, failure }) => (
        <span>
          <Pill tone={PAYOUT_TONES[state]}>{PAYOUT_STATE_TEXT[state]}</Pill>
          {failure && <span className={styles.quiet}> {failure}</span>}
          {attempt > 1 && <span className={styles.quiet}> {payoutsText.attempt(formatCount(attempt))}</span>}
        </span>
      ),
    },
    {
      id: 'steps',
      header: payoutsText.steps,
      cell: payout =>
        payout.state !== 'paid' && (
          <>
            <PayoutSteps payout={payout} onMoved={onMoved} />
            {(payout.state === 'approved' || payout.state === 'processing') && <BankList payout={payout} />}
          </>
        ),
    },
  ];
}

function BankList({ payout: { batchId } }: { payout: PayoutBody }) {
  const { busy, message, run } = useAction();
  return (
    <>
      <Button
        size="small"
        variant="text"
        icon="download"
        busy={busy ? payoutsText.working : undefined}
        onClick={() => run(() => download(exportBatch, { batchId }))}
      >
        {payoutsText.bankList}
      </Button>
      <FormError message={message} />
    </>
  );
}
