import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export async function collectApplication(runner: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select (select jsonb_build_object(
                     'number', a.id, 'status', m.status, 'form', a.form, 'logo', a.logo,
                     'hasNationalId', a.national_id is not null, 'begunAt', a.created_at,
                     'submittedAt', a.submitted_at,
                     'papers', (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'name', p.name,
                                         'sizeBytes', p.size, 'sentAt', p.sent_at) order by p.id), '[]')
                                  from merchant_papers p where p.application_id = a.id))
              from merchant_applications a left join merchants m on m.id = a.merchant_id
             where a.user_id = ${userId}) as "merchantApplication",
           (select coalesce(jsonb_agg(jsonb_build_object('merchant', m.name_ar, 'fields', c.fields, 'state', c.state,
                                                         'reason', c.reason, 'sentAt', c.asked_at) order by c.id), '[]')
              from merchant_identity_changes c join merchants m on m.id = c.merchant_id
             where c.user_id = ${userId}) as "identityChanges",
           (select coalesce(jsonb_agg(jsonb_build_object('merchant', m.name_ar, 'duty', i.duty,
                                                         'sentAt', i.created_at) order by i.id), '[]')
              from merchant_invitations i join merchants m on m.id = i.merchant_id
              join users u on i.recipient in (u.mobile, u.email)
             where u.id = ${userId}) as invitations`.execute(runner);
  return rows[0] ?? {};
}

/**
 * Deletes an application and its merchant, unless that merchant ever sold: then they are a seller's legal identity,
 * which must be kept (law 181/2018, article 37). A job deletes the papers' bytes.
 */
export async function eraseApplication(tx: Tx, userId: number): Promise<void> {
  await sql`
    with gone as (
      delete from merchant_applications a
       where a.user_id = ${userId}
         and not exists (select from merchants m where m.id = a.merchant_id
                            and m.status not in ('applied', 'under_review', 'needs_info', 'rejected'))
      returning a.id, a.merchant_id
    ), unsold as (
      delete from merchants m using gone where m.id = gone.merchant_id)
    select graphile_worker.add_job('media.forget-file', json_build_object('key', p.storage_key))
      from merchant_papers p join gone on gone.id = p.application_id`.execute(tx);
  await sql`
    delete from merchant_invitations i using users u
     where u.id = ${userId} and i.recipient in (u.mobile, u.email)`.execute(tx);
}
