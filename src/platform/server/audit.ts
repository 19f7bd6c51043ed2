import { sql } from 'kysely';
import { type Caller, guest } from '../viewer.ts';
import type { Tx } from './database.ts';

export interface AuditedChange {
  /** `noun.field`, e.g. `product.price`, `user.role`. */
  what: string;
  subject: { type: string; id: number | string };
  /** The old and the new value as JSON. Amounts are in piastres; secrets and identity numbers are never in clear. */
  from: unknown;
  to: unknown;
  reason?: string;
  /** Somebody did it, also where all stays as it was: a second answer. */
  isAct?: boolean;
}

/** The person who made the change; null for the shop's own clock. */
export type ChangedBy = Pick<Caller, 'viewer' | 'requestId'>;

export const byItself: ChangedBy = { viewer: guest, requestId: '' };

/** Records who changed what, in the transaction of the change. The row is never changed afterwards. */
export function recordChange(tx: Tx, by: ChangedBy, change: AuditedChange): Promise<void> {
  return recordChanges(tx, by, [change]);
}

/** Nothing happened where a save changed nothing; what has neither an old nor a new value is an act and not a change. */
const isChange = ({ from, to, isAct }: AuditedChange) =>
  isAct || (from ?? null) === null || JSON.stringify(from) !== JSON.stringify(to);

/** The same for many changes at once; what stayed as it was is left out. */
export async function recordChanges(tx: Tx, by: ChangedBy, changes: readonly AuditedChange[]): Promise<void> {
  const made = changes.filter(isChange);
  if (made.length === 0) return;
  const account = by.viewer.kind === 'account' ? by.viewer : null;
  const rows = made.map(({ what, subject, from, to, reason = '' }) => ({
    what,
    type: subject.type,
    id: String(subject.id),
    from: from ?? null,
    to: to ?? null,
    reason,
  }));
  await sql`
    insert into audit_log (user_id, role, merchant_id, request_id, what, subject_type, subject_id, "from", "to", reason)
    select ${account?.userId ?? null}, ${account?.role ?? ''}, ${account?.merchantId ?? null}, ${by.requestId},
           c ->> 'what', c ->> 'type', c ->> 'id', c -> 'from', c -> 'to', c ->> 'reason'
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) c`.execute(tx);
}
