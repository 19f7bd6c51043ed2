import type { Ctx } from '#platform/server/context.ts';
import type { ShopProfile } from '../contract.ts';
import { readSettings } from './read-settings.ts';

/** What every page says of the shop, from the settings in force. */
export async function showShopProfile(ctx: Ctx): Promise<ShopProfile> {
  const { deliveryDays, ...settings } = await readSettings(ctx);
  const all = Object.values(deliveryDays).flat();
  return { ...settings, deliveryDays: { first: Math.min(...all), last: Math.max(...all) } };
}
