import { sql } from 'kysely';

/**
 * The ids of those accounts that are not erased, and stay so until the transaction ends: a job has read whom it writes to
 * before it writes, and what came after an erasure would name its person for ever. Whoever erases an account locks its row.
 */
export const livingAccounts = (ids: readonly number[]) =>
  sql<{ id: number }>`
    select id from users where id = any(${ids}::bigint[]) and deleted_at is null order by id for key share`;
