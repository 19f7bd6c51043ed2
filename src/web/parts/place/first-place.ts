import { listAddresses } from '#modules/accounts/addresses.calls.ts';
import { listGovernorates } from '#modules/shipping/calls.ts';
import { api } from '../../data/api.ts';
import { rememberPlace } from '../../data/place.ts';

/** Remembers the place of the buyer's newest address, if there is one. */
export async function takeFirstPlace(): Promise<void> {
  const { addresses } = await api(listAddresses, {});
  const [newest] = addresses;
  if (!newest) return;
  const { governorateId, cityId, cityName } = newest;
  const { governorates } = await api(listGovernorates, {});
  const name = cityName || governorates.find(({ id }) => id === governorateId)?.nameAr;
  if (name) rememberPlace({ governorateId, cityId: cityId ?? null, name });
}
