import { findMerchants } from '#modules/merchants/server/review/find-merchants.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { findPaidMerchants as findCall } from '../calls.ts';

const MOST_FOUND = 8;

/** Those that the books can owe money, also suspended and closed ones; an applicant has no account. */
export const findPaidMerchants: UseCase<typeof findCall> = async (ctx, { q }) => {
  const found = await findMerchants(ctx, { q, limit: MOST_FOUND, tabs: ['active', 'suspended'] });
  return { merchants: found.map(({ id, nameAr, status }) => ({ id, name: nameAr, status })) };
};
