import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Note } from '#kit/display/note.tsx';
import { Price } from '#kit/price.tsx';
import { AGES } from '#modules/ledger/month.ts';
import type { AccountAges, MonthBalance } from '#modules/ledger/months.calls.ts';
import { fromPounds, sumPiastres } from '#platform/money.ts';
import styles from '../parts/money.module.css';
import { SidedAmount } from '../parts/signed-amount.tsx';
import { accountName } from './ledger.text.ts';
import { ageNames, monthsText } from './months.text.ts';

const BALANCE_COLUMNS: readonly Column<MonthBalance>[] = [
  { id: 'account', header: monthsText.account, cell: ({ account }) => accountName(account) },
  { id: 'opening', header: monthsText.opening, cell: ({ opening }) => <SidedAmount pounds={opening} /> },
  { id: 'debit', header: monthsText.debit, cell: ({ debit }) => <Price pounds={debit} size="amount" /> },
  { id: 'credit', header: monthsText.credit, cell: ({ credit }) => <Price pounds={credit} size="amount" /> },
  { id: 'closing', header: monthsText.closing, cell: ({ closing }) => <SidedAmount pounds={closing} /> },
];

/** What moved in a month, by account. */
export function TrialBalance({ balances }: { balances: readonly MonthBalance[] }) {
  const off = sumPiastres(balances.map(({ debit, credit }) => fromPounds(debit) - fromPounds(credit)));
  return (
    <section className={styles.section} aria-label={monthsText.trial}>
      <h2>{monthsText.trial}</h2>
      {balances.length === 0 ? (
        <p className={styles.quiet}>{monthsText.none}</p>
      ) : (
        <>
          <Note tone={off === 0 ? 'ok' : 'danger'}>
            {off === 0 ? monthsText.balanced : monthsText.unbalanced}
          </Note>
          <DataTable
            label={monthsText.trial}
            columns={BALANCE_COLUMNS}
            rows={balances}
            idOf={({ account }) => account}
          />
        </>
      )}
    </section>
  );
}

const AGEING_COLUMNS: readonly Column<AccountAges>[] = [
  { id: 'account', header: monthsText.account, cell: ({ account }) => accountName(account) },
  { id: 'balance', header: monthsText.balance, cell: ({ balance }) => <SidedAmount pounds={balance} /> },
  ...ageNames(AGES).map((header, at) => ({
    id: `age-${at}`,
    header,
    cell: ({ ages }: AccountAges) => <SidedAmount pounds={ages[at] ?? 0} />,
  })),
];

/** How long what stood at the end of a month has stood there. */
export function Ageing({ ageing }: { ageing: readonly AccountAges[] }) {
  return (
    <section className={styles.section} aria-label={monthsText.ageing}>
      <h2>{monthsText.ageing}</h2>
      {ageing.length === 0 ? (
        <p className={styles.quiet}>{monthsText.noBalances}</p>
      ) : (
        <DataTable
          label={monthsText.ageing}
          columns={AGEING_COLUMNS}
          rows={ageing}
          idOf={({ account }) => account}
        />
      )}
    </section>
  );
}
