import { readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureSources } from '#modules/media/picture.ts';
import { acceptImage } from '#modules/media/server/accept-image.ts';
import { jobs } from '#modules/media/server/jobs.ts';
import { picture, pictureBomb, sharedFile } from '../../support/pictures.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const makeSizes = jobs['media.make-sizes'] as (typeof jobs)[string];
const keptFiles = () =>
  readdir(`${shop.ctx.config.dataDir}/files/pictures`, { recursive: true }).catch(() => []);
const get = (url: string, accept = 'image/avif,image/webp') =>
  shop.http.inject({ method: 'GET', url, headers: { accept } });

describe('a file that is no good picture is refused in Arabic and nothing of it is stored', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const BAD: [string, string, () => Promise<Uint8Array> | Uint8Array][] = [
    ['a bomb of pixels', 'picture_too_large', pictureBomb],
    ['a JPEG of 64,250 pixels a side', 'picture_too_large', () => sharedFile('nasty_lottapixel.jpg')],
    ['a GIF of 40,000 frames of one pixel', 'picture_too_small', () => sharedFile('nasty_uber.gif')],
    ['an SVG with a script', 'not_a_picture', () => Buffer.from(script)],
    ['a text renamed .jpg', 'not_a_picture', () => Buffer.from('ليست صورة')],
    ['nothing', 'not_a_picture', () => new Uint8Array()],
    ['a PDF', 'not_a_picture', () => Buffer.from('%PDF-1.7\n')],
    ['a page that begins as a GIF', 'picture_damaged', () => Buffer.from(`GIF89a/*${script}*/`)],
    ['50 MB', 'picture_too_heavy', () => new Uint8Array(50 * 1024 * 1024)],
    ['half a JPEG', 'picture_damaged', async () => half(await picture('jpeg'))],
    ['half a PNG', 'picture_damaged', async () => half(await picture('png'))],
    ['half a WebP', 'picture_damaged', async () => half(await picture('webp'))],
    ['half an AVIF', 'picture_damaged', async () => half(await picture('avif'))],
    ['a picture of 40 × 40', 'picture_too_small', () => picture('png', { width: 40, height: 40 })],
  ];
  test.each(BAD)('%s: %s', async (_, code, make) => {
    const before = await keptFiles();
    const refusal = await acceptImage(shop.ctx, await make()).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      name: 'Refusal',
      code,
      message: expect.stringMatching(/[\u0621-\u064A]/),
    });
    expect(await keptFiles()).toEqual(before);
  });
});

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s is taken [IMG-1]', async type => {
  const accepted = await acceptImage(shop.ctx, await picture(type));
  expect(accepted).toEqual({
    identifier: expect.stringMatching(/^\/media\/[0-9a-f]{32}$/),
    width: 640,
    height: 480,
  });
});

test('the original is served until the sizes are made, and then the best form that a browser takes, for good [IMG-1]', async () => {
  const { identifier } = await acceptImage(shop.ctx, await picture());
  const { src } = pictureSources(identifier, 480)[0] as { src: string };
  const early = await get(src);
  if (early.headers['content-type'] === 'image/jpeg')
    expect(early.headers['cache-control']).toBe('public, max-age=30');
  await makeSizes(shop.ctx, { audience: 'public', hash: identifier.slice('/media/'.length) });
  const made = await get(src);
  expect(made.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
  });
  expect((await sharp(made.rawPayload).metadata()).width).toBe(480);
  const plain = await get(`${identifier}/1200`, 'image/*');
  expect(plain.headers['content-type']).toBe('image/jpeg');
  expect((await get(`${identifier}/1200`, 'image/webp')).headers['content-type']).toBe('image/webp');
});

test('a program that names no form can read every picture, and a preview of a link is a JPEG of 1200 × 630', async () => {
  const clear = { create: { width: 900, height: 900, channels: 4 as const, background: '#12345600' } };
  const { identifier } = await acceptImage(shop.ctx, await sharp(clear).png().toBuffer());
  await makeSizes(shop.ctx, { audience: 'public', hash: identifier.slice('/media/'.length) });
  await rm(`${shop.ctx.config.dataDir}/files/${identifier.replace('/media/', 'pictures/')}/original`);
  for (const accept of ['*/*', 'image/*', 'image/jpeg,image/png', '']) {
    const { statusCode, headers, rawPayload } = await get(`${identifier}/800`, accept);
    expect([accept, statusCode, headers['content-type']]).toEqual([accept, 200, 'image/jpeg']);
    expect((await sharp(rawPayload).metadata()).width).toBe(800);
  }
  const shared = await get(`${identifier}/shared`, '*/*');
  expect(shared.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await get(`/media/${'0'.repeat(32)}/shared`, '*/*')).statusCode).toBe(404);
});

test('what a camera writes into a file is dropped, and the picture stands upright', async () => {
  const exif = { IFD0: { Make: 'secret camera' }, IFD3: { GPSLatitude: '30/1 2/1 0/1' } };
  const photo = await sharp(await picture())
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const accepted = await acceptImage(shop.ctx, photo);
  expect(accepted).toMatchObject({ width: 480, height: 640 });
  const served = await sharp((await get(`${accepted.identifier}/1200`, 'image/*')).rawPayload).metadata();
  expect(served).toMatchObject({ width: 480, height: 640 });
  expect(served.exif).toBeUndefined();
  expect(served.orientation).toBeUndefined();
});

test('transparency survives', async () => {
  const clear = { create: { width: 200, height: 200, channels: 4 as const, background: '#12345600' } };
  const { identifier } = await acceptImage(shop.ctx, await sharp(clear).png().toBuffer());
  const served = await get(`${identifier}/192`, 'image/*');
  expect((await sharp(served.rawPayload).metadata()).hasAlpha).toBe(true);
});

test('the same picture twice is stored once; a larger one is stored in 2,000 pixels', async () => {
  const bytes = await picture('jpeg', { width: 3000, height: 1500 });
  const first = await acceptImage(shop.ctx, bytes);
  expect(await acceptImage(shop.ctx, bytes)).toEqual(first);
  expect(first).toMatchObject({ width: 2000, height: 1000 });
});
