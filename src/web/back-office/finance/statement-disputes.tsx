import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import {
  answerStatementDispute,
  type listStatementDisputes,
  type StatementDispute,
} from '#modules/payouts/money.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { CallForm } from '../../data/call-form.tsx';
import type { CallAnswer } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../parts/money.module.css';
import { payoutsText } from './payouts.text.ts';

/** Merchants' open objections to their statements; nothing if there are none. */
export function StatementDisputes({
  answer,
}: {
  answer: CallAnswer<CallBody<typeof listStatementDisputes>>;
}) {
  if (answer.state !== 'ready' || answer.body.disputes.length === 0) return null;
  return (
    <section id="disputes" className={styles.section} aria-label={payoutsText.disputes}>
      <h2>{payoutsText.disputes}</h2>
      {answer.body.disputes.map(dispute => (
        <Dispute key={dispute.statementId} dispute={dispute} onDone={answer.reload} />
      ))}
    </section>
  );
}

function Dispute({ dispute, onDone }: { dispute: StatementDispute; onDone: () => Promise<void> }) {
  const { statementId, number, merchantName, madeAt, opening, closing } = dispute;
  const form = useCallForm(answerStatementDispute, {
    read: fields => ({ statementId, ...fields }),
    async onDone() {
      showToast(payoutsText.answered);
      await onDone();
    },
  });
  const title = payoutsText.statement(formatCount(number));
  return (
    <CallForm form={form} className={styles.panel} aria-label={`${title} · ${merchantName}`}>
      <h3>
        <Link to={`/money/statements/${statementId}`}>{title}</Link> · <bdi>{merchantName}</bdi>
      </h3>
      <p className={styles.quiet}>
        {formatDate(new Date(madeAt))} · <Price pounds={opening} size="amount" /> ←{' '}
        <Price pounds={closing} size="amount" />
      </p>
      <p>
        <bdi>{dispute.dispute}</bdi>
      </p>
      <FormError message={form.message} />
      <TextAreaField label={payoutsText.answer} name="reason" maxLength={300} />
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={form.busy ? payoutsText.working : undefined}>
          {payoutsText.sendAnswer}
        </Button>
      </div>
    </CallForm>
  );
}
