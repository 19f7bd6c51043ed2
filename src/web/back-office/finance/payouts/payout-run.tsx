import { useId } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Timeline, type TimelineStep } from '#kit/display/timeline.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import { BULK_PAYOUT_STEPS } from '#modules/payouts/payout.ts';
import { exportBatch } from '#modules/payouts/payouts.calls.ts';
import { type PayoutRun as Run, remindOfPayouts } from '#modules/payouts/run.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { api } from '../../../data/api.ts';
import { download } from '../../../data/files.ts';
import { useAction } from '../../../data/use-action.ts';
import { NEXT_STEP } from '../../parts/focus.ts';
import styles from '../../parts/money.module.css';
import { countShops, payoutsText, runText } from '../payouts.text.ts';
import { BulkStepButton } from './bulk-step-button.tsx';
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
  const { amount, payouts } = run;
  return (
    <section className={styles.panel} aria-label={runText.title}>
      <div className={styles.section}>
        <div className={styles.beside}>
          <div>
            <p className={styles.quiet}>
              {runText.title} · {countShops(payouts)}
            </p>
            <Price pounds={amount} size="page" />
          </div>
          <Timeline steps={stepsOf(run)} />
        </div>
        <NextStep run={run} onMoved={onMoved} />
        <p className={styles.quiet}>{runText.rule(isolate(formatPrice(fromPounds(secondApprovalAbove))))}</p>
        <BankAnswers run={run} />
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
          {names !== '' && (
            <>
              <bdi>{names}</bdi>
              <br />
            </>
          )}
          {at !== null && formatDateTime(new Date(at))}
          {!isDone && ` · ${runText.of(formatCount(done), formatCount(payouts))}`}
        </>
      ),
    };
  });
}

/** How many arrived, and of those that did not, whose they are and why. */
function BankAnswers({ run: { steps, failed, failures } }: { run: Run }) {
  const arrived = steps.find(({ step }) => step === 'confirm')?.done ?? 0;
  if (arrived + failed === 0) return null;
  return (
    <div className={styles.section}>
      <p className="cluster">
        <span className={styles.quiet}>{runText.answers}</span>
        {arrived > 0 && <Pill tone="ok">{runText.arrived(formatCount(arrived))}</Pill>}
        {failed > 0 && <Pill tone="danger">{runText.missed(formatCount(failed))}</Pill>}
      </p>
      {failed > 0 && (
        <Note tone="danger">
          <ul>
            {failures.map(({ payoutId, merchantName, why }) => (
              <li key={payoutId}>
                <bdi>{merchantName}</bdi> <bdi dir="ltr">#{payoutId}</bdi>: {why}
              </li>
            ))}
          </ul>
          <p>{runText.failed(failed)}</p>
        </Note>
      )}
    </div>
  );
}

/** Of the steps that people take with the whole batch, the one that waits for the viewer. */
function NextStep({ run, onMoved }: Pick<PayoutRunProps, 'run' | 'onMoved'>) {
  const why = useId();
  const bulk = useBulkStep(onMoved, () => undefined);
  const { left } = run;
  const isOthers = left !== null && run.approve.payoutIds.length + run.send.payoutIds.length === 0;
  const step = BULK_PAYOUT_STEPS.find(each => run[each].payoutIds.length > 0);
  const waiting = isOthers ? left : step && { step, ...run[step] };
  return (
    <>
      <div className={styles.buttons}>
        {waiting && (
          <BulkStepButton
            {...(isOthers ? {} : NEXT_STEP)}
            {...waiting}
            look={{ icon: waiting.step === 'send' ? 'send' : 'check' }}
            disabled={isOthers}
            why={isOthers ? why : undefined}
            busy={bulk.busy}
            onTake={bulk.take}
          />
        )}
        {isOthers && run.confirm.payoutIds.length > 0 && (
          <BulkStepButton
            step="confirm"
            {...run.confirm}
            look={{ variant: 'outline', icon: 'check' }}
            busy={bulk.busy}
            onTake={bulk.take}
          />
        )}
        {isOthers && <Remind batchId={run.batchId} />}
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

/** Whoever has signed waits for others, and may say so to them. */
function Remind({ batchId }: { batchId: number }) {
  const { busy, message, run } = useAction();
  const remind = () =>
    run(async () => {
      await api(remindOfPayouts, { batchId });
      showToast(runText.reminded);
    });
  return (
    <>
      <Button
        {...NEXT_STEP}
        variant="soft"
        icon="bell"
        busy={busy ? payoutsText.working : undefined}
        onClick={() => void remind()}
      >
        {runText.remind}
      </Button>
      <FormError message={message} />
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
