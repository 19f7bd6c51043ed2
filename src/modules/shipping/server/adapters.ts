import type { Config } from '#platform/server/config/config.ts';
import { bostaReports } from '../calls.ts';
import type { Courier } from '../courier.ts';
import type { CourierName } from '../couriers.ts';
import { type OwnRecord, ownDelivery } from '../own-delivery.ts';
import { bosta } from './bosta.ts';

type Open = (config: Config, record: OwnRecord) => Courier | null;

/** Opens each courier; null for one with which this shop has no account. */
export const ADAPTERS: Readonly<Record<CourierName, Open>> = {
  merchant: (_, record) => ownDelivery(record),
  bosta: ({ bosta: account, publicUrl }) => account && bosta(account, publicUrl + bostaReports.path),
};
