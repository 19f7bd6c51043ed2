import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import type { CallBody } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import type { listGovernorates as listCall } from '../calls.ts';
import type { Governorate } from '../place.ts';
import { selectGovernorates } from './queries.ts';

/** Where parcels go, and the fee there. Read from memory; a change of the fees appears at once. */
export function listGovernorates(ctx: Ctx): Promise<CallBody<typeof listCall>> {
  return remember(ctx, { key: 'governorates', tags: [] }, async () => {
    const { deliveryFees } = await readSettings(ctx);
    return { governorates: await readPlaces(ctx, deliveryFees) };
  });
}

async function readPlaces({ db }: Ctx, fees: Settings['deliveryFees']): Promise<Governorate[]> {
  const alphabet = new Intl.Collator('ar');
  const rows = await selectGovernorates(db);
  return rows.map(({ zone, cities, ...place }) => ({
    ...place,
    deliveryFee: toPounds(fees[zone]),
    cities: cities.toSorted((a, b) => alphabet.compare(a.nameAr, b.nameAr)),
  }));
}
