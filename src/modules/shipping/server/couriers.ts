import type { Config } from '#platform/server/config/config.ts';
import { COURIER_NAMES, type Courier } from '../courier.ts';
import type { OwnRecord } from '../own-delivery.ts';
import { ADAPTERS } from './adapters.ts';

/** The courier of this name; null if this shop does not have it. */
export function openCourier(config: Config, name: string, record: OwnRecord): Courier | null {
  const known = COURIER_NAMES.find(each => each === name);
  return known ? ADAPTERS[known](config, record) : null;
}
