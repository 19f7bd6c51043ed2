import type { CallBody } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listPaymentWork as listCall } from '../../back-office.calls.ts';
import { selectRefundsByHand, selectTraces, selectTransfers } from './queries.ts';

/** Payments that need a person, the oldest first. */
export async function listPaymentWork({ db }: Ctx): Promise<CallBody<typeof listCall>> {
  const [transfers, traces, refunds] = await Promise.all([
    selectTransfers(db),
    selectTraces(db),
    selectRefundsByHand(db),
  ]);
  return {
    transfers: transfers.map(({ proofAt, refusal, ...transfer }) => ({
      ...inPounds(transfer),
      proof: proofAt && { at: proofAt.toISOString(), refusal },
    })),
    traces: traces.map(trace => ({
      ...trace,
      at: trace.at.toISOString(),
      told: trace.told === null ? null : toPounds(trace.told),
      ours: trace.ours === null ? null : toPounds(trace.ours),
    })),
    refunds: refunds.map(({ dueAt, ...refund }) => ({ ...inPounds(refund), dueAt: dueAt.toISOString() })),
  };
}

function inPounds<T extends { amount: number; since: Date }>(row: T) {
  return { ...row, amount: toPounds(row.amount), since: row.since.toISOString() };
}
