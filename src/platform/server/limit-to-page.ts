import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED, pageCount } from '../page.ts';

export interface Place {
  limit: number;
  offset: number;
}

/**
 * The end of a list's query. The numbers stand in the text because, with unknown ones, PostgreSQL expects a tenth of the
 * table, takes its general plan for a bad one and makes another at every call.
 */
export function limitToPage({ limit, offset }: Place): RawBuilder<unknown> {
  return sql`limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
}

/** How many rows a query finds, as a column, counted up to `MOST_COUNTED`. */
export const countUpTo = (query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select count(*)::int from (${query} limit ${sql.lit(MOST_COUNTED)}) counted)`;

/** Such a column for each tab of a list. */
export const tabColumns = <Tab extends string>(
  tabs: readonly Tab[],
  query: (tab: Tab) => RawBuilder<unknown>,
): RawBuilder<unknown> => sql.join(tabs.map(tab => sql`${countUpTo(query(tab))} as ${sql.ref(tab)}`));

/** A page of a list that has `count` rows, and how many pages there are; at least one, if it is empty. */
export async function pageOf<Row>(
  { page, limit, count }: { page: number; limit: number; count: number },
  select: (place: Place) => Promise<Row[]>,
): Promise<{ rows: Row[]; totalPages: number }> {
  const offset = (page - 1) * limit;
  const rows = offset < MOST_COUNTED ? await select({ limit, offset }) : [];
  return { rows, totalPages: Math.max(1, pageCount(count, limit)) };
}
