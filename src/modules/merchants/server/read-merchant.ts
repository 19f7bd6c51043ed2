import type { Ctx } from '#platform/server/context.ts';
import type { MerchantProfile } from '../merchant.ts';
import { merchantRefusal } from '../text.ts';
import { selectMerchant } from './queries.ts';

/** A merchant whose goods are visible, with its legal identity; otherwise `merchant_not_found`. */
export async function readMerchant(
  ctx: Ctx,
  { merchantId }: { merchantId: number },
): Promise<MerchantProfile> {
  const merchant = await selectMerchant(ctx.db, merchantId);
  if (!merchant) throw merchantRefusal('merchant_not_found');
  return merchant;
}
