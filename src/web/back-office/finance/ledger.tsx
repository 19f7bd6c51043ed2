import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { OWN_ACCOUNTS, SHOP_ACCOUNTS } from '#modules/ledger/account.ts';
import { exportLedger, listBalances, listLedger } from '#modules/ledger/calls.ts';
import { listMoneyActs } from '#modules/ledger/control.calls.ts';
import { foldDigits, parsePounds, withPoint } from '#platform/digits.ts';
import { Answered } from '../../data/answered.tsx';
import { download } from '../../data/files.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { ExportButtons } from '../parts/export-buttons.tsx';
import { focusOn } from '../parts/focus.ts';
import { day, oneOf, words } from '../parts/list/address.ts';
import { DayPick, FilterBar, Pick, SearchBox } from '../parts/list/filters.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import styles from '../parts/money.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { AdjustForm } from './adjust-form.tsx';
import { accountName, ledgerText } from './ledger.text.ts';
import { LedgerBalances } from './ledger-balances.tsx';
import { MoneyActs } from './money-acts.tsx';
import { TransactionTable } from './transaction-table.tsx';

export function meta() {
  return { title: backOfficeText.titled(ledgerText.title), noindex: true };
}

const ACCOUNTS = [...OWN_ACCOUNTS, ...SHOP_ACCOUNTS];

const FILTERS = { account: oneOf(ACCOUNTS), from: day, to: day, number: words, amount: words } as const;

/** In pounds. What is no amount finds nothing. */
const amountIn = (typed: string) => parsePounds(withPoint(foldDigits(typed))) || NO_SUCH;
const NO_SUCH = 999_999_999_999;

const useLedgerQuery = () => useListQuery(FILTERS);

/** The shop's books: every account's balance, every transaction, and corrections by hand. */
export default function Ledger() {
  const query = useLedgerQuery();
  const { amount, ...filter } = query.filter;
  const asked = { ...filter, ...(amount !== undefined && { amount: amountIn(amount) }) };
  const [adjusting, setAdjusting] = useState(false);
  const balances = useRememberedCall(listBalances, {});
  const transactions = useRememberedCall(listLedger, {
    ...asked,
    before: query.before,
  });
  const acts = useRememberedCall(listMoneyActs, {});
  const reload = async () => {
    await Promise.all([balances.reload(), transactions.reload(), acts.reload()]);
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
        <ExportButtons folds save={format => download(exportLedger, { ...asked, format })} />
        <Button variant="soft" icon="edit" aria-expanded={adjusting} onClick={() => setAdjusting(true)}>
          {ledgerText.adjust}
        </Button>
      </PageHead>
      {adjusting && <AdjustForm onDone={adjusted} onCancel={close} />}
      <Answered answer={acts} heading="h2">
        {body => <MoneyActs acts={body.acts} onDecided={reload} />}
      </Answered>
      <div className={styles.beside}>
        <Answered answer={balances} heading="h2">
          {body => <LedgerBalances body={body} hrefOf={account => query.hrefOf({ account })} />}
        </Answered>
        <Transactions query={query} answer={transactions} />
      </div>
    </div>
  );
}

interface TransactionsProps {
  query: ReturnType<typeof useLedgerQuery>;
  answer: ReturnType<typeof useRememberedCall<typeof listLedger>>;
}

function Transactions({ query, answer }: TransactionsProps) {
  return (
    <section className={styles.section} aria-label={ledgerText.transactions}>
      <h2>{ledgerText.transactions}</h2>
      <FilterBar
        query={query}
        label={ledgerText.filters}
        search={
          <>
            <SearchBox
              query={query}
              name="number"
              label={ledgerText.number}
              placeholder={ledgerText.numberLike}
            />
            <SearchBox
              query={query}
              name="amount"
              label={ledgerText.entryAmount}
              placeholder={ledgerText.amountLike}
            />
          </>
        }
      >
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
      <Listed
        answer={answer}
        query={query}
        heading="h3"
        page={body => ({ rows: body.transactions, next: body.next })}
        empty={ledgerText.none}
      >
        {body => <TransactionTable transactions={body.transactions} />}
      </Listed>
    </section>
  );
}
