import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAd, saveAd } from '#modules/ads/back-office.calls.ts';
import { deleteProduct, saveProduct } from '#modules/catalog/back-office.calls.ts';
import { createCategory } from '#modules/catalog/categories.calls.ts';
import { uploadPicture } from '#modules/media/calls.ts';
import { UNUSED_FOR } from '#modules/media/server/sweep-pictures.ts';
import { sendShopLogo } from '#modules/merchants/account.calls.ts';
import { sendApplicationLogo } from '#modules/merchants/application.calls.ts';
import { requestReturn } from '#modules/returns/returns.calls.ts';
import { DAY, HOUR } from '#platform/clock.ts';
import { transaction } from '#platform/server/context.ts';
import { sweepPictures } from '#server/upkeep/sweep-pictures.ts';
import { addCategory } from '../../support/catalog.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { asSaved, makeProduct, SHIRT } from '../../support/products/draft.ts';
import { photoOf } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Awaited<ReturnType<typeof openMarket>>;
/** Signed in again after each wait. */
let seller: { token: string };
let admin: { token: string };
let categoryId: number;

beforeAll(async () => {
  market = await openMarket(shop);
  categoryId = await addCategory(shop);
});
beforeEach(() => pass(0));

async function pass(milliseconds: number) {
  shop.clock.advance(milliseconds);
  market.luxor.owner = await addPerson(shop, { role: 'merchant', merchantId: market.luxor.id });
  seller = market.luxor.owner;
  admin = await addPerson(shop, { role: 'super_admin' });
}

let drawn = 0;
/** A picture like no other. */
async function file(): Promise<Buffer> {
  drawn += 1;
  const background = { r: drawn * 10, g: 250 - drawn * 10, b: 20 };
  return sharp({ create: { width: 120, height: 120, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
/** Another one wherever it is cut, and quick to draw in every size. */
const striped = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'teal' } })
    .composite([
      {
        input: { create: { width: 400, height: 1000, channels: 3, background: 'white' } },
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();
const send = async (bytes?: Buffer) =>
  (await shop.call(uploadPicture, { file: bytes ?? (await file()) }, seller)).body.identifier;
const isUploaded = (identifier: string) => {
  const [, name = '', hash] = /^\/(media|private-media)\/([0-9a-f]+)/.exec(identifier) ?? [];
  return existsSync(`${shop.ctx.config.dataDir}/files/${name === 'media' ? 'pictures' : 'private'}/${hash}`);
};
const rowOf = (identifier: string) =>
  shop.rows(sql`select from pictures where hash = picture_hash(${identifier})`);
async function sweep() {
  await queueEmpty();
  await sweepPictures(shop.ctx);
}

/** Its sizes are made by a job of their own, whose files go as well. */
async function queueEmpty() {
  for (;;) {
    const [left] = await shop.rows(sql<{ n: number }>`
      select count(*)::int as n from graphile_worker._private_jobs where attempts = 0 or locked_by is not null`);
    if (left?.n === 0) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

test('a picture that was sent and never saved goes after a week, its sizes with it, and not before', async () => {
  const bytes = await file();
  const unsaved = await send(bytes);
  await pass(UNUSED_FOR - HOUR);
  await sweep();
  expect(isUploaded(unsaved)).toBe(true);
  // Sent again it has its week again.
  expect(await send(bytes)).toBe(unsaved);
  await pass(2 * HOUR);
  await sweep();
  expect(isUploaded(unsaved)).toBe(true);
  await pass(UNUSED_FOR);
  await sweep();
  expect(isUploaded(unsaved)).toBe(false);
  expect(await rowOf(unsaved)).toEqual([]);
  const gone = await shop.http.inject({ method: 'GET', url: `${unsaved}/480` });
  expect(gone.statusCode).toBe(404);
  expect(isUploaded(await send(bytes))).toBe(true);
});

describe('a picture that something uses stays', () => {
  const pictured = (images: string[], sku: string) =>
    makeProduct(
      shop,
      seller.token,
      SHIRT(categoryId, { images, variants: [{ options: ['م'], sku, price: 40, stock: 5 }] }),
    );

  test('of products, drafts and hidden ones too; one that was replaced goes when it is looked at again', async () => {
    const [shown, hidden, replaced] = [await send(), await send(), await send()];
    const product = await pictured([shown, replaced], 'SW-1');
    const made = await pictured([hidden], 'SW-2');
    await shop.call(saveProduct, asSaved(made, { status: 'hidden' }), seller);
    // As pasted after its address was copied out of the shop.
    const pasted = await send();
    const linked = await pictured([`https://shop.example${pasted}/1200`], 'SW-3');
    await pass(UNUSED_FOR + HOUR);
    await sweep();
    expect([shown, hidden, replaced, pasted].map(isUploaded)).toEqual([true, true, true, true]);
    const without = asSaved(product, { images: [shown] });
    expect((await shop.call(saveProduct, without, seller)).text).toContain(shown);
    await shop.call(deleteProduct, { productId: linked.id }, seller);
    await pass(31 * DAY);
    await sweep();
    expect([shown, hidden, replaced, pasted].map(isUploaded)).toEqual([true, true, false, false]);
  });

  test('of ads, with the picture that they were cut from', async () => {
    const identifier = await send(await striped());
    const draft = {
      type: 'landing_page_upper' as const,
      order: 1 as const,
      title: 'إعلان',
      directTo: 'category' as const,
      targetId: categoryId,
      merchantId: null,
      startsAt: null,
      endsAt: null,
      active: true,
      picture: { identifier, crop: { x: 0, y: 0, width: 1200 } },
    };
    const { body: ad } = await shop.call(createAd, draft, admin);
    await pass(UNUSED_FOR + HOUR);
    await sweep();
    expect([ad.image, identifier].map(isUploaded)).toEqual([true, true]);
    const crop = { x: 200, y: 0, width: 1200 };
    const saved = await shop.call(
      saveAd,
      { ...draft, adId: ad.id, version: ad.version, picture: { identifier, crop } },
      admin,
    );
    await pass(31 * DAY);
    await sweep();
    expect([ad.image, saved.body.image, identifier].map(isUploaded)).toEqual([false, true, true]);
  });

  test('of categories, shops, applicants, returns, and of what was ordered', async () => {
    const icon = await send();
    const fields = {
      nameAr: 'قسم بصورة',
      nameEn: 'Pictured',
      icon: '',
      imageUrl: icon,
      notReturnable: '',
    } as const;
    expect((await shop.call(createCategory, fields, admin)).status).toBe(200);
    const shopLogo = await shop.call(sendShopLogo, { file: await file() }, seller);
    const applicant = await addPerson(shop);
    const application = await shop.call(sendApplicationLogo, { file: await file() }, applicant);

    const product = await pictured([await send()], 'SW-4');
    const photo = product.images[0] as string;
    await sql`update products set images = ${JSON.stringify([photo])}::jsonb where id = ${market.luxor.product.id}`.execute(
      shop.ctx.db,
    );
    const sold = await market.deliver(1);
    await shop.call(deleteProduct, { productId: product.id }, seller);
    await sql`update products set images = '[]' where id = ${market.luxor.product.id}`.execute(shop.ctx.db);
    const complaint = await photoOf(shop, sold.by);
    const reply = await shop.call(
      requestReturn,
      {
        merchantOrderId: sold.merchantOrderId,
        reason: 'defect',
        lines: [{ lineId: sold.lineId, quantity: 1 }],
        photos: [complaint],
        wish: 'refund',
      },
      sold.by,
    );
    expect(reply.error).toBeUndefined();
    const logos = [shopLogo.body, application.body].map(
      body => /\/media\/[0-9a-f]{32}/.exec(JSON.stringify(body))?.[0] ?? '',
    );
    const used = [icon, ...logos, photo, complaint];
    await pass(UNUSED_FOR + HOUR);
    await sweep();
    expect(used.map(isUploaded)).toEqual(used.map(() => true));
  });

  test('and one that is being saved in this very moment', async () => {
    const late = await send();
    await queueEmpty();
    await pass(UNUSED_FOR + HOUR);
    const product = await pictured(['/media/0123456789abcdef'], 'SW-5');
    await transaction(shop.ctx, async tx => {
      const { updateProduct } = await import('#modules/catalog/server/back-office/queries.ts');
      await updateProduct(tx, product.id, {
        ...product,
        originalPrice: null,
        images: [late],
        price: 4000,
        now: shop.clock.now(),
      });
      // Not committed yet: nobody else can see that it is used.
      await sweepPictures(shop.ctx);
    });
    expect(isUploaded(late)).toBe(true);
    await sweep();
    expect(isUploaded(late)).toBe(true);
  });
});

test('no column of the database that holds pictures was forgotten', async () => {
  const columns = await shop.rows(sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')
       and column_name ~ '(image|logo|picture|photo|proof)' order by 1`);
  expect(columns.map(({ name }) => name)).toEqual([
    'ads.image',
    'ads.picture',
    'categories.image',
    'conversation_messages.photo',
    'merchant_applications.logo',
    'merchant_orders.merchant_logo',
    'merchants.logo',
    'order_lines.image',
    // Sent for a parcel: it is in use once it is that parcel's proof, and goes like any other that was never saved.
    'parcel_photos.picture',
    'parcels.proof',
    // The key of a file that lies elsewhere.
    'payments.proof',
    // Why staff refused it.
    'payments.proof_refusal',
    'products.images',
    'return_photos.picture',
    'reviews.photos',
  ]);
});
