import { Link } from 'react-router';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { ACCOUNT_GROUPS, type AccountGroup, type AccountName } from '#modules/ledger/account.ts';
import type { listBalances } from '#modules/ledger/calls.ts';
import type { CallBody } from '#platform/call.ts';
import { SidedAmount } from '../parts/signed-amount.tsx';
import styles from './ledger.module.css';
import { accountName, groupNames, ledgerText } from './ledger.text.ts';

interface LedgerBalancesProps {
  body: CallBody<typeof listBalances>;
  /** The way to the transactions of an account. */
  hrefOf: (account: AccountName) => string;
}

/** What every account stands at: what the shop has, what it owes, what it earned and spent. */
export function LedgerBalances({ body: { accounts, sum }, hrefOf }: LedgerBalancesProps) {
  const balances = new Map(accounts.map(({ account, balance }) => [account, balance]));
  return (
    <section className={styles.balances} aria-label={ledgerText.accounts}>
      <h2>
        {ledgerText.accounts}
        {sum === 0 && <Pill tone="ok">{ledgerText.balanced}</Pill>}
      </h2>
      {sum !== 0 && <Note tone="danger">{ledgerText.unbalanced}</Note>}
      {(Object.keys(ACCOUNT_GROUPS) as AccountGroup[]).map(group => {
        const shown = ACCOUNT_GROUPS[group].filter(account => balances.has(account));
        if (shown.length === 0) return null;
        return (
          <section key={group} aria-label={groupNames[group]}>
            <h3>{groupNames[group]}</h3>
            <dl>
              {shown.map(account => (
                <div key={account}>
                  <dt>
                    <Link to={hrefOf(account)} preventScrollReset>
                      {accountName(account)}
                    </Link>
                  </dt>
                  <dd>
                    <SidedAmount pounds={balances.get(account) ?? 0} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </section>
  );
}
