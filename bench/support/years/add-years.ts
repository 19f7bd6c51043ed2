import pg from 'pg';
import { AROUND } from './around.ts';
import { CASES } from './cases.ts';
import { LOOSE, tighten } from './loose-indexes.ts';
import { MONEY, PAYOUTS } from './money.ts';
import { OPINIONS, RATINGS } from './opinions.ts';
import { PEOPLE } from './people.ts';
import { DRAW, SOLD } from './sold.ts';

const AT_ONCE = 50_000;

export interface Years {
  /** For a migrated database with products and nothing sold yet. */
  url: string;
  orders: number;
  /** How many merchants share the products: a few sell much and most little. */
  merchants: number;
}

/**
 * Gives a shop two years of orders with everything around them: buyers, parcels, cash, the books, documents, payouts,
 * statements, returns, refunds, messages, audit. Nearly all of them are over, as in any shop of that age. The triggers
 * are off meanwhile, and this writes what they would have written.
 */
export async function addYears({ url, orders, merchants }: Years): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const run = async (statements: readonly string[]) => {
      for (const statement of statements) await client.query(statement);
    };
    await run([
      'set session_replication_role = replica',
      'set synchronous_commit = off',
      'set work_mem = "128MB"',
    ]);
    await run(PEOPLE({ orders, merchants }));
    const { rows } = await client.query<{ statement: string; name: string }>(LOOSE);
    await run(rows.map(({ name }) => `drop index ${name}`));
    for (let from = 1; from <= orders; from += AT_ONCE) {
      const to = Math.min(from + AT_ONCE - 1, orders);
      await run([
        'begin',
        ...DRAW({ from, to, orders }),
        ...SOLD,
        ...MONEY,
        ...CASES,
        ...OPINIONS,
        ...AROUND,
        'commit',
      ]);
    }
    await run(rows.map(({ statement }) => statement));
    await run(['analyze', ...PAYOUTS, ...RATINGS, ...tighten]);
  } finally {
    await client.end();
  }
}
