import * as orders from '#modules/orders/calls.ts';
import { applyParcelReport } from '#modules/orders/server/steps/apply-parcel-event.ts';
import type { StepDetails } from '#modules/orders/step-details.ts';
import type { PastShop } from './past-shop.ts';
import { type Person, selectCodeAtTheDoor, selectLines } from './queries.ts';

/** Who takes a parcel to the door and reports what happens there. */
export interface Carrier {
  pack(): Promise<void>;
  /** Waits until a packed parcel may leave. */
  booked(): Promise<unknown>;
  out(): Promise<unknown>;
  deliver(): Promise<unknown>;
  refuse(): Promise<unknown>;
  back(): Promise<unknown>;
  parcelId(): number;
}

interface Part {
  partId: number;
  seller: Person;
}

/** A merchant that carries its parcels itself, by its own calls, or staff in its place. */
export function byMerchant(shop: PastShop, { partId, seller }: Part): Carrier {
  const parcel = { parcelId: 0 };
  return {
    parcelId: () => parcel.parcelId,
    async pack() {
      const packed = await shop.act(seller, orders.packMerchantOrder, { merchantOrderId: partId });
      parcel.parcelId = packed.parcels[0]?.id ?? 0;
    },
    booked: () => Promise.resolve(),
    out: () => shop.act(seller, orders.reportOutForDelivery, parcel),
    async deliver() {
      // Staff stand in for a merchant whom nobody works for yet: they prove a delivery by a note, because they have no code.
      const proof =
        seller.role === 'merchant'
          ? { code: await selectCodeAtTheDoor(shop.ctx.db, parcel.parcelId) }
          : { proof: 'مكالمة مع العميل' };
      return shop.act(seller, orders.deliverParcel, { ...parcel, ...proof });
    },
    refuse: () => shop.act(seller, orders.refuseParcel, { ...parcel, reason: 'refused_at_door' }),
    back: () => shop.act(seller, orders.receiveParcelBack, { ...parcel, condition: 'sellable' }),
  };
}

/** A courier, by its webhooks; it has the cash that it takes until its statement comes. */
export function byCourier(shop: PastShop, { partId, seller }: Part): Carrier {
  const parcel = { parcelId: 0 };
  type News = Parameters<typeof applyParcelReport>[1]['event'];
  const report = (event: News, details: StepDetails = {}) => {
    const reportId = `${parcel.parcelId}:${event}`;
    const by = { kind: 'courier', name: 'bosta', requestId: reportId } as const;
    return applyParcelReport(shop.ctx, { ...parcel, event, by, reportId, details });
  };
  return {
    parcelId: () => parcel.parcelId,
    async pack() {
      const lines = await selectLines(shop.ctx.db, partId);
      const parcels = [{ carrier: 'bosta' as const, lines }];
      const packed = await shop.act(seller, orders.packMerchantOrder, { merchantOrderId: partId, parcels });
      parcel.parcelId = packed.parcels[0]?.id ?? 0;
    },
    booked: shop.runJobs,
    out: () => report('out_for_delivery'),
    deliver: () => report('delivered', { proof: String(parcel.parcelId) }),
    refuse: () => report('refused', { reason: 'refused_at_door' }),
    back: () => report('back_at_merchant', { condition: 'sellable' }),
  };
}
