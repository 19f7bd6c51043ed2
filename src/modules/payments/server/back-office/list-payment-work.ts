import { toPounds } from '#platform/money.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { listPaymentWork as listCall } from '../../back-office.calls.ts';
import { selectTraces, selectTransfers } from './queries.ts';

/** Payments that need a person, the oldest first. */
export const listPaymentWork: UseCase<typeof listCall> = async ({ db }) => {
  const [transfers, traces] = await Promise.all([selectTransfers(db), selectTraces(db)]);
  return {
    transfers: transfers.map(({ proofAt, refusal, ...transfer }) => ({
      ...transfer,
      amount: toPounds(transfer.amount),
      since: transfer.since.toISOString(),
      proof: proofAt && { at: proofAt.toISOString(), refusal },
    })),
    traces: traces.map(trace => ({
      ...trace,
      at: trace.at.toISOString(),
      reported: trace.reported === null ? null : toPounds(trace.reported),
      ours: trace.ours === null ? null : toPounds(trace.ours),
    })),
  };
};
