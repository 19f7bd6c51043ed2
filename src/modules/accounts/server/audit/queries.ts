import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { AuditEntry } from '../../contract/audit.ts';

export interface AuditCriteria {
  what: string | undefined;
  subjectType: string | undefined;
  subjectId: string | undefined;
  actorId: number | undefined;
  from: Date | undefined;
  until: Date | undefined;
  before: number | undefined;
}

/** Unnamed, because which index is quick depends on what is asked. What is changed is named where it has a name. */
export async function findAudit(
  runner: Runner,
  criteria: AuditCriteria,
  limit: number,
): Promise<AuditEntry[]> {
  const { rows } = await sql<Omit<AuditEntry, 'at'> & { at: Date }>`/* unnamed */
    select a.id, a.happened_at as at, a.what, a."from", a."to", a.reason, m.name_ar as "merchantName",
           case when a.user_id is not null
                then jsonb_build_object('id', a.user_id, 'name', coalesce(u.name, ''), 'role', a.role) end as actor,
           jsonb_build_object('type', a.subject_type, 'id', a.subject_id, 'name', case a.subject_type
             when 'user' then (select s.name from users s where s.id = a.number)
             when 'product' then (select s.title from products s where s.id = a.number)
             when 'merchant' then (select s.name_ar from merchants s where s.id = a.number) end) as subject
      from (select *, case when subject_id ~ '^[0-9]{1,18}$' then subject_id::bigint end as number
              from audit_log a where ${matching(criteria)} order by id desc limit ${limit}) a
      left join users u on u.id = a.user_id
      left join merchants m on m.id = a.merchant_id
     order by a.id desc`.execute(runner);
  return rows.map(row => ({ ...row, at: row.at.toISOString() }));
}

const given = <T>(value: T | undefined, test: (value: T) => ReturnType<typeof sql>) =>
  value === undefined ? [] : [test(value)];

function matching({ what, subjectType, subjectId, actorId, from, until, before }: AuditCriteria) {
  return sql.join(
    [
      sql`true`,
      ...given(what, value => sql`a.what = ${value}`),
      ...given(subjectType, value => sql`a.subject_type = ${value}`),
      ...given(subjectId, value => sql`a.subject_id = ${value}`),
      ...given(actorId, value => sql`a.user_id = ${value}`),
      ...given(from, value => sql`a.happened_at >= ${value}`),
      ...given(until, value => sql`a.happened_at < ${value}`),
      ...given(before, value => sql`a.id < ${value}`),
    ],
    sql` and `,
  );
}
