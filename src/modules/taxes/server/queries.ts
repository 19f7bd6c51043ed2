import { sql } from 'kysely';
import type { DocumentContent, DocumentKind, Issuer } from '#modules/payouts/document.ts';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Form, SubmissionState } from '../submission.ts';
import type { Taxpayer } from '../taxpayer.ts';

export interface StoredTaxpayer extends Taxpayer {
  clientSecret: Buffer | null;
  lastUuid: string;
  trouble: string;
}

const TAXPAYER = (shop: { taxNumber: string; name: string }) => sql`
  select t.issuer_id as "issuerId", t.is_active as "isActive",
         case when t.issuer_id = 0 then ${shop.taxNumber} else m.tax_number end as registration,
         case when t.issuer_id = 0 then ${shop.name} else m.legal_name end as "tradeName",
         t.client_id as "clientId", t.client_secret as "clientSecret", t.device_serial as "deviceSerial",
         t.branch_code as "branchCode", t.activity_code as "activityCode", t.governorate, t.city, t.street, t.building,
         t.last_uuid as "lastUuid", t.trouble
    from taxpayers t left join merchants m on m.id = t.issuer_id`;

interface Shop {
  taxNumber: string;
  name: string;
}

export async function selectTaxpayer(
  run: Runner,
  issuerId: number,
  shop: Shop,
): Promise<StoredTaxpayer | undefined> {
  const { rows } = await sql<StoredTaxpayer>`${TAXPAYER(shop)} where t.issuer_id = ${issuerId}`.execute(run);
  return rows[0];
}

/** The same, locked: receipts of one device are made one after another. */
export async function lockTaxpayer(
  tx: Tx,
  issuerId: number,
  shop: Shop,
): Promise<StoredTaxpayer | undefined> {
  await sql`select from taxpayers where issuer_id = ${issuerId} for update`.execute(tx);
  return selectTaxpayer(tx, issuerId, shop);
}

export async function selectActive(run: Runner): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select issuer_id as id from taxpayers where is_active order by issuer_id`.execute(run);
  return rows.map(({ id }) => id);
}

export async function selectRegistration(run: Runner, merchantId: number): Promise<string> {
  const { rows } = await sql<{
    taxNumber: string;
  }>`select tax_number as "taxNumber" from merchants where id = ${merchantId}`.execute(run);
  return rows[0]?.taxNumber ?? '';
}

export type NewProfile = Omit<Taxpayer, 'registration' | 'tradeName'> & {
  /** Null: the stored one stays. */
  clientSecret: Buffer | null;
  now: Date;
};

export async function upsertTaxpayer(tx: Tx, given: NewProfile): Promise<void> {
  const { issuerId, isActive, clientId, clientSecret, deviceSerial, branchCode, activityCode, now } = given;
  await sql`
    insert into taxpayers as t (issuer_id, is_active, active_since, client_id, client_secret, device_serial, branch_code,
                                activity_code, governorate, city, street, building, changed_at)
    values (${issuerId}, ${isActive}, ${isActive ? now : null}, ${clientId}, ${clientSecret}, ${deviceSerial}, ${branchCode},
            ${activityCode}, ${given.governorate}, ${given.city}, ${given.street}, ${given.building}, ${now})
    on conflict (issuer_id) do update
       set is_active = excluded.is_active, active_since = coalesce(t.active_since, excluded.active_since),
           client_id = excluded.client_id, client_secret = coalesce(excluded.client_secret, t.client_secret),
           -- Another device begins a chain of its own.
           last_uuid = case when excluded.device_serial = t.device_serial then t.last_uuid else '' end,
           device_serial = excluded.device_serial, branch_code = excluded.branch_code,
           activity_code = excluded.activity_code, governorate = excluded.governorate, city = excluded.city,
           street = excluded.street, building = excluded.building, trouble = '', changed_at = excluded.changed_at`.execute(
    tx,
  );
}

export async function saveTrouble(run: Runner, issuerId: number, trouble: string): Promise<void> {
  await sql`
    update taxpayers set trouble = ${trouble} where issuer_id = ${issuerId} and trouble <> ${trouble}`.execute(
    run,
  );
}

export interface ListedSubmission {
  id: number;
  documentId: number;
  kind: DocumentKind;
  issuer: Issuer;
  number: number;
  state: SubmissionState;
  error: string;
  createdAt: Date;
}

const LISTED = sql`
  select s.id, s.document_id as "documentId", d.kind, case when d.issuer_id = 0 then 'shop' else 'merchant' end as issuer,
         d.number, s.state, s.error, s.created_at as "createdAt"
    from tax_submissions s join documents d on d.id = s.document_id`;

export async function selectSubmissions(
  run: Runner,
  by: { issuerId: number; show: 'problems' | 'all'; before: number | undefined; limit: number },
): Promise<ListedSubmission[]> {
  const asked = allOf(
    sql`s.issuer_id = ${by.issuerId}`,
    by.show === 'problems' && sql`s.state in ('invalid', 'rejected')`,
    by.before !== undefined && sql`s.id < ${by.before}`,
  );
  const { rows } = await sql<ListedSubmission>`
    ${LISTED} where ${asked} order by s.id desc limit ${sql.lit(by.limit)}`.execute(run);
  return rows;
}

export interface CurrentAttempt {
  id: number;
  issuerId: number;
  form: Form;
  state: SubmissionState;
  uuid: string | null;
  previousUuid: string;
  content: DocumentContent;
}

/** The current attempt of a document. */
export async function selectCurrentAttempt(
  run: Runner,
  documentId: number,
): Promise<CurrentAttempt | undefined> {
  const { rows } = await sql<CurrentAttempt>`
    select s.id, s.issuer_id as "issuerId", s.form, s.state, s.uuid, s.previous_uuid as "previousUuid", d.content
      from tax_submissions s join documents d on d.id = s.document_id
     where s.document_id = ${documentId} and s.state <> 'replaced'`.execute(run);
  return rows[0];
}
