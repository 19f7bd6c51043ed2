import { EmptyState } from '#kit/display/empty-state.tsx';
import { Price } from '#kit/price.tsx';
import { showCredit } from '#modules/returns/credit.calls.ts';
import { creditText } from '#modules/returns/credit.text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { Section } from '../../parts/section.tsx';
import styles from './credit.module.css';

/** The buyer's credit with the shop, and its history. */
export function Credit() {
  const credit = useCall(showCredit, {});
  return (
    <Section title={creditText.title}>
      <Answered answer={credit}>
        {({ balance, moves }) => (
          <>
            <p className={styles.balance}>
              <span>{creditText.balance}</span> <Price pounds={balance} size="page" />
            </p>
            {balance > 0 && <p className="muted">{creditText.lasts}</p>}
            {moves.length === 0 ? (
              <EmptyState heading="h3" lantern title={creditText.empty} text={creditText.emptyMore} />
            ) : (
              <ul className={styles.moves}>
                {moves.map(move => (
                  <li key={move.id} className={styles.move}>
                    <span>
                      {creditText.kinds[move.kind]}
                      <time dateTime={move.at}>{formatDateTime(new Date(move.at))}</time>
                    </span>
                    <Price pounds={move.amount} size="amount" />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Answered>
    </Section>
  );
}
