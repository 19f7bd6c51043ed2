import type { Ctx } from '#platform/server/context.ts';
import type { ShopProfile } from '../calls.ts';
import { readSettings } from './read-settings.ts';

const NETWORKS = ['facebook', 'instagram', 'x', 'youtube'] as const;

/** What every page says about the shop, from the settings in force. */
export async function showShopProfile(ctx: Ctx): Promise<ShopProfile> {
  const { deliveryDays, returns, socialLinks, ...settings } = await readSettings(ctx);
  const all = Object.values(deliveryDays).flat();
  return {
    ...settings,
    socialLinks: NETWORKS.map(name => ({ name, url: socialLinks[name] })).filter(({ url }) => url !== ''),
    deliveryDays: { first: Math.min(...all), last: Math.max(...all) },
    returnDays: { noReason: returns.noReasonDays, defect: returns.defectDays },
  };
}
