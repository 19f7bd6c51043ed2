import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../back-office.calls.ts';
import type { MerchantRate } from '../back-office.calls.ts';
import { checkSetting } from '../check-setting.ts';
import { fieldOf } from '../setting-field.ts';
import { settingsRefusal } from '../text.ts';
import { readSettings, storedSettings } from './read-settings.ts';
import { merchantExists } from './save-settings.sql.ts';
import { takeVersion } from './version.ts';
import { writeChanges } from './write-changes.ts';

type Rates = CallBody<typeof calls.showMerchantRates>;

/** Where each rate of single merchants is stored. */
const SETTINGS = {
  commission: 'commissionByMerchant',
  withholding: 'withholdingByMerchant',
} as const satisfies Record<MerchantRate, string>;

/** The merchant's own rates, where it has any. Refuses with `not_found`. */
export async function showMerchantRatesOf(
  ctx: Ctx,
  { merchantId }: CallInput<typeof calls.showMerchantRates>,
): Promise<Rates> {
  if (!(await merchantExists(ctx.db, merchantId))) throw generalRefusal('not_found');
  const { commissionByMerchant, commissionPercent, withholdingByMerchant, payouts } = await readSettings(ctx);
  return {
    commission: { percent: commissionByMerchant[merchantId] ?? null, general: commissionPercent },
    withholding: {
      percent: withholdingByMerchant[merchantId] ?? null,
      general: payouts.withholdingPercent,
    },
  };
}

/**
 * Gives a merchant a rate of its own or removes it; existing orders and payouts keep theirs. Refuses with
 * `settings_wrong` or `not_found`.
 */
export async function setMerchantRateOf(
  ctx: Ctx,
  { merchantId, rate, percent }: CallInput<typeof calls.setMerchantRate>,
  by: Caller<Account>,
): Promise<Rates> {
  if (!(await merchantExists(ctx.db, merchantId))) throw generalRefusal('not_found');
  const path = SETTINGS[rate];
  const checked = checkSetting(path, { [merchantId]: percent ?? '' });
  if (checked.wrong !== undefined)
    throw settingsRefusal('settings_wrong', { fields: { percent: checked.wrong } });
  const now = ctx.clock.now();
  await transaction(ctx, async tx => {
    await takeVersion(tx, { name: fieldOf(path).group, version: null, userId: by.viewer.userId, now });
    const before = await storedSettings(tx);
    const { [merchantId]: _, ...others } = before[path];
    const own = checked.value as Record<string, number>;
    await writeChanges(tx, by, {
      before,
      after: { ...before, [path]: { ...others, ...own } },
      paths: [path],
      now,
    });
  });
  return showMerchantRatesOf(ctx, { merchantId });
}
