import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { handOverParcels, uploadSignature } from '#modules/handovers/calls.ts';
import { cairoDay } from '#platform/dates.ts';
import type { PastShop } from './past-shop.ts';
import type { Person } from './queries.ts';

/** As a finger draws it on a phone. */
const SIGNATURE = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240">
  <rect width="600" height="240" fill="#fff"/>
  <path d="M90 150c30-70 60-90 74-60s-30 90-14 96 40-90 66-96-8 70 12 74 30-60 52-64 0 50 20 52 34-40 56-42 10 30 40 26 70-26 120-40"
    fill="none" stroke="#000" stroke-width="4" stroke-linecap="round"/>
</svg>`;
const COURIERS = { merchant: 'سيد عبد الحميد', bosta: 'محمود رجب' } as const;

interface Parcel {
  parcelId: number;
  carrier: keyof typeof COURIERS;
}

const LISTS = new WeakMap<PastShop, Map<string, { key: string; signature: string }>>();

/** Hands a parcel to its courier: what one of them takes from a merchant on one day is one list, signed once. */
export async function handOverSigned(
  shop: PastShop,
  seller: Person,
  { parcelId, carrier }: Parcel,
): Promise<void> {
  const lists = LISTS.get(shop) ?? new Map<string, { key: string; signature: string }>();
  LISTS.set(shop, lists);
  const name = [seller.merchantId, carrier, cairoDay(shop.ctx.clock.now())].join(' ');
  const list = lists.get(name) ?? (await openList(shop, seller));
  lists.set(name, list);
  const takenBy = COURIERS[carrier];
  const { outcomes } = await shop.act(seller, handOverParcels, {
    ...list,
    carrier,
    takenBy,
    parcelIds: [parcelId],
  });
  const refused = outcomes.find(({ outcome }) => outcome === 'refused');
  if (refused) throw new Error(refused.why);
}

async function openList(shop: PastShop, seller: Person) {
  const file = await sharp(Buffer.from(SIGNATURE)).png().toBuffer();
  const { identifier } = await shop.act(seller, uploadSignature, { file });
  return { key: randomUUID(), signature: identifier };
}
