import { readSettings } from '#modules/settings/server/read-settings.ts';
import { readDeliveryDays } from '#modules/shipping/server/delivery-days.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { addBusinessDays, cairoDay, cairoMinute } from '#platform/dates.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { showArrival as showCall } from '../arrival.calls.ts';
import { promiseTo } from '../arrival.ts';
import { cartRefusal } from '../text.ts';
import { findDestination, findPreparing } from './queries.ts';

/** Half of all orders go there, and a page that everybody shares names one place. */
const CAIRO = 1;

const END_OF_DAY = 24;

/** Refuses with `unknown_governorate` and `product_not_found`. */
export async function showArrival(
  ctx: Ctx,
  { productId, governorateId = CAIRO, cityId }: CallInput<typeof showCall>,
): Promise<CallBody<typeof showCall>> {
  const settings = await readSettings(ctx);
  const to = await findDestination(ctx.db, { governorateId, cityId });
  if (!to) throw cartRefusal('unknown_governorate');
  const merchant = await findPreparing(ctx.db, productId);
  if (!merchant) throw cartRefusal('product_not_found');
  const now = ctx.clock.now();
  const days = await readDeliveryDays(ctx);
  const { first, last } = promiseTo(to, merchant, { settings, days, now });
  const { freeDeliveryFrom, cutOffHour, preparingDays } = merchant;
  return {
    place: { governorateId, cityId: to.cityId ?? null, name: to.cityName ?? to.governorateName },
    first,
    last,
    orderBefore: isOpen(now, cutOffHour, days.holidays) ? cutOffHour : null,
    delivery: toPounds(settings.deliveryFees[to.zone]),
    packaging: toPounds(settings.packagingFee),
    adminFee: toPounds(settings.adminFee),
    freeDeliveryFrom: freeDeliveryFrom === null ? null : toPounds(freeDeliveryFrom),
    preparingDays,
  };
}

function isOpen(now: Date, cutOffHour: number, holidays: readonly string[]): boolean {
  const today = cairoDay(now);
  const yesterday = cairoDay(new Date(Date.parse(`${today}T12:00:00Z`) - 86_400_000));
  const isWorkday = addBusinessDays(yesterday, 1, new Set(holidays)) === today;
  // Who takes orders until the end of the day has no hour to name: «before 12» would be read as of the night that is over.
  return isWorkday && cutOffHour < END_OF_DAY && Number(cairoMinute(now).slice(11, 13)) < cutOffHour;
}
