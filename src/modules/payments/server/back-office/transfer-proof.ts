import { readSealed } from '#modules/media/server/sealed-pictures.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { readTransferProof as readCall } from '../../back-office.calls.ts';
import { paymentRefusal } from '../../text.ts';
import { selectProof } from './queries.ts';

export const readTransferProof: UseCase<typeof readCall> = async (ctx, { paymentId }) => {
  const proof = await readSealed(ctx, await selectProof(ctx.db, paymentId), `transfer-${paymentId}`);
  if (!proof) throw paymentRefusal('payment_not_found');
  return proof;
};

export { updateProof as attachProof } from './queries.ts';
