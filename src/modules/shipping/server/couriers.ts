import type { Config } from '#platform/server/config.ts';
import { bostaReports } from '../calls.ts';
import { COURIER_NAMES, type Courier, type CourierName } from '../courier.ts';
import { type OwnRecord, ownDelivery } from '../own-delivery.ts';
import { bosta } from './bosta.ts';

type Open = (config: Config, record: OwnRecord) => Courier | null;

/** Null for a courier with which this shop has no account. */
const COURIERS: Readonly<Record<CourierName, Open>> = {
  merchant: (_, record) => ownDelivery(record),
  bosta: ({ bosta: account, publicUrl }) => account && bosta(account, publicUrl + bostaReports.path),
};

/** The courier of this name; null if this shop does not have it. */
export function openCourier(config: Config, name: string, record: OwnRecord): Courier | null {
  const known = COURIER_NAMES.find(each => each === name);
  return known ? COURIERS[known](config, record) : null;
}
