import { useId } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Timeline, type TimelineStep } from '#kit/display/timeline.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Price } from '#kit/price.tsx';
import type { BulkPayoutStep } from '#modules/payouts/payout.ts';
import { exportBatch } from '#modules/payouts/payouts.calls.ts';
import type { PayoutRun as Run } from '#modules/payouts/run.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { download } from '../../../data/files.ts';
import { useAction } from '../../../data/use-action.ts';
import { NEXT_STEP } from '../../parts/focus.ts';
import styles from '../../parts/money.module.css';
import { bulkSteps, countShops, payoutsText, runText } from '../payouts.text.ts';
import { RefusedPayouts } from './payout-table.tsx';
import { useBulkStep } from './use-bulk-step.ts';

interface PayoutRunProps {
  run: Run;
  /** Above it a payout takes two approvals, in pounds. */
  secondApprovalAbove: number;
  onMoved: () => Promise<void>;
}

/** A batch as one thing: its total, how far it is and who took it there, and the step that the viewer takes next. */
export function PayoutRun({ run, secondApprovalAbove, onMoved }: PayoutRunProps) {
  const { amount, payouts, failed } = run;
  return (
    <section className={styles.panel} aria-label={runText.title}>
      <div className={styles.section}>
        <div>
          <p className={styles.quiet}>
            {runText.title} · {countShops(payouts)}
          </p>
          <Price pounds={amount} size="page" />
        </div>
        <Timeline steps={stepsOf(run)} />
        {failed > 0 && <Note tone="danger">{runText.failed(failed)}</Note>}
        <NextStep run={run} onMoved={onMoved} />
        <p className={styles.quiet}>{runText.rule(isolate(formatPrice(fromPounds(secondApprovalAbove))))}</p>
      </div>
    </section>
  );
}

/** Each says who took it, when, and of how many. */
function stepsOf({ steps, payouts }: Run): TimelineStep[] {
  const next = steps.findIndex(({ done }) => done < payouts);
  return steps.map(({ step, done, at, by }, place) => {
    const isDone = payouts > 0 && done === payouts;
    const names = step === 'draft' && by.length === 0 ? payoutsText.byItself : by.join(runText.and);
    return {
      label: runText.steps[step],
      state: isDone ? 'done' : place === next ? 'now' : 'todo',
      time: done > 0 && (
        <>
          {names !== '' && <bdi>{names}</bdi>} {at !== null && formatDateTime(new Date(at))}
          {!isDone && ` · ${runText.of(formatCount(done), formatCount(payouts))}`}
        </>
      ),
    };
  });
}

/** Of the two steps that people take with the whole batch, the one that waits for the viewer. */
function NextStep({ run, onMoved }: Pick<PayoutRunProps, 'run' | 'onMoved'>) {
  const why = useId();
  const bulk = useBulkStep(onMoved, () => undefined);
  const step: BulkPayoutStep = run.approve.payoutIds.length > 0 ? 'approve' : 'send';
  const { payoutIds, amount } = run[step];
  const isOthers = payoutIds.length === 0 && run.mineToLeave > 0;
  return (
    <>
      <div className={styles.buttons}>
        {(payoutIds.length > 0 || isOthers) && (
          <Button
            {...(isOthers ? {} : NEXT_STEP)}
            icon={step === 'send' ? 'send' : 'check'}
            disabled={isOthers}
            aria-describedby={isOthers ? why : undefined}
            busy={bulk.busy ? payoutsText.working : undefined}
            onClick={() => bulk.take(step, payoutIds)}
          >
            {bulkSteps[step](formatCount(payoutIds.length), isolate(formatPrice(fromPounds(amount))))}
          </Button>
        )}
        <BankFile run={run} />
      </div>
      {isOthers && (
        <p id={why} className={styles.quiet}>
          {runText.others}
        </p>
      )}
      <FormError message={bulk.message} />
      <RefusedPayouts refused={bulk.refused} onHide={bulk.hide} />
    </>
  );
}

function BankFile({ run: { batchId, steps } }: { run: Run }) {
  const { busy, message, run } = useAction();
  if (!steps.some(({ step, done }) => step === 'approve' && done > 0)) return null;
  return (
    <>
      <Button
        variant="outline"
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
