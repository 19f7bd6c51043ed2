import { sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';
import type { SecurityEventBody } from '../../audit.calls.ts';
import type { NotifiedEvent, SecurityEventKind } from '../../security-event.ts';

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  userId: number | null;
  detail: string;
  address: string;
  device: string;
  at: Date;
}

export async function insertSecurityEvent(run: Runner, event: NewSecurityEvent): Promise<void> {
  const { kind, userId, detail, address, device, at } = event;
  await sql`
    insert into security_events (kind, user_id, detail, address, device, happened_at)
    values (${kind}, ${userId}, ${detail}, ${address}, ${device}, ${at})`.execute(run);
}

export interface Contact {
  email: string;
  mobile: string;
}

export async function findContact(run: Runner, userId: number): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`
    select coalesce(email, '') as email, mobile from users where id = ${userId} and deleted_at is null`.execute(
    run,
  );
  return rows[0];
}

/** What a message is made of; its addresses are those of the moment it happened. */
export interface OwnerNotice extends Contact {
  kind: NotifiedEvent;
  userId: number;
  device: string;
  at: string;
  /** By which the old address can take the account back. */
  restoreToken?: string | undefined;
}

export async function enqueueOwnerNotice(run: Runner, notice: OwnerNotice): Promise<void> {
  await sql`
    select graphile_worker.add_job('accounts.notify-owner', ${JSON.stringify(notice)}::json)`.execute(run);
}

export interface SecurityCriteria {
  kind?: SecurityEventKind | undefined;
  userId: number | undefined;
  address?: string | undefined;
  from: Date | undefined;
  until: Date | undefined;
  before?: number | undefined;
  limit: number;
}

/** Newest first, with the name of the account. */
export async function findSecurityEvents(
  run: Runner,
  { kind, userId, address, from, until, before, limit }: SecurityCriteria,
): Promise<SecurityEventBody[]> {
  const asked = allOf(
    kind !== undefined && sql`e.kind = ${kind}`,
    userId !== undefined && sql`e.user_id = ${userId}`,
    address !== undefined && sql`e.address = ${address}`,
    from !== undefined && sql`e.happened_at >= ${from}`,
    until !== undefined && sql`e.happened_at < ${until}`,
    before !== undefined && sql`e.id < ${before}`,
  );
  const { rows } = await sql<Omit<SecurityEventBody, 'at'> & { at: Date }>`
    select e.id, e.kind, e.happened_at as at, e.detail, e.address, e.device,
           case when e.user_id is not null
                then jsonb_build_object('id', e.user_id, 'name', case when u.deleted_at is null then u.name end, 'role', coalesce(u.role, 'user'))
           end as account
      from security_events e left join users u on u.id = e.user_id
     where ${asked} order by e.id desc limit ${sql.lit(limit)}`.execute(run);
  return rows.map(row => ({ ...row, at: row.at.toISOString() }));
}
