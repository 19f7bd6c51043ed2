import { Link, useParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { Price } from '#kit/price.tsx';
import { disputeStatement, type StatementWithLines, showStatement } from '#modules/payouts/money.calls.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { withFullStop } from '#platform/full-stop.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../parts/money.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { EntryTable } from './entries.tsx';
import { StatementFiles } from './statement-files.tsx';
import { moneyText } from './text.ts';

export function meta() {
  return { title: backOfficeText.titled(moneyText.statements), noindex: true };
}

/** One statement, to read, print or object to. */
export default function Statement() {
  const statementId = Number(useParams().statementId);
  const answer = useCall(showStatement, { statementId });
  return (
    <>
      <p className={styles.screenOnly}>
        <Link to="/money">{moneyText.back}</Link>
      </p>
      <Answered answer={answer} heading="h1">
        {statement => (
          <div className={styles.page}>
            <Head statement={statement} />
            <Figures>
              <Figure icon="history" label={moneyText.opening}>
                <Price pounds={statement.opening} size="amount" />
              </Figure>
              <Figure icon="list-checks" label={moneyText.moves}>
                {formatCount(statement.entries)}
              </Figure>
              <Figure icon="wallet" label={moneyText.closing}>
                <Price pounds={statement.closing} size="amount" />
              </Figure>
            </Figures>
            <EntryTable entries={statement.lines} />
            <div className={styles.screenOnly}>
              <Dispute statement={statement} onDone={answer.reload} />
            </div>
          </div>
        )}
      </Answered>
    </>
  );
}

function Head({ statement: { id, number, merchantName, madeAt } }: { statement: StatementWithLines }) {
  return (
    <PageHead
      title={moneyText.statementTitle(formatCount(number))}
      intro={
        <>
          <bdi>{merchantName}</bdi> · {moneyText.madeAt(formatDate(new Date(madeAt)))}
        </>
      }
    >
      <StatementFiles statementId={id} />
    </PageHead>
  );
}

/** A deadline ends at midnight, so the named day is the last one that counts. */
const lastDayBefore = (deadline: string) => new Date(Date.parse(deadline) - 1);

interface DisputeProps {
  statement: StatementWithLines;
  onDone: () => Promise<void>;
}

function Dispute({ statement: { id, dispute, answer, disputableUntil, canDispute }, onDone }: DisputeProps) {
  const form = useCallForm(disputeStatement, {
    read: fields => ({ statementId: id, ...fields }),
    onDone,
  });
  if (dispute !== null)
    return (
      <Note tone={answer ? 'ok' : 'info'}>
        <strong>{moneyText.yourDispute}:</strong> {withFullStop(dispute)} {answer ?? moneyText.disputed}
      </Note>
    );
  if (!canDispute) return null;
  return (
    <section className={styles.panel}>
      <h2>{moneyText.dispute}</h2>
      <p className={styles.quiet}>{moneyText.disputeUntil(formatDate(lastDayBefore(disputableUntil)))}</p>
      <form {...form.props} className={styles.form}>
        <FormError message={form.message} />
        <TextAreaField label={moneyText.disputeReason} name="reason" error={form.errors.reason} />
        <div className={styles.buttons}>
          <Button type="submit" variant="outline" busy={form.busy ? moneyText.saving : undefined}>
            {moneyText.sendDispute}
          </Button>
        </div>
      </form>
    </section>
  );
}
