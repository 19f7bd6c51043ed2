import { sql } from 'kysely';
import type { DocumentContent } from '#modules/payouts/document.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Form, SubmissionState } from '../submission.ts';

export interface Unsubmitted {
  id: number;
  form: Form;
  content: DocumentContent;
  originalId: number | null;
  /** Of the current attempt of what it takes back; null if there is none. */
  originalUuid: string | null;
  originalState: SubmissionState | null;
}

/** The next documents of an issuer that were never handed in, the oldest first. */
export async function selectUnsubmitted(tx: Tx, issuerId: number, most: number): Promise<Unsubmitted[]> {
  const { rows } = await sql<Unsubmitted>`
    select d.id, case when d.user_id is null then 'invoice' else 'receipt' end as form, d.original_id as "originalId",
           d.content || jsonb_build_object('buyer', coalesce(nullif(d.content -> 'buyer', 'null'),
             (select b.buyer from document_buyers b where b.document_id = d.id))) as content,
           o.uuid as "originalUuid", o.state as "originalState"
      from documents d
      join taxpayers t on t.issuer_id = d.issuer_id
      left join tax_submissions o on o.document_id = d.original_id and o.state <> 'replaced'
     where d.issuer_id = ${issuerId} and d.kind <> 'withholding_certificate' and d.issued_at >= t.active_since
       and not exists (select from tax_submissions s where s.document_id = d.id)
     order by d.id limit ${sql.lit(most)}`.execute(tx);
  return rows;
}

/** A document of an attempt that is made again. */
export async function selectRefused(tx: Tx, submissionId: number): Promise<Unsubmitted | undefined> {
  const { rows } = await sql<Unsubmitted>`
    select d.id, s.form, d.original_id as "originalId",
           d.content || jsonb_build_object('buyer', coalesce(nullif(d.content -> 'buyer', 'null'),
             (select b.buyer from document_buyers b where b.document_id = d.id))) as content,
           o.uuid as "originalUuid", o.state as "originalState"
      from tax_submissions s
      join documents d on d.id = s.document_id
      left join tax_submissions o on o.document_id = d.original_id and o.state <> 'replaced'
     where s.id = ${submissionId}`.execute(tx);
  return rows[0];
}

export interface NewSubmission {
  documentId: number;
  issuerId: number;
  form: Form;
  payload: string;
  uuid: string | null;
  previousUuid: string;
  oldUuid: string | null;
  now: Date;
}

export async function insertSubmission(tx: Tx, given: NewSubmission): Promise<void> {
  const { documentId, issuerId, form, payload, uuid, previousUuid, oldUuid, now } = given;
  await sql`
    insert into tax_submissions (document_id, issuer_id, form, payload, uuid, previous_uuid, old_uuid, created_at)
    values (${documentId}, ${issuerId}, ${form}, ${payload}, ${uuid}, ${previousUuid}, ${oldUuid}, ${now})`.execute(
    tx,
  );
}

export async function saveLastUuid(tx: Tx, issuerId: number, uuid: string): Promise<void> {
  await sql`update taxpayers set last_uuid = ${uuid} where issuer_id = ${issuerId}`.execute(tx);
}

/** Takes a refused attempt away, so that another can follow. False if it is not refused (any more). */
export async function replaceRefused(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update tax_submissions set state = 'replaced' where id = ${id} and state in ('invalid', 'rejected') returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

export interface Waiting {
  id: number;
  form: Form;
  payload: string;
  uuid: string | null;
  /** Whether it was sent before and nobody knows what came of it. */
  wasTried: boolean;
}

/**
 * Claims documents that wait, for ten minutes: a process that ends in the middle leaves them to the next one, which first
 * asks what came of them.
 */
export async function claimWaiting(
  run: Runner,
  { issuerId, form, most, now }: { issuerId: number; form: Form; most: number; now: Date },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with next as (
      select id, tried_at is not null as "wasTried" from tax_submissions
       where issuer_id = ${issuerId} and form = ${form} and state = 'waiting'
         and (tried_at is null or tried_at < ${now}::timestamptz - interval '10 minutes')
       order by id limit ${sql.lit(most)} for update skip locked
    )
    update tax_submissions s set tried_at = ${now} from next where s.id = next.id
    returning s.id, s.form, coalesce(s.payload, '') as payload, s.uuid, next."wasTried"`.execute(run);
  return rows.toSorted((a, b) => a.id - b.id);
}

/** What was not sent after all may be sent at once. */
export async function releaseWaiting(run: Runner, ids: readonly number[]): Promise<void> {
  await sql`
    update tax_submissions set tried_at = null where id = any(${ids}::bigint[]) and state = 'waiting'`.execute(
    run,
  );
}

export interface Outcome {
  id: number;
  state: SubmissionState;
  uuid: string | null;
  batchUuid: string | null;
  error: string;
}

export async function saveOutcomes(run: Runner, outcomes: readonly Outcome[], now: Date): Promise<void> {
  await sql`
    update tax_submissions s
       set state = o.state, uuid = coalesce(s.uuid, o.uuid), batch_uuid = coalesce(o."batchUuid", s.batch_uuid), error = o.error,
           ended_at = case when o.state in ('valid', 'invalid', 'rejected') then ${now}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
           as o (id bigint, state text, uuid text, "batchUuid" text, error text)
     where s.id = o.id and s.state in ('waiting', 'sent')`.execute(run);
}

export interface Sent {
  id: number;
  form: Form;
  uuid: string;
  batchUuid: string | null;
}

/** What was sent and not decided yet, the oldest first. */
export async function selectSent(run: Runner, issuerId: number, most: number): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select id, form, uuid, batch_uuid as "batchUuid" from tax_submissions
     where issuer_id = ${issuerId} and state = 'sent' and uuid is not null order by id limit ${sql.lit(most)}`.execute(
    run,
  );
  return rows;
}

/** The issuers that have something under way. */
export async function selectBusy(run: Runner): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct issuer_id as id from tax_submissions where state in ('waiting', 'sent') order by 1`.execute(
    run,
  );
  return rows.map(({ id }) => id);
}

/** What still waits keeps its text: it has to be sent. */
export async function deleteOldPayloads(run: Runner, before: Date): Promise<void> {
  await sql`
    update tax_submissions set payload = null
     where created_at < ${before} and payload is not null and state <> 'waiting'`.execute(run);
}
