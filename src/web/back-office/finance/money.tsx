import { Link } from 'react-router';
import { ChipLink } from '#kit/display/chip.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Price } from '#kit/price.tsx';
import { documentPageText } from '#modules/payouts/document.text.ts';
import { type MoneyBody, showMoney } from '#modules/payouts/money.calls.ts';
import { BALANCE_STATE_TEXT, PAYOUT_STATE_TEXT } from '#modules/payouts/text.ts';
import { formatDate } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { DocumentLinks } from '../../parts/document-links.tsx';
import styles from '../parts/money.module.css';
import { NextPayout } from '../parts/next-payout.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PAYOUT_TONES } from '../parts/payout-tones.ts';
import { backOfficeText } from '../text.ts';
import { Entries } from './entries.tsx';
import { moneyText } from './money.text.ts';
import { PART_COLUMNS } from './payout-columns.tsx';
import { Statements } from './statements.tsx';

export function meta() {
  return { title: backOfficeText.titled(moneyText.title), noindex: true };
}

/** A merchant's money: what it has, what is waiting for what, and when it comes. */
export default function Money() {
  const answer = useCall(showMoney, {});
  return (
    <>
      <PageHead title={moneyText.title} intro={moneyText.intro} />
      <Answered answer={answer} heading="h2">
        {money => (
          <div className={styles.page}>
            <BalanceNote money={money} />
            <Sums money={money} />
            <NextPayout money={money} onChanged={answer.reload} />
            <Payouts payouts={money.payouts} />
            <Parts />
            <div id={PARTS.statements}>
              <Statements />
            </div>
            <div id={PARTS.entries}>
              <Entries />
            </div>
            <div id={PARTS.documents}>
              <DocumentLinks />
            </div>
          </div>
        )}
      </Answered>
    </>
  );
}

/** The lists of the page, by their anchors. */
const PARTS = { statements: 'statements', entries: 'entries', documents: 'documents' } as const;

/** On a phone one list is many screens long: the way to the others. */
function Parts() {
  return (
    <nav aria-label={moneyText.parts} className={styles.parts}>
      <ChipLink to={{ hash: PARTS.statements }}>{moneyText.statements}</ChipLink>
      <ChipLink to={{ hash: PARTS.entries }}>{moneyText.entries}</ChipLink>
      <ChipLink to={{ hash: PARTS.documents }}>{documentPageText.documents}</ChipLink>
    </nav>
  );
}

function BalanceNote({ money: { balanceState, balanceDueAt } }: { money: MoneyBody }) {
  if (balanceState === 'ok') return null;
  return (
    <Note tone={balanceState === 'owing' ? 'warn' : 'danger'}>
      {BALANCE_STATE_TEXT[balanceState]}
      {balanceDueAt && ` · ${moneyText.dueAt(formatDate(new Date(Date.parse(balanceDueAt) - 1)))}`}
    </Note>
  );
}

function Sums({ money }: { money: MoneyBody }) {
  const { balance, available, pending, awaitsCash, frozen, claimed } = money;
  return (
    <Figures>
      <Figure
        icon="wallet"
        label={balance < 0 ? moneyText.owed : moneyText.balance}
        note={moneyText.balanceNote}
      >
        <Price pounds={Math.abs(balance)} size="amount" />
      </Figure>
      <Figure icon="hand-coins" label={moneyText.available} note={moneyText.availableNote}>
        <Price pounds={available} size="amount" />
      </Figure>
      <Figure icon="clock" label={moneyText.pending} note={moneyText.pendingNote}>
        <Price pounds={pending} size="amount" />
      </Figure>
      <Figure icon="truck" label={moneyText.awaitsCash} note={moneyText.awaitsCashNote}>
        <Price pounds={awaitsCash} size="amount" />
      </Figure>
      <Figure icon="lock" label={moneyText.frozen} note={moneyText.frozenNote}>
        <Price pounds={frozen} size="amount" />
      </Figure>
      {claimed !== 0 && (
        <Figure icon="send" label={moneyText.claimed} note={moneyText.claimedNote}>
          <Price pounds={claimed} size="amount" />
        </Figure>
      )}
    </Figures>
  );
}

const PAYOUT_COLUMNS: readonly Column<MoneyBody['payouts'][number]>[] = [
  {
    id: 'payout',
    header: moneyText.payout,
    cell: ({ id, entries }) => (
      <>
        <bdi dir="ltr">#{id}</bdi>
        {entries > 0 && (
          <p className={styles.quiet}>
            <Link
              className={styles.link}
              to={{ search: `?payout=${id}`, hash: PARTS.entries }}
              aria-label={moneyText.entriesOf(`#${id}`)}
            >
              {moneyText.payoutEntries}
            </Link>
          </p>
        )}
      </>
    ),
  },
  ...PART_COLUMNS,
  {
    id: 'to',
    header: moneyText.to,
    cell: ({ masked }) => (
      <bdi dir="ltr" className={styles.number}>
        {masked ?? moneyText.none}
      </bdi>
    ),
  },
  { id: 'state', header: moneyText.state, cell: payout => <PayoutState payout={payout} /> },
];

/** How far it is, and what the bank answered: when it arrived and under which reference, or why it did not. */
function PayoutState({ payout }: { payout: MoneyBody['payouts'][number] }) {
  const { state, endedAt, bankReference, failure, certificateId } = payout;
  return (
    <>
      <Pill tone={PAYOUT_TONES[state]}>{PAYOUT_STATE_TEXT[state]}</Pill>
      {endedAt !== null && <p className={styles.quiet}>{formatDate(new Date(endedAt))}</p>}
      {failure !== '' && <p className={styles.quiet}>{failure}</p>}
      {bankReference !== '' && (
        <p className={styles.quiet}>
          {moneyText.reference} <bdi dir="ltr">{bankReference}</bdi>
        </p>
      )}
      {certificateId !== null && (
        <Link className={styles.link} to={`/documents/${certificateId}`}>
          {moneyText.certificate}
        </Link>
      )}
    </>
  );
}

function Payouts({ payouts }: Pick<MoneyBody, 'payouts'>) {
  return (
    <section className={styles.section} aria-label={moneyText.payouts}>
      <h2>{moneyText.payouts}</h2>
      {payouts.length === 0 ? (
        <Note tone="quiet">{moneyText.noPayouts}</Note>
      ) : (
        <DataTable label={moneyText.payouts} columns={PAYOUT_COLUMNS} rows={payouts} idOf={({ id }) => id} />
      )}
    </section>
  );
}
