import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { handOverParcels, uploadSignature } from '#modules/handovers/calls.ts';
import type { PastShop } from './past-shop.ts';
import type { Person } from './queries.ts';

/** As a finger draws it on a phone. */
const SIGNATURE = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240">
  <rect width="600" height="240" fill="#fff"/>
  <path d="M90 150c30-70 60-90 74-60s-30 90-14 96 40-90 66-96-8 70 12 74 30-60 52-64 0 50 20 52 34-40 56-42 10 30 40 26 70-26 120-40"
    fill="none" stroke="#000" stroke-width="4" stroke-linecap="round"/>
</svg>`;
const COURIERS = { merchant: 'سيد عبد الحميد', bosta: 'محمود رجب' } as const;

interface Parcels {
  parcelIds: number[];
  carrier: keyof typeof COURIERS;
}

const SIGNATURES = new WeakMap<PastShop, Map<number | null, Promise<string>>>();

/** Hands parcels to their courier, who signs for them on one list. */
export async function handOverSigned(
  shop: PastShop,
  seller: Person,
  { parcelIds, carrier }: Parcels,
): Promise<void> {
  const { outcomes } = await shop.act(seller, handOverParcels, {
    key: randomUUID(),
    carrier,
    takenBy: COURIERS[carrier],
    signedFor: parcelIds,
    parcelIds,
    signature: await signatureFor(shop, seller),
  });
  const refused = outcomes.find(({ outcome }) => outcome === 'refused');
  if (refused) throw new Error(refused.why);
}

/** The same strokes for every list of a merchant: a member may send only so many in an hour. */
function signatureFor(shop: PastShop, seller: Person): Promise<string> {
  const signatures = SIGNATURES.get(shop) ?? new Map<number | null, Promise<string>>();
  SIGNATURES.set(shop, signatures);
  const signature = signatures.get(seller.merchantId) ?? sign(shop, seller);
  signatures.set(seller.merchantId, signature);
  return signature;
}

async function sign(shop: PastShop, seller: Person): Promise<string> {
  const file = await sharp(Buffer.from(SIGNATURE)).png().toBuffer();
  return (await shop.act(seller, uploadSignature, { file })).identifier;
}
