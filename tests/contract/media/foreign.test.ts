import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createProduct } from '#modules/catalog/back-office.calls.ts';
import { showProduct } from '#modules/catalog/calls.ts';
import { fetchPicture } from '#modules/media/calls.ts';
import { foreignAt, pictureSources, sharedPicture } from '#modules/media/picture.ts';
import { holdPictures } from '#modules/media/server/hold-pictures.ts';
import { storeForeign } from '#modules/media/server/store-foreign.ts';
import { usedPictures } from '#modules/media/server/used-pictures.ts';
import { mediaRefusal } from '#modules/media/text.ts';
import { addCategory, addMerchant } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { picture } from '../../support/pictures.ts';
import { SHIRT } from '../../support/products/draft.ts';
import { testShop } from '../../support/shop.ts';

const DRIVE = '1AbCdEfGhIjKlMnOpQrStUvWxYz012345';
const ADDRESS = 'https://pictures.example/shirt.jpg?v=1&w=2';

const shop = await testShop();
let merchantId: number;
let by: { token: string };
let categoryId: number;

beforeAll(async () => {
  merchantId = await addMerchant(shop);
  categoryId = await addCategory(shop);
  by = await addPerson(shop, { role: 'merchant', merchantId });
});

const get = (url: string) => shop.http.inject({ url, headers: { accept: 'image/webp' } });

/** A product with this picture, and the one job that saving it added. */
async function sell(image: string): Promise<number> {
  const draft = SHIRT(categoryId, {});
  const variants = draft.variants.map(variant => ({ ...variant, sku: '' }));
  const { body } = await shop.call(createProduct, { ...draft, variants, images: [image] }, by);
  const fetched = await shop.rows(sql`select from foreign_pictures where identifier = ${image}`);
  expect(fetched).toHaveLength(1);
  return body.id;
}

test('what a product names is fetched by the server once, and a page asks the shop for it alone', async () => {
  const id = await sell(ADDRESS);
  const shown = (await shop.call(showProduct, { productId: id })).body.images[0]?.url ?? '';
  const sources = pictureSources(shown, 480);
  expect(sources.map(({ src }) => src)).toEqual([foreignAt(ADDRESS, 'w480'), '/placeholder.svg']);
  expect((await get(sources[0]?.src ?? '')).statusCode).toBe(404);
  const fetched: string[] = [];
  const file = await picture('jpeg', { width: 900, height: 600 });
  const fetchBytes = async (address: string) => {
    fetched.push(address);
    return file;
  };
  await storeForeign(shop.ctx, ADDRESS, fetchBytes);
  await storeForeign(shop.ctx, ADDRESS, fetchBytes);
  expect(fetched).toEqual([ADDRESS]);
  const stored = await get(sources[0]?.src ?? '');
  expect([stored.statusCode, stored.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
  expect(stored.rawPayload.equals(file)).toBe(false);
  expect((await get(sharedPicture(ADDRESS))).statusCode).toBe(200);
});

test("a drive's file is asked for as thumbnail, direct view and larger thumbnail, and cut to an ad's place [IMG-2, IMG-4]", async () => {
  await sell(DRIVE);
  const fetched: string[] = [];
  const file = await picture('png', { width: 1400, height: 900 });
  await storeForeign(shop.ctx, DRIVE, async address => {
    fetched.push(address.replace('https://drive.google.com', ''));
    if (fetched.length < 3) throw mediaRefusal('picture_not_reached');
    return file;
  });
  expect(fetched).toEqual([
    `/thumbnail?id=${DRIVE}&sz=w1200`,
    `/uc?export=view&id=${DRIVE}`,
    `/thumbnail?id=${DRIVE}&sz=w2000`,
  ]);
  expect((await get(foreignAt(DRIVE, 'w1241-h332'))).statusCode).toBe(200);
  expect((await get(foreignAt(DRIVE, 'w5000-h5000'))).statusCode).toBe(404);
});

test('what is no picture is not stored, and nobody can make the shop fetch it', async () => {
  const image = 'https://pictures.example/page.html';
  await sell(image);
  await expect(storeForeign(shop.ctx, image, async () => Buffer.from('<html>'))).rejects.toMatchObject({
    code: 'not_a_picture',
  });
  expect((await get(foreignAt(image, 'w480'))).statusCode).toBe(404);
  const never = 'https://pictures.example/never-named.jpg';
  expect((await get(foreignAt(never, 'w480'))).statusCode).toBe(404);
  await storeForeign(shop.ctx, never, () => Promise.reject(new Error('it was fetched')));
});

test('a fetched picture is not swept away', async () => {
  const [row] = await shop.rows(sql<{ hash: string }>`
    select hash from foreign_pictures where identifier = ${ADDRESS}`);
  const hash = row?.hash ?? '';
  expect(await usedPictures(shop.ctx.db, [hash, '0123456789abcdef'])).toEqual([hash]);
});

test('an editor learns at once why an address gives no picture', async () => {
  for (const address of ['http://127.0.0.1/x.png', 'http://169.254.169.254/latest/meta-data/'])
    expect((await shop.call(fetchPicture, { address }, by)).error.code).toBe('picture_not_reached');
  expect((await shop.call(fetchPicture, { address: 'file:///etc/passwd' }, by)).status).toBe(400);
});

test('pictures of one host wait for each other, and those of other hosts do not wait for them', async () => {
  const queuesOf = async (hosts: readonly string[]) => {
    const addresses = hosts.map(host => `https://${host}/1.jpg`);
    await shop.ctx.db.transaction().execute(tx => holdPictures(tx, addresses));
    const jobs = await shop.rows(sql<{ queue: number | null }>`
      select job_queue_id as queue from graphile_worker._private_jobs
       where payload ->> 'identifier' = any(${addresses}::text[])`);
    expect(jobs).toHaveLength(hosts.length);
    return new Set(jobs.map(({ queue }) => queue));
  };
  const ofOne = await queuesOf(['a.slow.example', 'b.slow.example', 'slow.example']);
  expect([ofOne.size, ofOne.has(null)]).toEqual([1, false]);
  // Below a country's `com` each name has an owner of its own.
  expect((await queuesOf(['a.slow.com.eg', 'slow.com.eg'])).size).toBe(1);
  expect((await queuesOf([1, 2, 3, 4, 5, 6, 7, 8].map(n => `quick${n}.com.eg`))).size).toBeGreaterThan(3);
  // Two hosts may share one of the 16 queues; eight do not all.
  expect((await queuesOf([1, 2, 3, 4, 5, 6, 7, 8].map(n => `quick${n}.example`))).size).toBeGreaterThan(3);
});
