import { findMerchants } from '#modules/merchants/server/review/find-merchants.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { findPaidMerchants as findCall } from '../calls.ts';

const MOST_FOUND = 8;

/** Those that the books can owe money, also suspended and closed ones; an applicant has no account. */
export async function findPaidMerchants(
  ctx: Ctx,
  { q }: CallInput<typeof findCall>,
): Promise<CallBody<typeof findCall>> {
  const found = await findMerchants(ctx, { q, limit: MOST_FOUND, tabs: ['active', 'suspended'] });
  return { merchants: found.map(({ id, nameAr, status }) => ({ id, name: nameAr, status })) };
}
