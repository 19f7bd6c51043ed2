import { sql } from 'kysely';
import type { Runner } from '../database.ts';

interface Spent {
  key: string;
  spent: number;
  endsAt: Date;
}

/** Adds what was spent, in one statement, and gives the sums. */
export async function addSpent(run: Runner, all: readonly Spent[]): Promise<Pick<Spent, 'key' | 'spent'>[]> {
  const keys = all.map(({ key }) => key);
  const { rows } = await sql<Pick<Spent, 'key' | 'spent'>>`
    insert into budgets as b (key, spent, ends_at)
    select * from unnest(${keys}::text[], ${all.map(({ spent }) => spent)}::int[],
                         ${all.map(({ endsAt }) => endsAt)}::timestamptz[]) order by 1
    on conflict (key) do update set spent = b.spent + excluded.spent
    returning key, spent`.execute(run);
  return rows;
}

export async function forgetSpent(run: Runner, now: Date): Promise<void> {
  await sql`delete from budgets where ends_at < ${now}::timestamptz - interval '1 minute'`.execute(run);
}
