import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { PaperKind } from '../../papers.ts';

export async function countChangePapers(run: Runner, changeId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from merchant_papers where change_id = ${changeId}`.execute(run);
  return rows[0]?.count ?? 0;
}

export async function selectChangePaperKinds(run: Runner, changeId: number): Promise<PaperKind[]> {
  const { rows } = await sql<{ kind: PaperKind }>`
    select kind from merchant_papers where change_id = ${changeId}`.execute(run);
  return rows.map(({ kind }) => kind);
}

/** Where the bytes of a draft's paper are stored; undefined if the merchant's draft has none such. */
export async function deleteDraftPaper(tx: Tx, merchantId: number, paperId: number) {
  const { rows } = await sql<{ key: string }>`
    delete from merchant_papers p using merchant_identity_changes c
     where p.id = ${paperId} and c.id = p.change_id and c.merchant_id = ${merchantId} and c.state = 'draft'
    returning p.storage_key as key`.execute(tx);
  return rows[0]?.key;
}

/** The paper's merchant and its last day before; undefined if there is no such paper of a merchant. */
export async function updateExpiry(tx: Tx, paperId: number, expiresOn: string | null) {
  const { rows } = await sql<{ merchantId: number; kind: PaperKind; before: string | null }>`
    with was as (
      select p.id, p.kind, p.expires_on::text as before, coalesce(a.merchant_id, c.merchant_id) as merchant_id
        from merchant_papers p left join merchant_applications a on a.id = p.application_id
        left join merchant_identity_changes c on c.id = p.change_id
       where p.id = ${paperId} for update of p)
    update merchant_papers p set expires_on = ${expiresOn}::date, reminded_at_days = null
      from was where p.id = was.id and was.merchant_id is not null
    returning was.merchant_id as "merchantId", was.kind, was.before`.execute(tx);
  return rows[0];
}

export interface EndingPaper {
  id: number;
  merchantId: number;
  kind: PaperKind;
  expiresOn: string;
  daysLeft: number;
  remindedAtDays: number | null;
}

/** Papers in use by merchants who sell, that end within so many days or have ended. */
export async function selectEnding(run: Runner, today: string, withinDays: number): Promise<EndingPaper[]> {
  const { rows } = await sql<EndingPaper>`
    select p.id, p.merchant_id as "merchantId", p.kind, p.expires_on::text as "expiresOn",
           p.expires_on - ${today}::date as "daysLeft", p.reminded_at_days as "remindedAtDays"
      from merchant_current_papers p join merchants m on m.id = p.merchant_id
     where p.expires_on <= ${today}::date + ${withinDays}::int
       and m.status in ('active', 'on_holiday', 'restricted', 'suspended')
     order by p.id`.execute(run);
  return rows;
}

/** Whether nobody had reminded at this step before. */
export async function markReminded(tx: Tx, paperId: number, atDays: number): Promise<boolean> {
  const { rows } = await sql`
    update merchant_papers set reminded_at_days = ${atDays}
     where id = ${paperId} and coalesce(reminded_at_days, 1000) > ${atDays} returning id`.execute(tx);
  return rows.length > 0;
}
