import { sql } from 'kysely';
import { HOUR } from '#platform/clock.ts';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';
import type { AuditEntry } from '../audit.calls.ts';

export interface AuditCriteria {
  what: string | undefined;
  subjectType: string | undefined;
  subjectId: string | undefined;
  actorIds: readonly number[] | undefined;
  from: Date | undefined;
  until: Date | undefined;
  before: number | undefined;
}

/** Unnamed, because the conditions decide which index is fast. Subjects appear with their names if they have any. */
export async function findAudit(
  runner: Runner,
  criteria: AuditCriteria,
  limit: number,
): Promise<AuditEntry[]> {
  const { rows } = await sql<Omit<AuditEntry, 'at'> & { at: Date }>`/* unnamed */
    select a.id, a.happened_at as at, a.what, a."from", a."to", a.reason, m.name_ar as "merchantName",
           case when a.user_id is not null
                then jsonb_build_object('id', a.user_id, 'name', case when u.deleted_at is null then u.name end, 'role', a.role) end as actor,
           jsonb_build_object('type', a.subject_type, 'id', a.subject_id, 'name', case a.subject_type
             when 'user' then (select s.name from users s where s.id = a.number)
             when 'product' then (select s.title from products s where s.id = a.number)
             when 'merchant' then (select s.name_ar from merchants s where s.id = a.number)
             when 'variant' then (select s.title from variants v join products s on s.id = v.product_id
                                   where v.id = a.number)
             when 'category' then (select s.name_ar from categories s where s.id = a.number)
             when 'brand' then (select s.name from brands s where s.id = a.number)
             when 'governorate' then (select s.name_ar from governorates s where s.id = a.number)
             when 'ad' then (select s.title from ads s where s.id = a.number)
             when 'coupon' then (select s.code from coupons s where s.id = a.number) end) as subject
      from (select *, case when subject_id ~ '^[0-9]{1,18}$' then subject_id::bigint end as number
              from audit_log a where ${matching(criteria)} order by id desc limit ${sql.lit(limit)}) a
      left join users u on u.id = a.user_id
      left join merchants m on m.id = a.merchant_id
     order by a.id desc`.execute(runner);
  return rows.map(row => ({ ...row, at: row.at.toISOString() }));
}

function matching({ what, subjectType, subjectId, actorIds, from, until, before }: AuditCriteria) {
  return allOf(
    what !== undefined && sql`a.what = ${what}`,
    subjectType !== undefined && sql`a.subject_type = ${subjectType}`,
    subjectId !== undefined && sql`a.subject_id = ${subjectId}`,
    // One author's entries lie in order in an index; several authors' must be sorted.
    actorIds?.length === 1 && sql`a.user_id = ${actorIds[0]}`,
    actorIds !== undefined && actorIds.length !== 1 && sql`a.user_id = any(${actorIds}::bigint[])`,
    from !== undefined && sql`a.happened_at >= ${from} and a.id >= ${firstFrom(-APART, from)}`,
    until !== undefined && sql`a.happened_at < ${until} and a.id <= ${firstFrom(APART, until)}`,
    before !== undefined && sql`a.id < ${before}`,
  );
}

/** Ids and times may be out of step by less than this: no transaction lasts an hour. */
const APART = HOUR;

/** Turns a moment into an id, because the page is ordered by id. */
const firstFrom = (apart: number, at: Date) => sql`
  coalesce((select l.id from audit_log l where l.happened_at >= ${new Date(at.getTime() + apart)}::timestamptz
             order by l.happened_at, l.id limit 1), 9223372036854775807)`;
