import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { checkSetting } from '../../back-office/check-setting.ts';
import type * as calls from '../../back-office.calls.ts';
import { settingsRefusal } from '../../text.ts';
import { readSettings, storedSettings } from '../read-settings.ts';
import { merchantExists } from './queries.ts';
import { takeVersion } from './version.ts';
import { writeChanges } from './write-changes.ts';

type Rate = CallBody<typeof calls.showMerchantCommission>;

/** The merchant's own commission rate, if it has one. Refuses with `not_found`. */
export async function showMerchantCommissionOf(
  ctx: Ctx,
  { merchantId }: CallInput<typeof calls.showMerchantCommission>,
): Promise<Rate> {
  if (!(await merchantExists(ctx.db, merchantId))) throw generalRefusal('not_found');
  const { commissionByMerchant, commissionPercent } = await readSettings(ctx);
  return { percent: commissionByMerchant[merchantId] ?? null, general: commissionPercent };
}

/**
 * Gives a merchant its own rate or removes it; existing orders keep theirs. Refuses with `settings_wrong` or
 * `not_found`.
 */
export async function setMerchantCommissionOf(
  ctx: Ctx,
  { merchantId, percent }: CallInput<typeof calls.setMerchantCommission>,
  by: Caller<Account>,
): Promise<Rate> {
  if (!(await merchantExists(ctx.db, merchantId))) throw generalRefusal('not_found');
  const checked = checkSetting('commissionByMerchant', { [merchantId]: percent ?? '' });
  if (checked.wrong !== undefined)
    throw settingsRefusal('settings_wrong', { fields: { percent: checked.wrong } });
  const now = ctx.clock.now();
  await transaction(ctx, async tx => {
    await takeVersion(tx, { name: 'commission', version: null, userId: by.viewer.userId, now });
    const before = await storedSettings(tx);
    const { [merchantId]: _, ...others } = before.commissionByMerchant;
    const own = checked.value as Record<string, number>;
    const after = { ...before, commissionByMerchant: { ...others, ...own } };
    await writeChanges(tx, by, { before, after, paths: ['commissionByMerchant'], now });
  });
  return showMerchantCommissionOf(ctx, { merchantId });
}
