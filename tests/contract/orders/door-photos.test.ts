import { beforeAll, expect, test } from 'vitest';
import { uploadPicture } from '#modules/media/calls.ts';
import { uploadProof } from '#modules/orders/back-office.calls.ts';
import { deliverParcel } from '#modules/orders/calls.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { picture } from '../../support/pictures.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let size = 200;

beforeAll(async () => {
  market = await openMarket(shop);
});

/** No two are alike. */
const photo = () => picture('jpeg', { width: (size += 10), height: 150 });
const ship = async () => market.ship((await market.placeOrder([1])).first.id);
const by = (seller: 'luxor' | 'nubia' = 'luxor') => ({ token: market[seller].owner.token });
const send = (parcelId: number, file: Uint8Array, seller?: 'luxor' | 'nubia') =>
  shop.call(uploadProof, { parcelId, file }, by(seller));
const deliver = async (parcelId: number, proof: string) => {
  const { status, error } = await shop.call(deliverParcel, { parcelId, proof }, by());
  return status === 200 ? 'delivered' : error.code;
};

test('a merchant proves a delivery with the photo that it sent for this parcel, and with no other', async () => {
  const [one, two] = [await ship(), await ship()];
  const ofProduct = await shop.call(uploadPicture, { file: await photo() }, by());
  expect(await deliver(one, ofProduct.body.identifier)).toBe('proof_needed');
  const sent = await send(one, await photo());
  expect(await deliver(two, sent.body.identifier)).toBe('proof_needed');
  expect(await deliver(one, sent.body.identifier)).toBe('delivered');
});

test('a photo is sent again for the same parcel, but for no second one', async () => {
  const [one, two] = [await ship(), await ship()];
  const file = await photo();
  const first = await send(one, file);
  expect((await send(one, file)).body).toEqual(first.body);
  expect((await send(two, file)).error.code).toBe('photo_used');
});

test('of two parcels that the same photo is sent for at once, one has it', async () => {
  const parcels = [await ship(), await ship()];
  const file = await photo();
  const replies = await Promise.all(parcels.map(parcelId => send(parcelId, file)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a picture that the shop has for something else is no photo of a delivery', async () => {
  const file = await photo();
  await shop.call(uploadPicture, { file }, by());
  expect((await send(await ship(), file)).error.code).toBe('photo_used');
});

test("another merchant's parcel is answered as one that is not there, before the photo is read", async () => {
  const parcelId = await ship();
  const replies = [
    await send(parcelId, new Uint8Array([1]), 'nubia'),
    await send(999_999, new Uint8Array([1]), 'nubia'),
  ];
  expect(replies.map(({ status, error }) => [status, error.code])).toEqual([
    [404, 'order_not_found'],
    [404, 'order_not_found'],
  ]);
});
