import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { ChipLinks } from '#kit/navigation/chip-links.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import { listClosedMerchants } from '#modules/payouts/closed.calls.ts';
import { listStatementDisputes } from '#modules/payouts/money.calls.ts';
import { PAYOUT_STATES, type PayoutState } from '#modules/payouts/payout.ts';
import { draftPayouts, listPayouts } from '#modules/payouts/payouts.calls.ts';
import { type PayoutRunBody, showPayoutRun } from '#modules/payouts/run.calls.ts';
import { PAYOUT_STATE_TEXT } from '#modules/payouts/text.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDate } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { isOvertaken } from '../../parts/overtaken.ts';
import { useNextStep } from '../parts/focus.ts';
import { id, oneOf } from '../parts/list/address.ts';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { type ListQuery, useListQuery } from '../parts/list/use-list-query.ts';
import { useSelectedRows } from '../parts/list/use-selected-rows.ts';
import styles from '../parts/money.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { ClosedMerchants } from './closed-merchants.tsx';
import { AvailableList } from './payouts/available-list.tsx';
import { PayoutRun } from './payouts/payout-run.tsx';
import { PayoutTable } from './payouts/payout-table.tsx';
import { payoutsText, runText } from './payouts.text.ts';
import { StatementDisputes } from './statement-disputes.tsx';

export function meta() {
  return { title: backOfficeText.titled(payoutsText.title), noindex: true };
}

const SHOWN = ['run', 'held', 'below_minimum', 'not_yet', 'available', 'all'] as const;
type Shown = (typeof SHOWN)[number];

const FILTERS = { show: oneOf(SHOWN), state: oneOf(PAYOUT_STATES), run: id } as const;

/** Payouts to merchants: a batch as one thing, and below it whose money it is, or what keeps it out. */
export default function Payouts() {
  const query = useListQuery(FILTERS);
  const { show, state, run: batchId } = query.filter;
  // Links to a state or to one payout mean the list of all.
  const shown = show ?? (state || query.before ? 'all' : 'run');
  const run = useCall(showPayoutRun, batchId ? { batchId } : {});
  const disputes = useCall(listStatementDisputes, {});
  const closed = useCall(listClosedMerchants, {});
  const { moved, moveAll } = useMoves(run.reload);
  // What stands above the list comes with it: later, it would push the list away, and earlier its waiting lines.
  const isComplete = [run, disputes, closed].every(each => each.state !== 'loading');
  return (
    <div className={styles.page}>
      <Head onDrafted={run.reload} />
      {isComplete && <StatementDisputes answer={disputes} />}
      {isComplete && <ClosedMerchants answer={closed} />}
      <Answered answer={isComplete ? run : { state: 'loading', reload: run.reload }} heading="h2">
        {body => (
          <>
            {body.run ? (
              <PayoutRun run={body.run} secondApprovalAbove={body.secondApprovalAbove} onMoved={moveAll} />
            ) : (
              <Note tone="info">{runText.none}</Note>
            )}
            <Runs runs={body.runs} shown={body.run?.batchId} query={query} />
            <ListTabs
              label={runText.shown}
              labels={runText.tabs}
              shown={shown}
              hrefOf={name => query.hrefOf({ show: name, state: null })}
              counts={countsOf(body)}
              mostCounted={Number.POSITIVE_INFINITY}
            />
            <List
              key={`${shown}/${moved}`}
              shown={shown}
              batchId={body.run?.batchId}
              query={query}
              onMoved={run.reload}
            />
          </>
        )}
      </Answered>
    </div>
  );
}

/** A step with the whole batch changes the rows below it too. */
function useMoves(reload: () => Promise<void>) {
  const [moved, setMoved] = useState(0);
  const moveAll = async () => {
    await reload();
    setMoved(before => before + 1);
  };
  return { moved, moveAll };
}

const countsOf = ({ run, counts }: PayoutRunBody) => ({
  run: run?.payouts ?? 0,
  held: run?.held ?? 0,
  ...counts,
});

interface RunsProps {
  runs: PayoutRunBody['runs'];
  shown: number | undefined;
  query: ListQuery<typeof FILTERS>;
}

/** Earlier batches; the last one has the page's own address. */
function Runs({ runs, shown, query }: RunsProps) {
  if (runs.length < 2) return null;
  return (
    <ChipLinks
      label={runText.runs}
      choices={runs.map(({ batchId, day }, at) => ({
        to: query.hrefOf({ run: at === 0 ? null : batchId, show: null, state: null }),
        label: formatDate(new Date(day)),
        isCurrent: batchId === shown,
      }))}
    />
  );
}

interface ListProps {
  shown: Shown;
  batchId: number | undefined;
  query: ListQuery<typeof FILTERS>;
  onMoved: () => Promise<void>;
}

function List(props: ListProps) {
  const { shown, query } = props;
  if (shown === 'run' || shown === 'held' || shown === 'all') return <PayoutList {...props} shown={shown} />;
  return <AvailableList query={query} of={shown} />;
}

/** Of the batch, of it what is held, or of all batches and one state. */
function PayoutList({ shown, batchId, query, onMoved }: ListProps & { shown: 'run' | 'held' | 'all' }) {
  const ofRun = { ...(batchId && { batchId }), ...(shown === 'held' && { only: shown }) };
  const asked = shown === 'all' ? { state: query.filter.state } : ofRun;
  const answer = useRememberedCall(listPayouts, { ...asked, before: query.before, limit: 30 });
  const selection = useSelectedRows(bodyOf(answer)?.payouts ?? []);
  const { onStepped } = useNextStep(bodyOf(answer), answer.reload);
  const moved = async () => {
    await Promise.all([onStepped(), onMoved()]);
  };
  const body = bodyOf(answer);
  return (
    <>
      {shown === 'all' && body && <Sums body={body} />}
      {shown === 'all' && (
        <Filter shown={query.filter.state} onChoose={state => query.set({ state, show: 'all' }, 'push')} />
      )}
      <Listed
        answer={answer}
        query={query}
        page={({ payouts, next }) => ({ rows: payouts, next })}
        empty={payoutsText.none}
      >
        {({ payouts }) => <PayoutTable {...{ payouts, shown, selection }} onMoved={moved} />}
      </Listed>
    </>
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
  shown: PayoutState | undefined;
  onChoose: (shown: PayoutState | undefined) => void;
}

function Filter({ shown, onChoose }: FilterProps) {
  return (
    <fieldset className="cluster">
      <legend className="visually-hidden">{payoutsText.filter}</legend>
      {[undefined, ...PAYOUT_STATES].map(each => (
        <button
          key={each ?? 'all'}
          type="button"
          className={styles.chip}
          aria-pressed={each === shown}
          onClick={() => onChoose(each)}
        >
          {each ? PAYOUT_STATE_TEXT[each] : payoutsText.all}
        </button>
      ))}
    </fieldset>
  );
}
