import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { Parser } from 'saxen';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeFeeds } from '#modules/feeds/server/write-feeds.ts';
import { DAY } from '#platform/clock.ts';
import { addBrand, addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const ODD = 'سماعة <b>«Orbit» & ولد</b> ]]> \u0007\uD83D "x"';
const PICTURE = '/media/0123456789abcdef';
let plain: number;
let shirt: { id: number; variantIds: number[] };
let reduced: number;
let bragging: number;

type Item = Record<string, string[]>;

/** Items as an XML parser with namespaces reads them. */
function itemsIn(xml: string): Item[] {
  const items: Item[] = [];
  let path: string[] = [];
  new Parser()
    .ns({ 'http://base.google.com/ns/1.0': 'g' })
    .on('openTag', name => {
      path.push(name);
      if (name === 'item') items.push({});
    })
    .on('closeTag', () => void (path = path.slice(0, -1)))
    .on('text', (text, decode) => {
      const at = path.indexOf('item');
      const item = items.at(-1);
      if (at < 0 || !item || at === path.length - 1) return;
      const name = path.slice(at + 1).join('/');
      item[name] = [...(item[name] ?? []), decode(text)];
    })
    .parse(xml);
  return items;
}

const fetchFeed = (file: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  shop.http.inject({ url: `/feeds/${file}`, headers, remoteAddress });
const google = async () => itemsIn((await fetchFeed('google.xml')).body);
const meta = async () =>
  parse((await fetchFeed('meta.csv')).body, { columns: true }) as Record<string, string>[];
const one = (items: Item[], id: string) => items.find(item => item['g:id']?.[0] === id);

beforeAll(async () => {
  const merchantId = await addMerchant(shop, 'ركن السمع');
  const gone = await addMerchant(shop, 'متجر موقوف', 'suspended');
  const away = await addMerchant(shop, 'متجر في إجازة', 'on_holiday');
  const categoryId = await addCategory(shop, 'سماعات وكابلات');
  const brandId = await addBrand(shop, 'Orbit');
  const add = (more: Partial<Parameters<typeof addProduct>[1]>) =>
    addProduct(shop, { merchantId, categoryId, ...more });
  plain = (await add({ title: ODD, brandId, price: 19_950 })).id;
  shirt = await add({
    title: 'قميص قطن',
    options: {
      names: ['اللون', 'المقاس'],
      values: [
        ['أزرق', '٤٢'],
        ['أحمر', '٤٤'],
      ],
    },
  });
  await add({ title: 'بلا صورة', images: [] });
  await add({ title: 'نفدت كميته', stock: 0 });
  await add({ title: 'تاجره موقوف', merchantId: gone });
  await add({ title: 'تاجره في إجازة', merchantId: away });
  const long = { createdAt: new Date(Date.now() - 60 * DAY) };
  reduced = (await add({ ...long, title: 'خُفّض حقًا', price: 50_000, originalPrice: 60_000 })).id;
  bragging = (await add({ ...long, title: 'يزعم أنه خُفّض', price: 50_000, originalPrice: 90_000 })).id;
  await sql`update products set price = 40000 where id = ${reduced}`.execute(shop.ctx.db);
  await sql`update variants set price = 40000 where product_id = ${reduced}`.execute(shop.ctx.db);
  await sql`update products set specifications = '[["الباركود", "٤٠٠٦٣٨١٣٣٣٩٣١"]]' where id = ${reduced}`.execute(
    shop.ctx.db,
  );
});

describe('a feed that was never written', () => {
  test('is promised for later, and is there soon', async () => {
    const reply = await fetchFeed('google.xml');
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '10']);
    await expect.poll(async () => (await fetchFeed('google.xml')).statusCode, { timeout: 20_000 }).toBe(200);
    expect((await fetchFeed('bing.xml')).statusCode).toBe(404);
  });
});

describe('feeds', () => {
  beforeAll(() => writeFeeds(shop.ctx));

  test('hold each variant of each listed product that has a picture, by SQL, and nothing else', async () => {
    const rows = await shop.rows(sql<{ id: string; price: string; availability: string; shop: number }>`
      select p.id || case when p.option_names = '{}' then '' else '-' || v.id end as id,
             to_char(v.price / 100.0, 'FM999999990.00') || ' EGP' as price, p.merchant_id as shop,
             case when v.on_hand - v.held - v.allocated > 0 and m.status = 'active' then 'in_stock' else 'out_of_stock' end as availability
        from products p join variants v on v.product_id = p.id join merchants m on m.id = p.merchant_id
       where p.listed and p.images <> '[]' order by p.id, v.position`);
    const items = await google();
    expect(rows.length).toBeGreaterThan(5);
    expect(
      items.map(item => ({
        id: item['g:id']?.[0],
        price: (item['g:sale_price'] ?? item['g:price'])?.[0],
        shop: Number(item['g:external_seller_id']?.[0]),
        availability: item['g:availability']?.[0],
      })),
    ).toEqual(rows);
    expect(new Set(items.flatMap(item => item['g:availability'] ?? []))).toEqual(
      new Set(['in_stock', 'out_of_stock']),
    );
  });

  test('say the same to Meta in its own words', async () => {
    const items = await google();
    expect((await meta()).map(({ id, availability, title }) => [id, availability, title])).toEqual(
      items.map(item => [
        item['g:id']?.[0],
        item['g:availability']?.[0]?.replaceAll('_', ' '),
        item['g:title']?.[0],
      ]),
    );
  });

  test('survive whatever a title holds', async () => {
    const item = one(await google(), String(plain));
    expect(item?.['g:title']).toEqual(['سماعة <b>«Orbit» & ولد</b> ]]> \uFFFD "x"']);
    expect(item?.['g:brand']).toEqual(['Orbit']);
    expect(item?.['g:product_type']).toEqual(['سماعات وكابلات']);
    expect(item?.['g:identifier_exists']).toEqual(['no']);
  });

  test('lead to addresses that answer: the page, and the picture whatever a client accepts', async () => {
    const item = one(await google(), String(plain));
    expect(item?.['g:link']?.[0]).toMatch(/^http:\/\/shop\.example\/product\/\d+\/%D8/);
    expect(item?.['g:image_link']).toEqual([`http://shop.example${PICTURE}/1200`]);
  });

  test('group variants, each with its colour and size', async () => {
    const items = await google();
    const group = items.filter(item => item['g:item_group_id']?.[0] === String(shirt.id));
    expect(group.map(item => [item['g:title'], item['g:color'], item['g:size']].flat())).toEqual([
      ['قميص قطن - أزرق، ٤٢', 'أزرق', '٤٢'],
      ['قميص قطن - أحمر، ٤٤', 'أحمر', '٤٤'],
    ]);
  });

  test('call reduced only what the log of prices bears out, at the lowest price of the 30 days before', async () => {
    const items = await google();
    const fell = one(items, String(reduced));
    expect([fell?.['g:price'], fell?.['g:sale_price']].flat()).toEqual(['500.00 EGP', '400.00 EGP']);
    expect(fell?.['g:gtin']).toEqual(['4006381333931']);
    expect(fell?.['g:identifier_exists']).toBeUndefined();
    const boast = one(items, String(bragging));
    expect([boast?.['g:price'], boast?.['g:sale_price']]).toEqual([['500.00 EGP'], undefined]);
  });

  test('name the dearest delivery with all fees, so that nobody pays more than was said', async () => {
    const item = one(await google(), String(plain));
    expect(item?.['g:shipping/g:country']).toEqual(['EG']);
    // 120 of zone E, 10 for packaging, 15 for the administration.
    expect(item?.['g:shipping/g:price']).toEqual(['145.00 EGP']);
  });

  test('travel compressed to those who can read it, and not at all to those who have them', async () => {
    const whole = await fetchFeed('google.xml');
    const zipped = await fetchFeed('google.xml', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(whole.body);
    const etag = String(whole.headers.etag);
    const known = await fetchFeed('google.xml', { 'if-none-match': etag });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    await writeFeeds(shop.ctx);
    expect((await fetchFeed('google.xml')).headers.etag).toBe(etag);
    await sql`update products set title = 'عنوان جديد' where id = ${bragging}`.execute(shop.ctx.db);
    await writeFeeds(shop.ctx);
    const fresh = await fetchFeed('google.xml', { 'if-none-match': etag });
    expect([fresh.statusCode, fresh.body.includes('عنوان جديد')]).toEqual([200, true]);
  });

  test('forget a former price 30 days after the present one began', async () => {
    shop.clock.advance(31 * DAY);
    await writeFeeds(shop.ctx);
    const item = one(await google(), String(reduced));
    expect([item?.['g:price'], item?.['g:sale_price']]).toEqual([['400.00 EGP'], undefined]);
  });

  test('are refused to a client that fetches them all the time', async () => {
    const replies = [];
    for (let at = 0; at < 31; at += 1)
      replies.push((await fetchFeed('meta.csv', {}, '203.0.113.9')).statusCode);
    expect(replies.slice(0, 30).every(status => status === 200)).toBe(true);
    expect(replies[30]).toBe(429);
  });
});
