import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ApplicationForm, ApplicationInput, Paper } from '../application.ts';
import type { MerchantStatus } from '../merchant-status.ts';
import type { PaperKind } from '../papers.ts';

export interface ApplicationRow {
  id: number;
  merchantId: number | null;
  status: MerchantStatus | null;
  statusReason: string;
  form: ApplicationForm;
  logo: string;
  nationalId: Buffer | null;
  papersAsked: PaperKind[];
  askReason: string;
  submittedAt: Date | null;
  papers: (Omit<Paper, 'sentAt'> & { sentAt: string })[];
}

export async function selectApplication(run: Runner, userId: number): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select a.id, a.merchant_id as "merchantId", m.status, coalesce(m.status_reason, '') as "statusReason", a.form, a.logo,
           a.national_id as "nationalId", a.papers_asked as "papersAsked", a.ask_reason as "askReason",
           a.submitted_at as "submittedAt",
           coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'name', p.name,
                       'mediaType', p.media_type, 'size', p.size, 'sentAt', p.sent_at,
                       'expiresOn', p.expires_on) order by p.id)
                       from merchant_papers p where p.application_id = a.id), '[]') as papers
      from merchant_applications a left join merchants m on m.id = a.merchant_id
     where a.user_id = ${userId}`.execute(run);
  return rows[0];
}

/** The account's application, created if there is none, and locked. */
export async function openApplication(tx: Tx, userId: number, now: Date) {
  const { rows } = await sql<{ id: number; status: MerchantStatus | null }>`
    insert into merchant_applications (user_id, created_at, changed_at) values (${userId}, ${now}, ${now})
    on conflict (user_id) do update set changed_at = ${now}
    returning id, (select status from merchants where id = merchant_id) as status`.execute(tx);
  return rows[0] as { id: number; status: MerchantStatus | null };
}

interface Draft {
  id: number;
  form: ApplicationForm;
  /** Undefined: stays as it is; null: none. */
  nationalId: Buffer | null | undefined;
}

export async function mergeDraft(tx: Tx, { id, form, nationalId }: Draft): Promise<void> {
  const keeps = nationalId === undefined;
  await sql`
    update merchant_applications set form = form || ${JSON.stringify(form)}::jsonb,
           national_id = case when ${keeps} then national_id else ${nationalId ?? null}::bytea end
     where id = ${id}`.execute(tx);
}

export async function setLogo(tx: Tx, id: number, logo: string): Promise<void> {
  await sql`update merchant_applications set logo = ${logo} where id = ${id}`.execute(tx);
}

// Papers

export interface NewPaper {
  applicationId: number | null;
  changeId: number | null;
  kind: PaperKind;
  name: string;
  mediaType: string;
  size: number;
  storageKey: string;
  expiresOn: string | null;
  now: Date;
}

export async function insertPaper(tx: Tx, paper: NewPaper): Promise<void> {
  await sql`
    insert into merchant_papers (application_id, change_id, kind, name, media_type, size, storage_key, expires_on, sent_at)
    values (${paper.applicationId}, ${paper.changeId}, ${paper.kind}, ${paper.name}, ${paper.mediaType}, ${paper.size},
            ${paper.storageKey}, ${paper.expiresOn}::date, ${paper.now})`.execute(tx);
}

export async function countPapers(run: Runner, applicationId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from merchant_papers where application_id = ${applicationId}`.execute(run);
  return rows[0]?.count ?? 0;
}

/** Returns where its bytes are stored; undefined if the application has no such paper. */
export async function deletePaper(tx: Tx, applicationId: number, paperId: number) {
  const { rows } = await sql<{ key: string }>`
    delete from merchant_papers where id = ${paperId} and application_id = ${applicationId}
    returning storage_key as key`.execute(tx);
  return rows[0]?.key;
}

export interface StoredPaper {
  /** Who applied with it; null for a paper that a shop sent later. */
  userId: number | null;
  merchantId: number | null;
  name: string;
  mediaType: string;
  storageKey: string;
}

export async function selectPaper(run: Runner, paperId: number): Promise<StoredPaper | undefined> {
  const { rows } = await sql<StoredPaper>`
    select a.user_id as "userId", c.merchant_id as "merchantId", p.name, p.media_type as "mediaType",
           p.storage_key as "storageKey"
      from merchant_papers p left join merchant_applications a on a.id = p.application_id
      left join merchant_identity_changes c on c.id = p.change_id
     where p.id = ${paperId}`.execute(run);
  return rows[0];
}

// Sending

export interface SentApplication extends ApplicationInput {
  applicationId: number;
  logo: string;
  now: Date;
}

/** The sent application becomes the merchant's row, a new one or the first one again. Returns its id. */
export async function writeMerchant(tx: Tx, merchantId: number | null, sent: SentApplication) {
  const { rows } = await sql<{ id: number }>`
    with given as (
      select * from jsonb_to_record(${JSON.stringify(sent)}::jsonb)
             as g ("nameAr" text, logo text, activity text, "entityKind" text, "legalName" text, "commercialRegister" text,
                   "taxNumber" text, "vatRegistered" text, address text, "returnAddress" text, phone text, email text)
    ), added as (
      insert into merchants (name_ar, logo, activity, entity_kind, legal_name, commercial_register, tax_number,
                             vat_registered, address, return_address, phone, email, status, created_at)
      select "nameAr", logo, activity, "entityKind", "legalName", "commercialRegister", "taxNumber",
             "vatRegistered" = 'yes', address, "returnAddress", phone, email, 'applied', ${sent.now}
        from given where ${merchantId}::bigint is null
      returning id
    ), changed as (
      update merchants m
         set name_ar = "nameAr", logo = given.logo, activity = given.activity, entity_kind = "entityKind",
             legal_name = "legalName", commercial_register = "commercialRegister", tax_number = "taxNumber",
             vat_registered = "vatRegistered" = 'yes', address = given.address, return_address = "returnAddress",
             phone = given.phone, email = given.email
        from given where m.id = ${merchantId}::bigint
      returning m.id
    )
    select id from added union all select id from changed`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export async function markSent(
  tx: Tx,
  applicationId: number,
  { merchantId, now }: { merchantId: number; now: Date },
) {
  await sql`
    update merchant_applications set merchant_id = ${merchantId}, submitted_at = ${now}, papers_asked = '[]',
           ask_reason = '' where id = ${applicationId}`.execute(tx);
}

export async function insertConsent(tx: Tx, { userId, address }: { userId: number; address: string }) {
  await sql`
    insert into consents (user_id, purpose, text_version, given_from)
    values (${userId}, 'selling', coalesce((select version from pages where name = 'terms'), ''), ${address})`.execute(
    tx,
  );
}

export async function isMobileVerified(run: Runner, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and mobile_verified_at is not null`.execute(run);
  return rows.length > 0;
}
