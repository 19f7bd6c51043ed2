import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { Price } from '#kit/price.tsx';
import {
  disputeStatement,
  downloadStatement,
  type EntryBody,
  type StatementWithLines,
  showStatement,
} from '#modules/payouts/money.calls.ts';
import { entryText } from '#modules/payouts/text.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { withFullStop } from '#platform/full-stop.ts';
import { orderNumber } from '#platform/id.ts';
import { Answered } from '../../data/answered.tsx';
import { CallForm } from '../../data/call-form.tsx';
import { download } from '../../data/files.ts';
import { useMay } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { ExportButtons } from '../parts/export-buttons.tsx';
import { focusOn } from '../parts/focus.ts';
import styles from '../parts/money.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { SignedAmount } from '../parts/signed-amount.tsx';
import { backOfficeText } from '../text.ts';
import { EntryTable } from './entries.tsx';
import { moneyText } from './money.text.ts';
import { payoutsText } from './payouts.text.ts';

export function meta() {
  return { title: backOfficeText.titled(moneyText.statements), noindex: true };
}

/** One statement, to read, print or object to. */
export default function Statement() {
  const statementId = Number(useParams().statementId);
  const answer = useCall(showStatement, { statementId });
  const isOwn = useMay('own_money');
  const mayPay = useMay('payouts');
  return (
    <>
      <p className={styles.screenOnly}>
        {isOwn && <Link to="/money">{moneyText.back}</Link>}
        {mayPay && <Link to="/payouts">{payoutsText.title}</Link>}
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
            <Lines statement={statement} onDone={answer.reload} />
          </div>
        )}
      </Answered>
    </>
  );
}

/** The entries, and the objection to one of them or to all. */
function Lines({ statement, onDone }: DisputeProps) {
  const [disputed, setDisputed] = useState<EntryBody>();
  const { lines, canDispute, disputedEntryId } = statement;
  const action = (entry: EntryBody) =>
    canDispute ? (
      <Button
        variant="text"
        size="small"
        onClick={() => {
          setDisputed(entry);
          focusOn('#dispute textarea');
        }}
      >
        {moneyText.disputeLine}
      </Button>
    ) : (
      entry.id === disputedEntryId && <Pill tone="warn">{moneyText.disputedLine}</Pill>
    );
  return (
    <>
      <EntryTable entries={lines} {...((canDispute || disputedEntryId !== null) && { action })} />
      <div className={styles.screenOnly}>
        <Dispute statement={statement} entry={disputed} onDone={onDone} />
      </div>
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

/** A statement to print, or as a file for an accountant. */
function StatementFiles({ statementId }: { statementId: number }) {
  return (
    <div className={classNames(styles.buttons, styles.screenOnly)}>
      <ExportButtons save={format => download(downloadStatement, { statementId, format })} />
      <Button variant="outline" icon="printer" onClick={() => window.print()}>
        {moneyText.print}
      </Button>
    </div>
  );
}

/** A deadline ends at midnight, so the named day is the last one that counts. */
const lastDayBefore = (deadline: string) => new Date(Date.parse(deadline) - 1);

interface DisputeProps {
  statement: StatementWithLines;
  onDone: () => Promise<void>;
}

function Dispute({ statement, entry, onDone }: DisputeProps & { entry: EntryBody | undefined }) {
  const { id, dispute, answer, disputableUntil, canDispute } = statement;
  const isOwn = useMay('own_money');
  const form = useCallForm(disputeStatement, {
    read: fields => ({ statementId: id, ...fields, ...(entry && { entryId: entry.id }) }),
    onDone,
  });
  if (dispute !== null)
    return (
      <Note tone={answer ? 'ok' : 'info'}>
        <strong>{isOwn ? moneyText.yourDispute : moneyText.theirDispute}:</strong> {withFullStop(dispute)}{' '}
        {answer ?? moneyText.disputed}
      </Note>
    );
  if (!canDispute) return null;
  return (
    <section id="dispute" className={styles.panel}>
      <h2>{moneyText.dispute}</h2>
      {entry && (
        <p>
          {moneyText.disputeOf} {entryText(entry)}
          {entry.orderId !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{orderNumber(entry.orderId)}</bdi>
            </>
          )}
          {' · '}
          <SignedAmount pounds={entry.amount} />
        </p>
      )}
      <p className={styles.quiet}>{moneyText.disputeUntil(formatDate(lastDayBefore(disputableUntil)))}</p>
      <CallForm form={form} className={styles.form}>
        <FormError message={form.message} />
        <TextAreaField label={moneyText.disputeReason} name="reason" />
        <div className={styles.buttons}>
          <Button type="submit" variant="outline" busy={form.busy ? moneyText.saving : undefined}>
            {moneyText.sendDispute}
          </Button>
        </div>
      </CallForm>
    </section>
  );
}
