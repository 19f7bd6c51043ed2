import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export type CodePurpose =
  | 'verify_mobile'
  | 'reset_password'
  | 'confirm_order'
  | 'enter'
  | 'confirm_owner'
  | 'caller'
  | 'prove_email'
  | 'prove_mobile';

/** Whose code it is: an account's, or a mobile's that may have no account yet. */
export type CodeOwner = { userId: number } | { mobile: string };

export interface NewCode {
  owner: CodeOwner;
  purpose: CodePurpose;
  codeHash: Buffer;
  now: Date;
  expiresAt: Date;
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await sql`
    insert into one_time_codes (user_id, receiver, purpose, code_hash, created_at, expires_at)
    values (${'userId' in code.owner ? code.owner.userId : null}, ${'mobile' in code.owner ? code.owner.mobile : null},
            ${code.purpose}, ${code.codeHash}, ${code.now}, ${code.expiresAt})`.execute(tx);
}

const belongsTo = (owner: CodeOwner) =>
  'userId' in owner ? sql`user_id = ${owner.userId}` : sql`receiver = ${owner.mobile}`;

/**
 * Counts one try against the newest code of that purpose and returns what it must match; undefined if that code was
 * used, has expired or had its tries. One statement, so simultaneous tries each count.
 */
export async function takeCodeTry(
  runner: Runner,
  { owner, purpose, now }: Pick<NewCode, 'owner' | 'purpose' | 'now'>,
  mostTries: number | 'any',
): Promise<{ id: number; codeHash: Buffer; tries: number } | undefined> {
  const { rows } = await sql<{ id: number; codeHash: Buffer; tries: number }>`
    update one_time_codes set tries = tries + 1
     where id = (select id from one_time_codes where ${belongsTo(owner)} and purpose = ${purpose}
                  order by created_at desc, id desc limit 1)
       and used_at is null and expires_at > ${now} and ${mostTries === 'any' ? sql`true` : sql`tries < ${mostTries}`}
    returning id, code_hash as "codeHash", tries`.execute(runner);
  return rows[0];
}

/** Whether it is the code that the newest of its purpose has replaced, and would still be good. */
export async function isReplacedCode(
  runner: Runner,
  { owner, purpose, now, codeHash }: Pick<NewCode, 'owner' | 'purpose' | 'now' | 'codeHash'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from one_time_codes
     where ${belongsTo(owner)} and purpose = ${purpose} and code_hash = ${codeHash} and expires_at > ${now}
       and used_at is null`.execute(runner);
  return rows.length > 0;
}

/** False if somebody else used it in between. */
export async function markCodeUsed(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update one_time_codes set used_at = ${now} where id = ${id} and used_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Codes that went to an old mobile or e-mail must no longer open the account; those that prove another one stay. */
export async function deleteCodes(tx: Tx, userId: number): Promise<void> {
  await sql`delete from one_time_codes where user_id = ${userId} and purpose not in ('prove_email', 'prove_mobile')`.execute(
    tx,
  );
}

export async function enqueueMobileCode(runner: Runner, userId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('accounts.send-mobile-code', json_build_object('userId', ${userId}::bigint))`.execute(
    runner,
  );
}

/** Of somebody who may have no account yet. */
export async function enqueueEntryCode(runner: Runner, mobile: string): Promise<void> {
  await sql`
    select graphile_worker.add_job('accounts.send-entry-code', json_build_object('mobile', ${mobile}::text))`.execute(
    runner,
  );
}

export async function enqueueContactCode(
  runner: Runner,
  { userId, kind }: { userId: number; kind: 'email' | 'mobile' },
): Promise<void> {
  await sql`
    select graphile_worker.add_job('accounts.send-contact-code',
             json_build_object('userId', ${userId}::bigint, 'kind', ${kind}::text))`.execute(runner);
}

export async function enqueueOwnerCode(runner: Runner, userId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('accounts.send-owner-code', json_build_object('userId', ${userId}::bigint))`.execute(
    runner,
  );
}

/** The job looks for the account, so the request takes as long for an address that nobody has. */
export async function enqueueResetCode(runner: Runner, identifier: string): Promise<void> {
  await sql`
    select graphile_worker.add_job('accounts.send-reset-code', json_build_object('identifier', ${identifier}::text))`.execute(
    runner,
  );
}
