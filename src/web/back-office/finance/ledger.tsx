import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Note } from '#kit/display/note.tsx';
import { Price } from '#kit/price.tsx';
import { OWN_ACCOUNTS, SHOP_ACCOUNTS } from '#modules/ledger/account.ts';
import { type LedgerEntryBody, listBalances, listLedger } from '#modules/ledger/calls.ts';
import { listMoneyActs } from '#modules/ledger/control.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../../data/answered.tsx';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { focusOn } from '../parts/focus.ts';
import { day, oneOf } from '../parts/list/address.ts';
import { DayPick, FilterBar, Pick } from '../parts/list/filters.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import styles from '../parts/money.module.css';
import { OrderLink } from '../parts/order-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SidedAmount } from '../parts/signed-amount.tsx';
import { backOfficeText } from '../text.ts';
import { AdjustForm } from './adjust-form.tsx';
import { accountName, causeName, kindName, ledgerText } from './ledger.text.ts';
import { MoneyActs } from './money-acts.tsx';

export function meta() {
  return { title: backOfficeText.titled(ledgerText.title), noindex: true };
}

const ACCOUNTS = [...OWN_ACCOUNTS, ...SHOP_ACCOUNTS];

const FILTERS = { account: oneOf(ACCOUNTS), from: day, to: day } as const;

const useLedgerQuery = () => useListQuery(FILTERS);

/** The shop's books: every account's balance, every entry, and corrections by hand. */
export default function Ledger() {
  const query = useLedgerQuery();
  const [adjusting, setAdjusting] = useState(false);
  const balances = useRememberedCall(listBalances, {});
  const entries = useRememberedCall(listLedger, { ...query.filter, before: query.before, limit: 50 });
  const acts = useRememberedCall(listMoneyActs, {});
  const reload = async () => {
    await Promise.all([balances.reload(), entries.reload(), acts.reload()]);
  };
  const close = () => {
    setAdjusting(false);
    focusOn('main h1');
  };
  const adjusted = async () => {
    close();
    await reload();
  };
  return (
    <div className={styles.page}>
      <PageHead title={ledgerText.title} intro={ledgerText.intro}>
        <Button variant="soft" icon="edit" aria-expanded={adjusting} onClick={() => setAdjusting(true)}>
          {ledgerText.adjust}
        </Button>
      </PageHead>
      {adjusting && <AdjustForm onDone={adjusted} onCancel={close} />}
      <Answered answer={acts} heading="h2">
        {body => <MoneyActs acts={body.acts} onDecided={reload} />}
      </Answered>
      <Answered answer={balances} heading="h2">
        {body => <Balances body={body} />}
      </Answered>
      <Entries query={query} entries={entries} />
    </div>
  );
}

interface EntriesProps {
  query: ReturnType<typeof useLedgerQuery>;
  entries: ReturnType<typeof useRememberedCall<typeof listLedger>>;
}

function Entries({ query, entries }: EntriesProps) {
  return (
    <section className={styles.section} aria-label={ledgerText.entries}>
      <h2>{ledgerText.entries}</h2>
      <EntryFilters query={query} />
      <Listed
        answer={entries}
        query={query}
        heading="h3"
        page={body => ({ rows: body.entries, next: body.next })}
        empty={ledgerText.none}
      >
        {body => (
          <DataTable
            label={ledgerText.entries}
            columns={ENTRY_COLUMNS}
            rows={body.entries}
            idOf={({ id }) => id}
          />
        )}
      </Listed>
    </section>
  );
}

function EntryFilters({ query }: { query: ReturnType<typeof useLedgerQuery> }) {
  return (
    <FilterBar query={query} label={ledgerText.filters}>
      <Pick
        query={query}
        name="account"
        icon="landmark"
        label={ledgerText.account}
        all={ledgerText.all}
        options={ACCOUNTS.map(value => ({ value, label: accountName(value) }))}
      />
      <DayPick query={query} name="from" label={ledgerText.from} />
      <DayPick query={query} name="to" label={ledgerText.to} />
    </FilterBar>
  );
}

type Balance = CallBody<typeof listBalances>['accounts'][number];

const BALANCE_COLUMNS: readonly Column<Balance>[] = [
  { id: 'account', header: ledgerText.account, cell: ({ account }) => accountName(account) },
  { id: 'count', header: ledgerText.count, cell: ({ entries }) => formatCount(entries) },
  { id: 'balance', header: ledgerText.balance, cell: ({ balance }) => <SidedAmount pounds={balance} /> },
];

function Balances({ body: { accounts, sum } }: { body: CallBody<typeof listBalances> }) {
  return (
    <section className={styles.section} aria-label={ledgerText.accounts}>
      <h2>{ledgerText.accounts}</h2>
      <Note tone={sum === 0 ? 'ok' : 'danger'}>
        {sum === 0 ? ledgerText.balanced : ledgerText.unbalanced}
      </Note>
      {accounts.length > 0 && (
        <DataTable
          label={ledgerText.accounts}
          columns={BALANCE_COLUMNS}
          rows={accounts}
          idOf={({ account }) => account}
        />
      )}
    </section>
  );
}

const side = (pounds: number) => (pounds === 0 ? ledgerText.no : <Price pounds={pounds} size="amount" />);

interface CauseProps {
  type: string;
  id: number;
  orderId: number | null;
}

/** What people know it by, and the way to it: an order, a statement, or the number alone. */
function Cause({ type, id, orderId }: CauseProps) {
  if (orderId !== null) return <OrderLink orderId={orderId} />;
  const number = <bdi dir="ltr">#{id}</bdi>;
  const to = PAGE_OF_CAUSE[type];
  if (!to) return number;
  return (
    <Link to={to(id)} className={styles.link}>
      {number}
    </Link>
  );
}

const PAGE_OF_CAUSE: Readonly<Record<string, (id: number) => string>> = {
  statement: id => `/money/statements/${id}`,
  payout: () => '/payouts',
  cash_exception: () => '/remittances#exceptions',
};

const ENTRY_COLUMNS: readonly Column<LedgerEntryBody>[] = [
  {
    id: 'account',
    header: ledgerText.account,
    cell: ({ account, merchantName }) => accountName(account, merchantName),
  },
  { id: 'date', header: ledgerText.date, cell: ({ at }) => formatDateTime(new Date(at)) },
  {
    id: 'cause',
    header: ledgerText.cause,
    cell: ({ causeType, causeId, orderId, kind, reason }) => (
      <span>
        {causeName(causeType)} <Cause type={causeType} id={causeId} orderId={orderId} />{' '}
        <span className={styles.quiet}>· {kindName(kind)}</span>
        {reason && <span className={styles.quiet}> · {reason}</span>}
      </span>
    ),
  },
  { id: 'by', header: ledgerText.by, cell: ({ by }) => by ?? ledgerText.byItself },
  { id: 'debit', header: ledgerText.debit, cell: ({ debit }) => side(debit) },
  { id: 'credit', header: ledgerText.credit, cell: ({ credit }) => side(credit) },
];
