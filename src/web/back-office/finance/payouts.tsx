import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import { listClosedMerchants } from '#modules/payouts/closed.calls.ts';
import { listStatementDisputes } from '#modules/payouts/money.calls.ts';
import { PAYOUT_STATES, type PayoutState } from '#modules/payouts/payout.ts';
import { draftPayouts, listPayouts } from '#modules/payouts/payouts.calls.ts';
import { PAYOUT_STATE_TEXT } from '#modules/payouts/text.ts';
import type { CallBody } from '#platform/call.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { useNextStep } from '../parts/focus.ts';
import { oneOf } from '../parts/list/address.ts';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { useSelectedRows } from '../parts/list/use-selected-rows.ts';
import styles from '../parts/money.module.css';
import { isOvertaken } from '../parts/overtaken.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { AvailableList } from './available-list.tsx';
import { ClosedMerchants } from './closed-merchants.tsx';
import { PayoutTable } from './payout-table.tsx';
import { payoutsText } from './payouts.text.ts';
import { StatementDisputes } from './statement-disputes.tsx';

export function meta() {
  return { title: backOfficeText.titled(payoutsText.title), noindex: true };
}

/** What the list shows: payouts of a state, or what is in no payout yet. */
const SHOWN = [...PAYOUT_STATES, 'available'] as const;
type Shown = (typeof SHOWN)[number];

const FILTERS = { state: oneOf(SHOWN) } as const;

/** Payouts to merchants: drafted by one person, approved by another, sent, confirmed. */
export default function Payouts() {
  const query = useListQuery(FILTERS);
  const { state: shown } = query.filter;
  const state = shown === 'available' ? undefined : shown;
  const answer = useRememberedCall(listPayouts, { state, before: query.before, limit: 30 });
  const selection = useSelectedRows(bodyOf(answer)?.payouts ?? []);
  const disputes = useCall(listStatementDisputes, {});
  const closed = useCall(listClosedMerchants, {});
  // What stands above the list comes with it: later, it would push the list away, and earlier its waiting lines.
  const isComplete = [answer, disputes, closed].every(each => each.state !== 'loading');
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
            <Filter shown={shown} onChoose={to => query.set({ state: to }, 'push')} />
            {shown === 'available' ? (
              <AvailableList query={query} />
            ) : (
              <Listed
                answer={answer}
                query={query}
                page={({ payouts, next }) => ({ rows: payouts, next })}
                empty={payoutsText.none}
              >
                {({ payouts }) => <PayoutTable payouts={payouts} selection={selection} onMoved={onStepped} />}
              </Listed>
            )}
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
  shown: Shown | undefined;
  onChoose: (shown: Shown | undefined) => void;
}

function Filter({ shown, onChoose }: FilterProps) {
  return (
    <fieldset className="cluster">
      <legend className="visually-hidden">{payoutsText.filter}</legend>
      {[undefined, ...SHOWN].map(each => (
        <button
          key={each ?? 'all'}
          type="button"
          className={styles.chip}
          aria-pressed={each === shown}
          onClick={() => onChoose(each)}
        >
          {nameOf(each)}
        </button>
      ))}
    </fieldset>
  );
}

function nameOf(shown: Shown | undefined): string {
  if (shown === 'available') return payoutsText.availableBy;
  return shown ? PAYOUT_STATE_TEXT[shown] : payoutsText.all;
}
