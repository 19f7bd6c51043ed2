import type { Config } from '#platform/server/config.ts';
import { bostaReports } from '../contract.ts';
import type { Courier, CourierName } from '../courier.ts';
import { type OwnRecord, ownDelivery } from '../own-delivery.ts';
import { bosta } from './bosta.ts';

/** Who brings parcels in this shop: a courier without an account is not offered. */
export function offeredCouriers({ bosta: account }: Config): CourierName[] {
  return account ? ['merchant', 'bosta'] : ['merchant'];
}

/** The courier of a name; null when this shop has none such. */
export function openCourier(config: Config, name: string, record: OwnRecord): Courier | null {
  if (name === 'merchant') return ownDelivery(record);
  if (name === 'bosta' && config.bosta) return bosta(config.bosta, config.publicUrl + bostaReports.path);
  return null;
}
