import sharp from 'sharp';
import { createCoupon } from '#modules/discounts/server/manage-coupons.ts';
import { setChannel } from '#modules/payouts/server/set-channel.ts';
import { savePayoutChannel } from '#modules/refunds/server/transfers/channel.ts';
import { uploadCasePhoto } from '#modules/returns/server/photos.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account } from '#platform/viewer.ts';
import { accountOf, callerOf } from './caller.ts';

/** Of the accounts that buyers named for their refunds. */
export const REFUND_HOLDER = 'عميل تجريبي';

/** The shop's own, which the first buyers alone can use, and one of a merchant. */
export const COUPONS = ['ALL10', 'OWN20'] as const;

interface People {
  buyers: readonly Account[];
  merchants: readonly { id: number; userId: number }[];
  staff: readonly Account[];
}

/** Coupons, where money goes to, and a photo of something broken; gives the photo's name. */
export async function setUpMoney(ctx: Ctx, { buyers, merchants, staff }: People): Promise<string> {
  const rules = {
    amount: null,
    most: null,
    minSubtotal: 0,
    categoryIds: [],
    productIds: [],
    firstDay: '2020-01-01',
    lastDay: null,
  };
  const [all, own] = COUPONS;
  await createCoupon(
    ctx,
    {
      ...rules,
      code: all,
      kind: 'percent',
      percent: 10,
      platformPercent: 50,
      totalLimit: 3,
      buyerLimit: 1,
    },
    callerOf(staff[0]),
  );
  const [first] = merchants;
  const owner = accountOf(first?.userId ?? 0, {
    role: 'merchant',
    merchantId: first?.id ?? 0,
    duty: 'owner',
  });
  await createCoupon(
    ctx,
    {
      ...rules,
      code: own,
      kind: 'amount',
      percent: null,
      amount: 20.55,
      platformPercent: 0,
      totalLimit: null,
      buyerLimit: null,
    },
    callerOf(owner),
  );
  for (const { id, userId } of merchants)
    await setChannel(
      ctx,
      { kind: 'wallet', holder: 'متجر النيل', number: '01012345678' },
      callerOf(accountOf(userId, { role: 'merchant', merchantId: id, duty: 'owner' })),
    );
  // The others have not said yet where cash that they paid is to go.
  for (const buyer of buyers.slice(0, 2))
    await savePayoutChannel(
      ctx,
      { kind: 'wallet', account: '01012345678', holder: REFUND_HOLDER },
      callerOf(buyer),
    );
  const file = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#836' } })
    .jpeg()
    .toBuffer();
  return (await uploadCasePhoto(ctx, { file }, callerOf(buyers[0] as Account))).photo;
}
