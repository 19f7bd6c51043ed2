import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { BULK_PAYOUT_STEPS, type BulkPayoutStep, PAYOUT_RULES } from '#modules/payouts/payout.ts';
import { exportBatch, type PayoutBody } from '#modules/payouts/payouts.calls.ts';
import { PAYOUT_STATE_TEXT } from '#modules/payouts/text.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { fromPounds, sumPiastres, toPounds } from '#platform/money.ts';
import { download } from '../../../data/files.ts';
import { useAction } from '../../../data/use-action.ts';
import { BulkBar } from '../../parts/list/bulk-bar.tsx';
import type { SelectedRows } from '../../parts/list/use-selected-rows.ts';
import styles from '../../parts/money.module.css';
import { PAYOUT_TONES } from '../../parts/payout-tones.ts';
import { PART_COLUMNS } from '../payout-columns.tsx';
import { countPayouts, payoutsText } from '../payouts.text.ts';
import { BulkStepButton } from './bulk-step-button.tsx';
import { PayoutAccount, PayoutSteps } from './payout-steps.tsx';
import { type RefusedPayout, useBulkStep } from './use-bulk-step.ts';

interface PayoutTableProps {
  payouts: readonly PayoutBody[];
  shown: 'run' | 'held' | 'all';
  selection: SelectedRows<PayoutBody>;
  onMoved: () => Promise<void>;
}

/** A page of payouts, whose steps are taken one by one or for all that are ticked. */
export function PayoutTable({ payouts, shown, selection, onMoved }: PayoutTableProps) {
  const step = useBulkStep(onMoved, selection.clear);
  const selected = selection.rows;
  return (
    <>
      {selected.length > 0 && (
        <BulkBar label={payoutsText.bulk} count={countPayouts(selected.length)} onUnselect={selection.clear}>
          {BULK_PAYOUT_STEPS.map(each => (
            <BulkStepButton
              key={each}
              step={each}
              {...waitingOf(each, selected)}
              look={{ size: 'small', variant: 'outline' }}
              busy={step.busy}
              onTake={step.take}
            />
          ))}
        </BulkBar>
      )}
      <FormError message={step.message} />
      <RefusedPayouts refused={step.refused} onHide={step.hide} />
      <DataTable
        label={payoutsText.title}
        columns={columnsFor({ shown, onMoved })}
        rows={payouts}
        idOf={({ id }) => id}
        selection={{
          allLabel: payoutsText.selectAll,
          labelOf: ({ id }) => payoutsText.select(`#${id}`),
          has: selection.has,
          isOffered: payout => BULK_PAYOUT_STEPS.some(each => waitsFor(each, payout)),
          onSelect: selection.set,
        }}
      />
    </>
  );
}

/** Its author leaves approving to somebody else, and who approved it what comes next. */
const waitsFor = (step: BulkPayoutStep, { state, isMine, isHeld, isApprovedByMe }: PayoutBody) =>
  PAYOUT_RULES[step].from.includes(state) &&
  !isHeld &&
  !(step !== 'confirm' && isApprovedByMe) &&
  !(step === 'approve' && isMine);

/** Those of the selected that wait for the step, and what they come to. */
function waitingOf(step: BulkPayoutStep, selected: readonly PayoutBody[]) {
  const waiting = selected.filter(payout => waitsFor(step, payout));
  return {
    payoutIds: waiting.map(({ id }) => id),
    amount: toPounds(sumPiastres(waiting.map(({ amount, withheld }) => fromPounds(amount - withheld)))),
    disabled: waiting.length === 0,
  };
}

/** The payouts that a step with many left where they were, each with its reason. */
export function RefusedPayouts({
  refused,
  onHide,
}: {
  refused: readonly RefusedPayout[];
  onHide: () => void;
}) {
  if (refused.length === 0) return null;
  return (
    <div role="alert">
      <Note tone="warn">
        <p>{payoutsText.refused}</p>
        <ul>
          {refused.map(({ payoutId, why }) => (
            <li key={payoutId}>
              <bdi dir="ltr">#{payoutId}</bdi> {why}
            </li>
          ))}
        </ul>
        <Button variant="text" size="small" onClick={onHide}>
          {payoutsText.hide}
        </Button>
      </Note>
    </div>
  );
}

function State({ payout }: { payout: PayoutBody }) {
  const { state, attempt, failure, approvals, approvalsNeeded, isHeld } = payout;
  return (
    <span className="cluster">
      <Pill tone={PAYOUT_TONES[state]}>{PAYOUT_STATE_TEXT[state]}</Pill>
      {isHeld && <Pill tone="danger">{payoutsText.held}</Pill>}
      {state === 'draft' && approvalsNeeded > 1 && (
        <Pill tone="warn">{payoutsText.secondApproval(formatCount(approvals))}</Pill>
      )}
      {failure && <span className={styles.quiet}> {failure}</span>}
      {attempt > 1 && <span className={styles.quiet}> {payoutsText.attempt(formatCount(attempt))}</span>}
    </span>
  );
}

const DAY_COLUMN: Column<PayoutBody> = {
  id: 'day',
  header: payoutsText.day,
  cell: ({ day }) => formatDate(new Date(day)),
};

/** The list of one batch leaves its day to the head of the page. */
function columnsFor({ shown, onMoved }: Pick<PayoutTableProps, 'shown' | 'onMoved'>): Column<PayoutBody>[] {
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
    ...PART_COLUMNS,
    ...(shown === 'all' ? [DAY_COLUMN] : []),
    { id: 'to', header: payoutsText.to, cell: payout => <PayoutAccount payout={payout} /> },
    {
      id: 'people',
      header: payoutsText.people,
      cell: ({ createdBy, approvedBy }) => `${createdBy ?? payoutsText.byItself} ← ${approvedBy ?? '—'}`,
    },
    {
      id: 'state',
      header: payoutsText.state,
      cell: payout => <State payout={payout} />,
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
