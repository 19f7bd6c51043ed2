import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { STAFF_SCRIPT } from '#server/pages/document.ts';
import { builtPages } from '../support/built-pages.ts';
import { addProduct } from '../support/catalog.ts';
import { addPerson } from '../support/people.ts';
import { testShop } from '../support/shop.ts';
import { fillCatalog, openPage, type TestCatalog } from './catalog.ts';

const shop = await testShop({ loadBuild: builtPages });
let catalog: TestCatalog;
let paths: string[];

beforeAll(async () => {
  catalog = await fillCatalog(shop);
  const { categoryId, merchantId, brandId, productId } = catalog;
  const options = { names: ['المقاس'], values: [['40'], ['41']] };
  const shoes = await addProduct(shop, { merchantId, categoryId, title: 'حذاء رياضي للجري', options });
  paths = [
    '/',
    `/outlet/${categoryId}`,
    `/category/${categoryId}`,
    '/search?q=سماعة',
    `/product/${productId}`,
    `/product/${shoes.id}`,
  ].concat([
    `/merchant/${merchantId}`,
    `/brand/${brandId}`,
    '/categories',
    '/deals',
    '/about',
    '/terms',
    '/privacy',
    '/complaints',
    '/marketplace',
  ]);
});

/** What a product page says of it. */
const CASH = 'الدفع عند الاستلام متاح';

const change = async (statement: ReturnType<typeof sql>) => {
  await statement.execute(shop.ctx.db);
  await shop.ctx.changes.flush();
};

/** Parts that the server could not finish: React says it in the browser as an error and draws them there again. */
const unfinished = (html: string) => html.split('<!--$!-->').length - 1;

describe('public pages', () => {
  test('leave no part unfinished at their first drawing, nor where a product is gone', async () => {
    const gone = await openPage(shop, '/product/99999999');
    expect([gone.status, unfinished(gone.html)]).toEqual([404, 0]);
  });

  test('are complete without JavaScript, each with title, description, canonical and Open Graph [NAV-2, NAV-3, NAV-4, ROLE-1]', async () => {
    for (const path of paths) {
      const { status, html } = await openPage(shop, encodeURI(path));
      expect([path, status]).toEqual([path, 200]);
      expect(html).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/);
      expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1]);
      expect([path, unfinished(html)]).toEqual([path, 0]);
      for (const part of [
        /<title>[^<]*\p{Script=Arabic}/u,
        /name="description" content="[^"]*\p{Script=Arabic}/u,
        /rel="canonical" href="http:\/\/shop\.example\//,
        /property="og:title"/,
      ]) {
        expect([path, part.test(html)]).toEqual([path, true]);
      }
    }
  });

  test('of each a link that is shared shows a picture, with its size and words', async () => {
    // A search is nothing to share.
    for (const path of paths.filter(each => !each.startsWith('/search'))) {
      const { html } = await openPage(shop, encodeURI(path));
      for (const part of [
        /property="og:image" content="http:\/\/shop\.example\/[^"]+"/,
        /property="og:image:width" content="1200"/,
        /property="og:image:height" content="630"/,
        /property="og:image:alt" content="[^"]*\p{Script=Arabic}/u,
        /name="twitter:card" content="summary_large_image"/,
      ])
        expect([path, part.source, part.test(html)]).toEqual([path, part.source, true]);
    }
  });

  test('show the goods in the HTML itself, with Arabic-Egypt prices [CRD-1, CRD-3]', async () => {
    const text = (html: string) => html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '');
    const category = text((await openPage(shop, `/outlet/${catalog.categoryId}`)).html);
    expect(category).toContain('سماعة رأس Orbit H7 بعزل الضوضاء');
    expect(category).toContain('١٬٢٤٩٫٠٠ جنيه');
    const product = (await openPage(shop, `/product/${catalog.productId}`)).html;
    expect(text(product)).toContain('١٬٣٩٩٫٠٠ جنيه');
    const data = [...product.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(match =>
      JSON.parse(match[1] as string),
    );
    expect(data.flat().map(each => each['@type'])).toEqual(
      expect.arrayContaining(['Product', 'BreadcrumbList']),
    );
  });

  test('of a search that found nothing lead on: to categories, to what is bought, and to support', async () => {
    const { html } = await openPage(shop, '/search?q=qqxxzzvv');
    const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(html) ?? [];
    for (const way of [
      'href="/categories"',
      `href="/outlet/${catalog.categoryId}"`,
      'href="/product/',
      'https://wa.me/',
    ])
      expect(main).toContain(way);
  });

  test('ask by fields whose keyboard, name for the browser and direction fit', async () => {
    const fields = async (path: string) =>
      [...(await openPage(shop, path)).html.matchAll(/<input[^>]* name="(mobile|identifier|q)"[^>]*>/g)].map(
        ([field]) => field,
      );
    for (const path of ['/login', '/signup'])
      expect(await fields(path)).toEqual([
        expect.stringMatching(/^(?=.*type="tel")(?=.*autoComplete="tel").*dir="ltr"/),
      ]);
    expect(await fields('/forgot-password')).toEqual([
      expect.stringMatching(/^(?=.*inputMode="email")(?=.*autoComplete="username").*dir="ltr"/),
    ]);
    expect(await fields('/about')).toEqual([expect.stringMatching(/type="search".*enterkeyhint="search"/i)]);
  });

  test('tell what a product is as a list of names and values', async () => {
    const facts = JSON.stringify([['الوزن', '٢٤٠ جرامًا']]);
    await change(sql`update products set specifications = ${facts}::jsonb where id = ${catalog.productId}`);
    const { html } = await openPage(shop, `/product/${catalog.productId}`);
    expect(html).toMatch(/<dt>الوزن<\/dt><dd>.*?٢٤٠ جرامًا.*?<\/dd>/);
  });

  test('say where they lie, what was searched for, what is an advertisement, and the days for returns beside the price', async () => {
    const read = async (path: string) =>
      (await openPage(shop, encodeURI(path))).html.replace(/[\u2066-\u2069]|<!--.*?-->/g, '');
    for (const path of [`/outlet/${catalog.categoryId}`, `/product/${catalog.productId}`])
      expect(await read(path)).toMatch(/<nav aria-label="مسار التصفّح">.*?>الرئيسية<.*?>إلكترونيات</s);
    expect(await read('/search?q=سماعة')).toMatch(/<input role="combobox"[^>]* value="سماعة"/);
    // Three above, and the first of those that turn.
    expect((await read('/')).match(/<span[^>]*>إعلان<\/span>/g)).toHaveLength(4);
    const product = await read(`/product/${catalog.productId}`);
    const [price, days, about] = [
      product.indexOf('السعر شامل الضرائب'),
      product.indexOf('إرجاع بدون سبب خلال ١٤ يومًا'),
      product.indexOf('id="reviews"'),
    ].map(place => (place < 0 ? Number.NaN : place));
    expect(days).toBeGreaterThan(price ?? Number.NaN);
    expect(days).toBeLessThan(about ?? Number.NaN);
  });

  test('of long texts describe themselves in whole words', async () => {
    const description = 'حذاء جري يومي خفيف بوجه شبكي يهوّي القدم ونعل مبطّن. '.repeat(9);
    await change(sql`update products set description = ${description} where id = ${catalog.productId}`);
    const { html } = await openPage(shop, `/product/${catalog.productId}`);
    const said = html.match(/name="description" content="([^"]*)…"/)?.[1] ?? '';
    expect(said.length).toBeGreaterThan(120);
    expect(description.startsWith(`${said} `)).toBe(true);
    await change(sql`update products set description = '' where id = ${catalog.productId}`);
  });

  test('hold nothing personal: with a token the same bytes come', async () => {
    const { token } = await addPerson(shop);
    for (const path of paths) {
      const guest = await openPage(shop, encodeURI(path));
      const account = await openPage(shop, encodeURI(path), {
        authorization: `Bearer ${token}`,
        cookie: `token=${token}`,
      });
      expect(account.html === guest.html && account.headers.etag === guest.headers.etag).toBe(true);
    }
  });

  test('come compressed with an ETag, and as 304 where it is known', async () => {
    const page = await openPage(shop, '/', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.raw).toString()).toContain('</html>');
    const known = await openPage(shop, '/', { 'if-none-match': String(page.headers.etag) });
    expect([known.status, known.html]).toEqual([304, '']);
  });

  test('a strict policy lets only their own scripts run', async () => {
    const { html, headers } = await openPage(shop, '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    expect(policy).not.toMatch(/unsafe-eval|(default|script)-src[^;]*unsafe/);
    expect(html).not.toMatch(/\son\w+="/);
    // But for the one line that looks for staff before the first paint, which the policy names by its hash.
    const inline = html.match(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))[^>]*>.*?<\/script>/g);
    expect(inline).toEqual([`<script>${STAFF_SCRIPT}</script>`]);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  test('page two and filters are links and forms in the URL', async () => {
    const { html } = await openPage(shop, `/outlet/${catalog.categoryId}`);
    expect(html).toMatch(/href="\/outlet\/\d+\?page=2"/);
    const second = await openPage(shop, `/outlet/${catalog.categoryId}?page=2`);
    expect(second.html).toContain('سماعة Luma رقم 0');
    const brand = await openPage(shop, `/outlet/${catalog.categoryId}?brand=${catalog.brandId}`);
    expect(brand.html).toContain('Orbit H7');
    expect(brand.html).not.toContain('سماعة Luma رقم 3');
    for (const odd of [
      'page=0',
      'page=-1',
      'page=abc',
      'page=999999',
      'min=x',
      'sort=nonsense',
      'brand=a&brand=b',
      'min=50&max=10',
      'page=٢',
    ]) {
      const { status } = await openPage(shop, `/outlet/${catalog.categoryId}?${encodeURI(odd)}`);
      expect([odd, status]).toEqual([odd, 200]);
    }
  });

  test('nothing found says so [DATA-4]', async () => {
    for (const q of ['زرافة', 'ا', '', '%00', '"><script>alert(1)</script>']) {
      const { status, html } = await openPage(shop, `/search?q=${encodeURIComponent(q)}`);
      expect([q, status, html.includes('لا توجد نتائج')]).toEqual([q, 200, true]);
      expect(html).not.toContain('<script>alert(1)');
    }
  });
});

test.each([
  ['/checkout', 'slim-layout'],
  ['/orders', 'layout'],
])('%s arrives with the styles of its frame, so that it does not jump', async (path, frame) => {
  const { html } = await openPage(shop, path);
  expect(html).toMatch(new RegExp(`<link rel="stylesheet" href="/assets/${frame}-`));
});

describe('what is not there', () => {
  test('an unknown path is 404 with a loading indicator [NAV-10]', async () => {
    for (const path of ['/nothing', '/a/b/c', '/wp-login.php', '/Outlet']) {
      const { status, html } = await openPage(shop, path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain('role="status"');
    }
  });

  test('unknown products, categories, merchants and brands are 404 pages', async () => {
    for (const path of [
      '/product/99999',
      '/product/abc',
      '/product/0',
      '/outlet/99999',
      '/merchant/99999',
      '/brand/99999',
      '/brand/x',
    ]) {
      const { status, html } = await openPage(shop, path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toMatch(/\p{Script=Arabic}/u);
    }
  });
});

describe('a change is visible on the next request', () => {
  const has = async (path: string, text: string) => (await openPage(shop, path)).html.includes(text);

  test('of a price, on every page that shows it', async () => {
    const product = `/product/${catalog.productId}`;
    const pages = ['/', `/outlet/${catalog.categoryId}`, product, `/merchant/${catalog.merchantId}`];
    for (const path of pages) expect([path, await has(path, '١٬٢٤٩')]).toEqual([path, true]);
    await change(
      sql`with own as (update variants set price = 133300 where id = ${catalog.variantId}) update products set price = 133300 where id = ${catalog.productId}`,
    );
    // The page of the product itself still names it, as the lowest price of the last 30 days.
    for (const path of pages)
      expect([path, await has(path, '١٬٢٤٩'), await has(path, '١٬٣٣٣')]).toEqual([
        path,
        path === product,
        true,
      ]);
  });

  test('of stock', async () => {
    const path = `/product/${catalog.productId}`;
    const before = (await openPage(shop, path)).headers.etag;
    await change(sql`update variants set on_hand = 1 where id = ${catalog.variantId}`);
    expect((await openPage(shop, path)).headers.etag).not.toBe(before);
    await change(sql`update variants set on_hand = 0 where id = ${catalog.variantId}`);
    expect(await has(path, 'نفد المخزون')).toBe(true);
    expect(await has(path, CASH)).toBe(false);
    await change(sql`update variants set on_hand = 3 where id = ${catalog.variantId}`);
  });

  test('of cash at the door: a product that may not be paid so does not promise it', async () => {
    const path = `/product/${catalog.productId}`;
    expect(await has(path, CASH)).toBe(true);
    await change(sql`insert into settings (name, value) values ('cashOnDeliveryMax', '100')`);
    expect(await has(path, CASH)).toBe(false);
    // Nor does what a page says of itself, which knows nothing of what may be paid how.
    for (const each of paths.filter(other => !/terms|about/.test(other)))
      expect([
        each,
        /<meta[^>]*الدفع عند الاستلام/.test((await openPage(shop, encodeURI(each))).html),
      ]).toEqual([each, false]);
    await change(sql`delete from settings where name = 'cashOnDeliveryMax'`);
    expect(await has(path, CASH)).toBe(true);
  });

  test('of an ad, a category, a merchant and a page', async () => {
    await change(
      sql`update ads set title = 'إعلان جديد تمامًا' where position = 1 and type = 'landing_page_upper'`,
    );
    expect(await has('/', 'إعلان جديد تمامًا')).toBe(true);
    await change(sql`update categories set name_ar = 'أجهزة' where id = ${catalog.categoryId}`);
    expect(await has('/categories', 'أجهزة')).toBe(true);
    expect(await has('/about', 'أجهزة')).toBe(true);
    await change(sql`update merchants set name_ar = 'متجر الفرات' where id = ${catalog.merchantId}`);
    expect(await has(`/merchant/${catalog.merchantId}`, 'متجر الفرات')).toBe(true);
    await change(
      sql`update pages set number = number + 1, version = version || ' again',
            sections = '[{"heading": "قصتنا", "paragraphs": ["نص جديد."]}]' where name = 'about'`,
    );
    expect(await has('/about', 'نص جديد.')).toBe(true);
  });

  test('of a merchant on holiday: its product says so, and promises no day on which it arrives', async () => {
    const path = `/product/${catalog.productId}`;
    expect(await has(path, 'يصلك بين')).toBe(true);
    await shop.setMerchantStatus(catalog.merchantId, 'on_holiday');
    expect(await has(path, 'المتجر في إجازة')).toBe(true);
    expect(await has(path, 'يصلك')).toBe(false);
    expect(await has(path, CASH)).toBe(false);
    await shop.setMerchantStatus(catalog.merchantId, 'active');
    expect(await has(path, 'يصلك بين')).toBe(true);
  });

  test('of a suspended merchant: its products leave at once', async () => {
    const product = `/product/${catalog.productId}`;
    expect((await openPage(shop, product)).status).toBe(200);
    await shop.setMerchantStatus(catalog.merchantId, 'suspended');
    expect((await openPage(shop, product)).status).toBe(404);
    expect(await has('/', 'Orbit H7')).toBe(false);
    await shop.setMerchantStatus(catalog.merchantId, 'active');
    expect((await openPage(shop, product)).status).toBe(200);
  });
});
