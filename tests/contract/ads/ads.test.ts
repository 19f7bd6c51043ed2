import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createAd,
  deleteAd,
  findTargets,
  listAds,
  moveAd,
  saveAd,
  showAd,
  switchAd,
} from '#modules/ads/back-office.calls.ts';
import { listActiveAds } from '#modules/ads/calls.ts';
import { AD_SIZES } from '#modules/ads/place.ts';
import { uploadPicture } from '#modules/media/calls.ts';
import { showHome } from '#modules/reports/calls.ts';
import type { CallRequest } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import { cairoMinute } from '#platform/dates.ts';
import { addBrand, addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { picture } from '../../support/pictures.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let admin: { token: string };
let merchantId: number;
let categoryId: number;
let product: { id: number };
let large: string;

type Draft = CallRequest<typeof createAd>;

beforeAll(async () => {
  admin = await addPerson(shop, { role: 'super_admin' });
  merchantId = await addMerchant(shop, 'متجر النيل');
  categoryId = await addCategory(shop, 'المنزل');
  product = await addProduct(shop, { merchantId, categoryId, title: 'براد شاي سيراميك' });
  large = await upload(1600, 1000);
});

async function upload(width: number, height: number): Promise<string> {
  const file = await picture('jpeg', { width, height });
  const { body } = await shop.call(uploadPicture, { file }, admin);
  return body.identifier;
}

const draft = (more: Partial<Draft> = {}): Draft => ({
  type: 'landing_page_upper',
  order: 1,
  title: 'مهرجان البيت',
  directTo: 'category',
  targetId: categoryId,
  merchantId: null,
  startsAt: null,
  endsAt: null,
  active: true,
  picture: { identifier: large, crop: { x: 0, y: 0, width: 1200 } },
  ...more,
});

async function make(more: Partial<Draft> = {}) {
  const reply = await shop.call(createAd, draft(more), admin);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body;
}

const clear = () => sql`delete from ads`.execute(shop.ctx.db);
const onPage = async (type: 'landing_page_upper' | 'landing_page_categories' = 'landing_page_upper') =>
  (await shop.call(listActiveAds, { type })).body.ads.map(({ order, title }) => [order, title]);
const asInput = ({ startsAt, endsAt, ...ad }: Awaited<ReturnType<typeof make>>) => ({
  ...draft(),
  adId: ad.id,
  version: ad.version,
  order: ad.order,
  title: ad.title,
  startsAt: startsAt && cairoMinute(new Date(startsAt)),
  endsAt: endsAt && cairoMinute(new Date(endsAt)),
  picture: null,
});

describe('the picture of an ad', () => {
  test.each([
    ['landing_page_upper', 1, AD_SIZES.large],
    ['landing_page_upper', 2, AD_SIZES.small],
    ['landing_page_upper', 3, AD_SIZES.small],
    ['landing_page_categories', 2, AD_SIZES.banner],
  ] as const)('%s %i is cut to exactly %j [IMG-4]', async (type, order, size) => {
    const ad = await make({ type, order });
    expect(ad.image).not.toBe(large);
    const stored = await shop.http.inject({ method: 'GET', url: `${ad.image}/1200` });
    const { width, height } = await sharp(stored.rawPayload).metadata();
    expect({ width, height }).toEqual(size);
  });

  test('shows the part that was chosen, and no other', async () => {
    const halves = await sharp({ create: { width: 1400, height: 900, channels: 3, background: 'white' } })
      .composite([
        {
          input: await sharp({ create: { width: 700, height: 900, channels: 3, background: 'black' } })
            .png()
            .toBuffer(),
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const { body } = await shop.call(uploadPicture, { file: halves }, admin);
    const crop = { x: 860, y: 100, width: 520 };
    const ad = await make({ order: 2, picture: { identifier: body.identifier, crop } });
    const stored = await shop.http.inject({ method: 'GET', url: `${ad.image}/1200` });
    const { channels } = await sharp(stored.rawPayload).stats();
    expect(channels[0]?.min).toBeGreaterThan(250);
    expect(ad.picture).toEqual({ identifier: body.identifier, width: 1400, height: 900, crop });
  });

  test('is refused in the words of the design where it is too small, and nothing is stored', async () => {
    const small = await upload(1000, 700);
    const before = await shop.call(listAds, {}, admin);
    const crop = { x: 0, y: 0, width: 1000 };
    const reply = await shop.call(createAd, draft({ picture: { identifier: small, crop } }), admin);
    expect([reply.status, reply.error.code]).toEqual([422, 'ad_picture_wrong_size']);
    expect(reply.error.details.fields?.['picture']).toMatch(
      /^مقاس الصورة غير مناسب\. المطلوب .?1080\s×\s720.?\.$/,
    );
    expect((await shop.call(listAds, {}, admin)).body.ads).toHaveLength(before.body.ads.length);
  });

  test.each([
    ['one that we do not hold', { identifier: '/media/0123456789abcdef', crop: { x: 0, y: 0, width: 1080 } }],
    ['a path', { identifier: '../../etc/passwd', crop: { x: 0, y: 0, width: 1080 } }],
  ])('has to be there: %s', async (_, given) => {
    const reply = await shop.call(createAd, draft({ picture: given }), admin);
    expect([reply.status, reply.error.code]).toEqual([422, 'ad_picture_missing']);
  });

  test('is missed together with whatever else a new ad lacks', async () => {
    const reply = await shop.call(createAd, draft({ title: '', picture: null }), admin);
    expect([reply.status, Object.keys(reply.error.details.fields ?? {}).toSorted()]).toEqual([
      400,
      ['picture', 'title'],
    ]);
  });

  test.each([
    ['a text renamed .jpg', Buffer.from('ليست صورة'), 422],
    ['an SVG with a script', Buffer.from('<svg><script>alert(1)</script></svg>'), 422],
    ['50 MB', new Uint8Array(50 * 1024 * 1024), 413],
  ])('cannot be %s', async (_, file, status) => {
    const reply = await shop.call(uploadPicture, { file }, admin);
    expect([reply.status, reply.error.message]).toEqual([status, expect.stringMatching(/[\u0621-\u064A]/)]);
  });

  test('a part that leaves the picture is moved into it', async () => {
    const ad = await make({ picture: { identifier: large, crop: { x: 9000, y: -5, width: 1 } } });
    expect(ad.picture?.crop).toEqual({ x: 520, y: 0, width: 1080 });
  });
});

describe('when an ad runs', () => {
  test('it waits, runs, ends and is off, and the landing page follows [API-7]', async () => {
    await clear();
    const now = shop.clock.now().getTime();
    const at = (days: number) => cairoMinute(new Date(now + days * DAY));
    await make({ title: 'قادم', order: 1, startsAt: at(2), endsAt: at(4) });
    await make({ title: 'الآن', order: 2, startsAt: at(-2), endsAt: at(2) });
    await make({ title: 'موقوف', order: 3, active: false });
    const states = async () =>
      Object.fromEntries(
        (await shop.call(listAds, {}, admin)).body.ads.map(({ title, state }) => [title, state]),
      );
    expect(await states()).toEqual({ قادم: 'waiting', الآن: 'running', موقوف: 'off' });
    expect(await onPage()).toEqual([[2, 'الآن']]);
    shop.clock.advance(3 * DAY);
    expect(await states()).toEqual({ قادم: 'running', الآن: 'ended', موقوف: 'off' });
    expect(await onPage()).toEqual([[1, 'قادم']]);
  });

  test('those that end within the week are listed as the home counts them', async () => {
    await clear();
    const now = shop.clock.now().getTime();
    const ends = (days: number) => ({ endsAt: cairoMinute(new Date(now + days * DAY)) });
    await make({ title: 'قريب', ...ends(3) });
    await make({ title: 'بعيد', order: 2, ...ends(8) });
    await make({ title: 'موقوف', order: 3, active: false, ...ends(3) });
    await make({ title: 'بلا نهاية', type: 'landing_page_categories' });
    const { ads } = (await shop.call(listAds, { ending: 'soon' }, admin)).body;
    expect(ads.map(({ title }) => title)).toEqual(['قريب']);
    const { tasks } = (await shop.call(showHome, {}, admin)).body;
    expect(tasks).toContainEqual(expect.objectContaining({ task: 'ending_ads', count: 1 }));
    const narrower = { ending: 'soon', type: 'landing_page_categories' } as const;
    expect((await shop.call(listAds, narrower, admin)).body.ads).toEqual([]);
  });

  test('is found by a part of its title, however that is typed', async () => {
    await clear();
    await make({ title: 'أحذية رياضيّة Run' });
    const found = async (q: string) => (await shop.call(listAds, { q }, admin)).body.ads.length;
    expect(await Promise.all(['احذيه', 'رياضية', 'RUN', '%', 'حقائب'].map(found))).toEqual([1, 1, 1, 0, 0]);
  });

  test('a switch counts at once', async () => {
    await clear();
    const ad = await make();
    expect((await shop.call(switchAd, { adId: ad.id, active: false }, admin)).body.state).toBe('off');
    expect(await onPage()).toEqual([]);
    expect((await shop.call(switchAd, { adId: ad.id, active: true }, admin)).body.shown).toBe(true);
    expect(await onPage()).toHaveLength(1);
  });

  test('its times are those of Cairo, and the end comes after the start', async () => {
    const ad = await make({ startsAt: '2026-01-10T09:30', endsAt: '2027-07-10T09:30' });
    expect([ad.startsAt, ad.endsAt]).toEqual(['2026-01-10T07:30:00.000Z', '2027-07-10T06:30:00.000Z']);
    const times = { startsAt: '2026-01-10T09:30', endsAt: '2026-01-10T09:30' };
    const reply = await shop.call(createAd, draft(times), admin);
    expect(Object.keys(reply.error.details.fields ?? {})).toEqual(['endsAt']);
  });

  test('two in one place at one time know of each other, and the newer shows', async () => {
    await clear();
    const first = await make({ title: 'الأول' });
    const second = await make({ title: 'الثاني' });
    await make({ title: 'في مكان آخر', order: 2 });
    expect(second.overlaps).toEqual([{ id: first.id, title: 'الأول' }]);
    expect([second.shown, (await shop.call(showAd, { adId: first.id }, admin)).body.ad.shown]).toEqual([
      true,
      false,
    ]);
    await shop.call(switchAd, { adId: first.id, active: false }, admin);
    expect((await shop.call(showAd, { adId: second.id }, admin)).body.ad.overlaps).toEqual([]);
  });
});

describe('where an ad leads', () => {
  test('is found by words of what the shop shows', async () => {
    await addBrand(shop, 'Khatwa', { arabic: 'خطوة' });
    await addProduct(shop, { merchantId, categoryId, title: 'خلاط 41572e6b' });
    const found = async (kind: 'merchant' | 'product' | 'category' | 'brand', q: string) =>
      (await shop.call(findTargets, { kind, q }, admin)).body.targets.map(({ name }) => name);
    expect(await found('merchant', 'النيل')).toEqual(['متجر النيل']);
    expect(await found('product', 'براد')).toEqual(['براد شاي سيراميك']);
    expect(await found('product', '41572e6b')).toEqual(['خلاط 41572e6b']);
    expect(await found('category', 'المنزل')).toEqual(['المنزل']);
    expect(await found('brand', 'khat')).toEqual(['خطوة']);
    expect(await found('product', '%')).toEqual([]);
  });

  test('a product leads with its merchant, who stands in for it [LND-11]', async () => {
    const ad = await make({ directTo: 'product', targetId: product.id });
    expect([ad.productId, ad.merchantId, ad.targetName]).toEqual([
      product.id,
      merchantId,
      'براد شاي سيراميك',
    ]);
  });

  test('a suspended merchant is no target, and the ad of one who is suspended later leaves the page at once', async () => {
    await clear();
    const ad = await make({ directTo: 'merchant', targetId: merchantId });
    expect(await onPage()).toHaveLength(1);
    await shop.setMerchantStatus(merchantId, 'suspended');
    expect(await onPage()).toEqual([]);
    for (const target of [
      { directTo: 'merchant', targetId: merchantId },
      { directTo: 'product', targetId: product.id },
    ] as const) {
      const reply = await shop.call(createAd, draft(target), admin);
      expect([reply.status, reply.error.code]).toEqual([422, 'ad_target_missing']);
    }
    expect((await shop.call(showAd, { adId: ad.id }, admin)).body.ad).toMatchObject({
      targetShows: false,
      shown: false,
    });
    // The old target may stay: only the title changes.
    const saved = await shop.call(
      saveAd,
      { ...asInput(ad), directTo: 'merchant', targetId: merchantId, merchantId, title: 'عنوان آخر' },
      admin,
    );
    expect([saved.status, saved.body.merchantId]).toEqual([200, merchantId]);
    await shop.setMerchantStatus(merchantId, 'active');
    expect(await onPage()).toEqual([[1, 'عنوان آخر']]);
  });
});

describe('two who save', () => {
  test('the second save is refused, and nothing is overwritten', async () => {
    const ad = await make();
    const input = asInput(ad);
    expect((await shop.call(saveAd, { ...input, title: 'من الأول' }, admin)).status).toBe(200);
    const second = await shop.call(saveAd, { ...input, title: 'من الثاني' }, admin);
    expect([second.status, second.error.code]).toEqual([409, 'ad_changed_meanwhile']);
    expect(second.error.details['current']).toMatchObject({ title: 'من الأول', version: 2 });
  });

  test('at the same moment: one of them', async () => {
    const input = asInput(await make());
    const replies = await Promise.all(
      ['أ', 'ب', 'ج'].map(title => shop.call(saveAd, { ...input, title }, admin)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('the order', () => {
  test('two change places, and their pictures are cut for the place each has then [LND-1, IMG-4]', async () => {
    await clear();
    const first = await make({ title: 'كبير' });
    const second = await make({ title: 'صغير', order: 2 });
    const { body } = await shop.call(moveAd, { adId: second.id, version: second.version, order: 1 }, admin);
    expect(body.shown.map(({ order, title }) => [order, title])).toEqual([
      [1, 'صغير'],
      [2, 'كبير'],
    ]);
    const [large1, small2] = body.shown;
    expect(large1?.image).not.toBe(second.image);
    const stored = await shop.http.inject({ method: 'GET', url: `${small2?.image}/1200` });
    const { width, height } = await sharp(stored.rawPayload).metadata();
    expect({ width, height }).toEqual(AD_SIZES.small);
    const again = await shop.call(moveAd, { adId: first.id, version: first.version, order: 3 }, admin);
    expect(again.error.code).toBe('ad_changed_meanwhile');
  });

  test('a picture that is too small for the place stays where it is', async () => {
    await clear();
    const identifier = await upload(500, 460);
    const ad = await make({ order: 2, picture: { identifier, crop: { x: 0, y: 0, width: 500 } } });
    const reply = await shop.call(moveAd, { adId: ad.id, version: ad.version, order: 1 }, admin);
    expect([reply.status, reply.error.code]).toEqual([422, 'ad_picture_wrong_size']);
    expect(await onPage()).toEqual([[2, 'مهرجان البيت']]);
  });

  test('an empty place takes an ad', async () => {
    await clear();
    const ad = await make({ type: 'landing_page_categories', order: 1 });
    await shop.call(moveAd, { adId: ad.id, version: ad.version, order: 3 }, admin);
    expect(await onPage('landing_page_categories')).toEqual([[3, 'مهرجان البيت']]);
  });
});

test('a deleted ad is gone with its counts; whatever was done to it stands in the audit', async () => {
  await clear();
  const ad = await make();
  await shop.call(saveAd, { ...asInput(ad), title: 'عنوان آخر' }, admin);
  await shop.call(switchAd, { adId: ad.id, active: false }, admin);
  await shop.call(moveAd, { adId: ad.id, version: 3, order: 2 }, admin);
  expect((await shop.call(deleteAd, { adId: ad.id }, admin)).status).toBe(200);
  expect((await shop.call(showAd, { adId: ad.id }, admin)).status).toBe(404);
  const written = await auditOf(shop, { type: 'ad', id: ad.id }, 'what', 'from', 'to');
  expect(written.map(({ what }) => what)).toEqual([
    'ad.created',
    'ad.changed',
    'ad.active',
    'ad.order',
    'ad.deleted',
  ]);
  expect(written[1]).toMatchObject({ from: { title: 'مهرجان البيت' }, to: { title: 'عنوان آخر' } });
});

test('the list is searched by title and narrowed by place', async () => {
  await clear();
  await make({ title: 'عرض الصيف 50%' });
  await make({ title: 'عرض الشتاء', type: 'landing_page_categories' });
  const titles = async (input: CallRequest<typeof listAds>) =>
    (await shop.call(listAds, input, admin)).body.ads.map(({ title }) => title);
  expect(await titles({})).toEqual(['عرض الصيف 50%', 'عرض الشتاء']);
  expect(await titles({ q: '0%' })).toEqual(['عرض الصيف 50%']);
  expect(await titles({ type: 'landing_page_categories' })).toEqual(['عرض الشتاء']);
});
