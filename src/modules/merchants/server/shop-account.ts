import { acceptImage } from '#modules/media/server/accept-image.ts';
import type { CallInput } from '#platform/call.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../account.calls.ts';
import { LONGEST_HOLIDAY, type ShopAccount } from '../shop-account.ts';
import { readsAs, wrongName } from '../shop-name.ts';
import { merchantRefusal } from '../text.ts';
import { changeStatus } from './change-status.ts';
import { ownMerchant } from './members.ts';
import { enqueueIndexing, selectOtherNames, selectShop, updateLogo, updateShop } from './shop-account.sql.ts';

type By = Caller<Account>;
type Shown = { shop: ShopAccount | null };

/** The viewer's own shop; null for staff, who have none. */
export async function showShopAccount(ctx: Ctx, { merchantId }: Account): Promise<Shown> {
  return { shop: merchantId === null ? null : ((await selectShop(ctx.db, merchantId)) ?? null) };
}

/** Changes the shop's description of itself. Search uses a new name from then on; it must be unique (`name_taken`). */
export async function editShopAccount(
  ctx: Ctx,
  change: CallInput<typeof calls.editShopAccount>,
  by: By,
): Promise<Shown> {
  const merchantId = ownMerchant(by.viewer);
  await transaction(ctx, async tx => {
    const from = await selectShop(tx, merchantId);
    if (!from) throw merchantRefusal('no_shop');
    if (from.nameAr !== change.nameAr) await refuseTakenName(tx, merchantId, change.nameAr);
    await updateShop(tx, merchantId, change);
    const before = Object.fromEntries(Object.keys(change).map(key => [key, from[key as keyof ShopAccount]]));
    const subject = { type: 'merchant', id: merchantId };
    await recordChange(tx, by, { what: 'merchant.account', subject, from: before, to: change });
    if (from.nameAr !== change.nameAr) await enqueueIndexing(tx, merchantId);
  });
  return showShopAccount(ctx, by.viewer);
}

/**
 * Staff checked the first name; another name must not let a shop pass for another one, nor for the shop itself. Names that
 * readers take for the same are the same.
 */
async function refuseTakenName(tx: Tx, merchantId: number, nameAr: string): Promise<void> {
  const wrong = wrongName(nameAr);
  if (wrong) throw generalRefusal('invalid_input', { fields: { nameAr: wrong } });
  const asked = readsAs(nameAr);
  const taken = (await selectOtherNames(tx, merchantId)).some(name => readsAs(name) === asked);
  const { message } = merchantRefusal('name_taken');
  if (taken) throw merchantRefusal('name_taken', { fields: { nameAr: message } });
}

export async function sendShopLogo(ctx: Ctx, { file }: { file: Uint8Array }, { viewer }: By): Promise<Shown> {
  const merchantId = ownMerchant(viewer);
  const { identifier } = await acceptImage(ctx, file);
  await transaction(ctx, tx => updateLogo(tx, merchantId, identifier));
  return showShopAccount(ctx, viewer);
}

/** From now through a day between tomorrow and `LONGEST_HOLIDAY` days from now. */
export async function beginHoliday(
  ctx: Ctx,
  { until }: CallInput<typeof calls.beginHoliday>,
  by: By,
): Promise<Shown> {
  const merchantId = ownMerchant(by.viewer);
  const today = cairoDay(ctx.clock.now());
  if (until <= today || until > addDays(today, LONGEST_HOLIDAY)) {
    const { message } = merchantRefusal('holiday_too_long');
    throw merchantRefusal('holiday_too_long', { fields: { until: message } });
  }
  const change = { merchantId, event: 'holiday_begun', holidayUntil: until } as const;
  await transaction(ctx, tx => changeStatus(ctx, tx, { change, by }));
  return showShopAccount(ctx, by.viewer);
}

export async function endHoliday(ctx: Ctx, by: By): Promise<Shown> {
  const change = { merchantId: ownMerchant(by.viewer), event: 'holiday_ended' } as const;
  await transaction(ctx, tx => changeStatus(ctx, tx, { change, by }));
  return showShopAccount(ctx, by.viewer);
}
