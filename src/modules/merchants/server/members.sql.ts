import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { MemberRole } from '#platform/viewer.ts';
import type { Invitation, Member } from '../member.ts';

export async function selectMembers(run: Runner, merchantId: number, viewerId: number): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select u.id as "userId", u.name, coalesce(u.mobile, '') as mobile, coalesce(u.email, '') as email, m.duty,
           u.id = ${viewerId} as "isSelf"
      from merchant_members m join users u on u.id = m.user_id
     where m.merchant_id = ${merchantId} order by m.joined_at, u.id`.execute(run);
  return rows;
}

export async function selectInvitations(run: Runner, merchantId: number, now: Date): Promise<Invitation[]> {
  const { rows } = await sql<Omit<Invitation, 'expiresAt'> & { expiresAt: Date }>`
    select id, recipient, duty, expires_at as "expiresAt" from merchant_invitations
     where merchant_id = ${merchantId} and expires_at > ${now} order by id`.execute(run);
  return rows.map(row => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
}

/** Locks all duties of a merchant, so two owners cannot remove each other. */
export async function lockMemberRoles(tx: Tx, merchantId: number) {
  const { rows } = await sql<{ userId: number; duty: MemberRole }>`
    select user_id as "userId", duty from merchant_members where merchant_id = ${merchantId}
     order by user_id for update`.execute(tx);
  return rows;
}

interface Membership {
  merchantId: number;
  userId: number;
  duty: MemberRole;
}

/** Makes a buyer's account a member's; false if it has another role or already works for a merchant. */
export async function insertMember(tx: Tx, { merchantId, userId, duty }: Membership): Promise<boolean> {
  const { rows } = await sql`
    with person as (
      update users set role = 'merchant' where id = ${userId} and role = 'user' and deleted_at is null returning id)
    insert into merchant_members (merchant_id, user_id, duty) select ${merchantId}, id, ${duty} from person
    on conflict do nothing returning user_id`.execute(tx);
  return rows.length > 0;
}

export async function updateMemberRole(tx: Tx, { merchantId, userId, duty }: Membership): Promise<void> {
  await sql`
    update merchant_members set duty = ${duty} where merchant_id = ${merchantId} and user_id = ${userId}`.execute(
    tx,
  );
}

/**
 * The account becomes a buyer's again if it has a birth date, which buyers need. Otherwise it can open nothing of the
 * merchant.
 */
export async function deleteMember(tx: Tx, { merchantId, userId }: Omit<Membership, 'duty'>): Promise<void> {
  await sql`delete from merchant_members where merchant_id = ${merchantId} and user_id = ${userId}`.execute(
    tx,
  );
  await sql`update users set role = 'user' where id = ${userId} and role = 'merchant' and birth_date is not null`.execute(
    tx,
  );
}

export async function isMember(run: Runner, merchantId: number, recipient: string): Promise<boolean> {
  const { rows } = await sql`
    select from merchant_members m join users u on u.id = m.user_id
     where m.merchant_id = ${merchantId} and ${recipient} in (u.mobile, u.email)`.execute(run);
  return rows.length > 0;
}

interface NewInvitation {
  merchantId: number;
  recipient: string;
  duty: MemberRole;
  tokenHash: Buffer;
  invitedBy: number;
  now: Date;
  expiresAt: Date;
}

export async function upsertInvitation(tx: Tx, row: NewInvitation): Promise<void> {
  await sql`
    insert into merchant_invitations (merchant_id, recipient, duty, token_hash, invited_by, created_at, expires_at)
    values (${row.merchantId}, ${row.recipient}, ${row.duty}, ${row.tokenHash}, ${row.invitedBy}, ${row.now}, ${row.expiresAt})
    on conflict (merchant_id, recipient) do update
       set duty = excluded.duty, token_hash = excluded.token_hash, invited_by = excluded.invited_by,
           created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(tx);
}

export async function deleteInvitation(tx: Tx, merchantId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from merchant_invitations where id = ${id} and merchant_id = ${merchantId} returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Those that this member has sent and nobody has accepted. */
export async function deleteInvitationsBy(
  tx: Tx,
  { merchantId, userId }: Omit<Membership, 'duty'>,
): Promise<void> {
  await sql`
    delete from merchant_invitations where merchant_id = ${merchantId} and invited_by = ${userId}`.execute(
    tx,
  );
}

export interface OpenInvitation {
  id: number;
  merchantId: number;
  merchantName: string;
  recipient: string;
  duty: MemberRole;
}

/** Only of a merchant that members may still work for. */
export async function selectInvitation(run: Runner, tokenHash: Buffer, now: Date) {
  const { rows } = await sql<OpenInvitation>`
    select i.id, i.merchant_id as "merchantId", m.name_ar as "merchantName", i.recipient, i.duty
      from merchant_invitations i join merchants m on m.id = i.merchant_id
     where i.token_hash = ${tokenHash} and i.expires_at > ${now}
       and m.status in ('active', 'on_holiday', 'restricted')`.execute(run);
  return rows[0];
}

/** Whether the account has that mobile or e-mail. */
export async function isReachedBy(run: Runner, userId: number, recipient: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and ${recipient} in (mobile, email) and deleted_at is null`.execute(
    run,
  );
  return rows.length > 0;
}

export async function selectMerchantName(run: Runner, merchantId: number): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select name_ar as name from merchants where id = ${merchantId}`.execute(run);
  return rows[0]?.name ?? '';
}

/** Whose name it is, and who owns the merchant at this moment. */
export async function selectTeamChange(
  run: Runner,
  { merchantId, userId }: { merchantId: number; userId: number },
) {
  const { rows } = await sql<{ merchant: string; person: string; owners: number[] | null }>`
    select m.name_ar as merchant, coalesce((select name from users where id = ${userId}), '') as person,
           (select json_agg(user_id order by user_id) from merchant_members
             where merchant_id = m.id and duty = 'owner') as owners
      from merchants m where m.id = ${merchantId}`.execute(run);
  return rows[0];
}

/** Whether the account has an open application. */
export async function isApplying(run: Runner, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from merchant_applications a join merchants m on m.id = a.merchant_id
     where a.user_id = ${userId} and m.status in ('applied', 'under_review', 'needs_info')`.execute(run);
  return rows.length > 0;
}
