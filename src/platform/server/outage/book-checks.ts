import { sql } from 'kysely';
import type { Db } from '../database.ts';

export interface BookCheck {
  at: Date;
  violations: number;
  /** A sentence for each rule that does not hold. */
  broken: string[];
}

/** Writes down what a check of the books found. Checks of the last year are kept. */
export async function recordCheck(db: Db, { violations, broken }: Omit<BookCheck, 'at'>) {
  await sql`
    with old as (delete from book_checks where checked_at < now() - interval '1 year')
    insert into book_checks (violations, broken) values (${violations}, ${broken})`.execute(db);
}

/** The last check; null before the first. */
export async function lastCheck(db: Db): Promise<BookCheck | null> {
  const { rows } = await sql<BookCheck>`
    select checked_at as at, violations, broken from book_checks order by checked_at desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}
