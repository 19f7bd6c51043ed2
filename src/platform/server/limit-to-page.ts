import { type RawBuilder, sql } from 'kysely';

/**
 * The end of a list's query. The numbers stand in the text because, with unknown ones, PostgreSQL expects a tenth of the
 * table, takes its general plan for a bad one and makes another at every call.
 */
export function limitToPage({ limit, offset }: { limit: number; offset: number }): RawBuilder<unknown> {
  return sql`limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
}
