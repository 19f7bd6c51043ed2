import { sql } from 'kysely';

/** The first products of those that are bought most, read off their index. */
export const mostRequested = (count: number) => sql`(
  select * from products where listed order by number_of_requests desc, id desc limit ${sql.lit(count)})`;
