import { sql } from 'kysely';
import { type Caller, guest } from '../viewer.ts';
import type { Tx } from './database.ts';

export interface AuditedChange {
  /** `noun.field`, e.g. `product.price`, `user.role`. */
  what: string;
  subject: { type: string; id: number | string };
  /** What it was and what it is now, as JSON; amounts in piastres, never a secret or an identity number in clear. */
  from: unknown;
  to: unknown;
  reason?: string;
}

/** Whoever did it; the shop's own clock is nobody. */
export type ChangedBy = Pick<Caller, 'viewer' | 'requestId'>;

export const byItself: ChangedBy = { viewer: guest, requestId: '' };

/** Writes down who changed what, in the transaction that changes it: the row is never changed afterwards. */
export async function recordChange(tx: Tx, by: ChangedBy, change: AuditedChange): Promise<void> {
  const account = by.viewer.kind === 'account' ? by.viewer : null;
  const { what, subject, from, to, reason = '' } = change;
  await sql`
    insert into audit_log (user_id, role, merchant_id, request_id, what, subject_type, subject_id, "from", "to", reason)
    values (${account?.userId ?? null}, ${account?.role ?? ''}, ${account?.merchantId ?? null}, ${by.requestId},
            ${what}, ${subject.type}, ${String(subject.id)}, ${JSON.stringify(from ?? null)}::jsonb,
            ${JSON.stringify(to ?? null)}::jsonb, ${reason})`.execute(tx);
}
