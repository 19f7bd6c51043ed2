import { type RawBuilder, sql } from 'kysely';

export type Condition = RawBuilder<unknown>;

/**
 * The conditions that are asked for, all of which must hold; `true` if none is. One that is not asked for is `false`, and
 * not in the statement at all, because PostgreSQL's general plan cannot use a condition that may be empty.
 */
export function allOf(...conditions: readonly (Condition | false)[]): Condition {
  const asked = conditions.filter(condition => condition !== false);
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
}
