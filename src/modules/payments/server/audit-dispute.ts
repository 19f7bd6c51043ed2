import { recordChange } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { Payment } from '../attempt.ts';

export async function auditDispute(
  tx: Tx,
  caller: Caller<Account>,
  { payment, to, reason }: { payment: Payment; to: string; reason: string },
): Promise<void> {
  const subject = { type: 'payment', id: payment.id };
  await recordChange(tx, caller, { what: 'payment.dispute', subject, from: payment.status, to, reason });
}
