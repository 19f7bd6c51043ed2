import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ChangeState, Identity, IdentityChange } from '../../identity.ts';
import type { EntityKind } from '../../papers.ts';

export type Identified = Identity & { merchantId: number; entityKind: EntityKind };

/** The identity that holds now; with `for update` nobody changes it meanwhile. */
export async function selectIdentity(run: Runner, merchantId: number, lock = sql``) {
  const { rows } = await sql<Identified>`
    select id as "merchantId", entity_kind as "entityKind", legal_name as "legalName",
           commercial_register as "commercialRegister", tax_number as "taxNumber",
           case when vat_registered then 'yes' else 'no' end as "vatRegistered", phone, address
      from merchants where id = ${merchantId} ${lock}`.execute(run);
  return rows[0];
}

export const lockIdentity = (tx: Tx, merchantId: number) => selectIdentity(tx, merchantId, sql`for update`);

const PAPER = sql`
  json_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'mediaType', p.media_type, 'size', p.size,
                    'sentAt', to_char(p.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                    'expiresOn', p.expires_on)`;

/** Far more than a business changes its name. */
const MOST_CHANGES = 20;

/** A merchant's changes, the newest first. */
export async function selectChanges(runner: Runner, merchantId: number): Promise<IdentityChange[]> {
  const { rows } = await sql<Omit<IdentityChange, 'askedAt'> & { askedAt: Date | null }>`
    select c.id, c.state, c.fields, c.former, c.effective_from::text as "effectiveFrom", c.reason, c.answer,
           coalesce(u.name, '') as "askedBy", c.asked_at as "askedAt",
           coalesce((select json_agg(${PAPER} order by p.id) from merchant_papers p where p.change_id = c.id), '[]') as papers
      from merchant_identity_changes c left join users u on u.id = c.user_id
     where c.merchant_id = ${merchantId} order by c.id desc limit ${MOST_CHANGES}`.execute(runner);
  return rows.map(row => ({ ...row, askedAt: row.askedAt?.toISOString() ?? null }));
}

/** The newest paper of each kind among those that were accepted. */
export async function selectCurrentPapers(run: Runner, merchantId: number) {
  const { rows } = await sql<{ paper: IdentityChange['papers'][number] }>`
    select ${PAPER} as paper from merchant_current_papers p where p.merchant_id = ${merchantId} order by p.id`.execute(
    run,
  );
  return rows.map(({ paper }) => paper);
}

/** The merchant's draft, made if nothing is open, and locked; undefined while another state is open. */
export async function openDraft(tx: Tx, merchantId: number, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number; state: ChangeState }>`
    insert into merchant_identity_changes (merchant_id, created_at) values (${merchantId}, ${now})
    on conflict (merchant_id) where state in ('draft', 'waiting', 'approved')
    do update set merchant_id = excluded.merchant_id
    returning id, state`.execute(tx);
  return rows[0]?.state === 'draft' ? rows[0].id : undefined;
}

interface ChangeRequest {
  changeId: number;
  fields: Partial<Identity>;
  effectiveFrom: string;
  reason: string;
  userId: number;
  now: Date;
}

export async function markAsked(tx: Tx, asked: ChangeRequest): Promise<void> {
  await sql`
    update merchant_identity_changes
       set state = 'waiting', fields = ${JSON.stringify(asked.fields)}::jsonb, effective_from = ${asked.effectiveFrom}::date,
           reason = ${asked.reason}, user_id = ${asked.userId}, asked_at = ${asked.now}
     where id = ${asked.changeId}`.execute(tx);
}

/** Whether there was one that nobody had decided on. */
export async function backToDraft(tx: Tx, merchantId: number): Promise<boolean> {
  const { rows } = await sql`
    update merchant_identity_changes set state = 'draft' where merchant_id = ${merchantId} and state = 'waiting'
    returning id`.execute(tx);
  return rows.length > 0;
}

interface Decided {
  changeId: number;
  state: 'approved' | 'refused';
  answer: string;
  /** Null: as it was asked. */
  effectiveFrom: string | null;
  userId: number;
  now: Date;
}

/** The merchant of a change that waited; undefined if it does no more. */
export async function markDecided(tx: Tx, decided: Decided) {
  const { rows } = await sql<{ merchantId: number; fields: Partial<Identity>; effectiveFrom: string }>`
    update merchant_identity_changes
       set state = ${decided.state}, answer = ${decided.answer},
           effective_from = coalesce(${decided.effectiveFrom}::date, effective_from),
           decided_by = ${decided.userId}, decided_at = ${decided.now}
     where id = ${decided.changeId} and state = 'waiting'
    returning merchant_id as "merchantId", fields, effective_from::text as "effectiveFrom"`.execute(tx);
  return rows[0];
}

/** Approved changes whose day has come. */
export async function selectDue(run: Runner, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from merchant_identity_changes where state = 'approved' and effective_from <= ${today}::date
     order by id`.execute(run);
  return rows.map(({ id }) => id);
}

/** Undefined if another process was faster. */
export async function markInForce(tx: Tx, changeId: number) {
  const { rows } = await sql<{ merchantId: number; fields: Partial<Identity> }>`
    update merchant_identity_changes set state = 'in_force' where id = ${changeId} and state = 'approved'
    returning merchant_id as "merchantId", fields`.execute(tx);
  return rows[0];
}

export async function storeFormer(tx: Tx, changeId: number, former: Partial<Identity>): Promise<void> {
  await sql`
    update merchant_identity_changes set former = ${JSON.stringify(former)}::jsonb where id = ${changeId}`.execute(
    tx,
  );
}

export async function updateIdentity(tx: Tx, merchantId: number, identity: Identity): Promise<void> {
  await sql`
    update merchants set legal_name = ${identity.legalName}, commercial_register = ${identity.commercialRegister},
           tax_number = ${identity.taxNumber}, vat_registered = ${identity.vatRegistered === 'yes'},
           phone = ${identity.phone}, address = ${identity.address}
     where id = ${merchantId}`.execute(tx);
}
