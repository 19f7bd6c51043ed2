import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listPublicProducts } from '#modules/catalog/calls.ts';
import { suggestSearches } from '#modules/search/calls.ts';
import { countSearch } from '#modules/search/count.calls.ts';
import {
  addSearchRule,
  listSearches,
  listSearchRules,
  removeSearchRule,
} from '#modules/search/desk.calls.ts';
import { helpNothingFound, wishForGoods } from '#modules/search/nothing.calls.ts';
import { forgetSearches, writeSearchCounts } from '#modules/search/server/count-searches.ts';
import { addCategory, addMerchant, addProduct, learnWords } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let slipper = 0;
let boot = 0;
let token = '';

const search = async (productName: string, more = {}) =>
  (await shop.call(listPublicProducts, { productName, sortBy: 'relevance', order: 'desc', ...more })).body;
const titles = async (words: string) => (await search(words)).products.map(({ title }) => title);

beforeAll(async () => {
  const merchantId = await addMerchant(shop);
  const categoryId = await addCategory(shop, 'أحذية');
  slipper = (await addProduct(shop, { merchantId, categoryId, title: 'شبشب بيت مريح', requests: 1 })).id;
  boot = (await addProduct(shop, { merchantId, categoryId, title: 'بوت شتوي جلد', requests: 9 })).id;
  await addProduct(shop, { merchantId, categoryId, title: 'بوت رجالي كلاسيك', requests: 5 });
  await learnWords(shop);
  token = (await addPerson(shop, { role: 'super_admin' })).token;
});

describe('decisions about searches', () => {
  const decide = (rule: object) => shop.call(addSearchRule, rule as never, { token });

  test('a word means another from the next search on, until that is taken back', async () => {
    expect(await titles('كلوشة')).toEqual([]);
    const { body } = await decide({ kind: 'means', query: 'كلوشه', means: 'شبشب' });
    expect(await titles('الكلوشة')).toEqual([]);
    expect(await titles('كلوشة')).toEqual(['شبشب بيت مريح']);
    expect(await titles('كلوشة مريح')).toEqual(['شبشب بيت مريح']);
    await shop.call(removeSearchRule, { ruleId: body.id }, { token });
    expect(await titles('كلوشة')).toEqual([]);
  });

  test('a product stands on top, and another is out of the search, with honest counts', async () => {
    await decide({ kind: 'pin', query: 'بوت', productId: slipper });
    await decide({ kind: 'hide', query: 'بوت', productId: boot });
    expect(await titles('بوت')).toEqual(['شبشب بيت مريح', 'بوت رجالي كلاسيك']);
    expect((await search('بوت')).totalProducts).toBe(2);
    expect((await search('بوت', { limit: 1, page: 2 })).products.map(({ title }) => title)).toEqual([
      'بوت رجالي كلاسيك',
    ]);
    expect((await search('بوت', { sortBy: 'price' })).products).toHaveLength(1);
    expect(await titles('بوت شتوي')).toContain('بوت شتوي جلد');
  });

  test('pinned goods are shown where nothing else is found', async () => {
    await decide({ kind: 'pin', query: 'زرافة', productId: slipper });
    expect(await titles('زرافة')).toEqual(['شبشب بيت مريح']);
  });

  test('a search leads to a page of the shop and to no other place', async () => {
    await decide({ kind: 'leads_to', query: 'تخفيضات', path: '/outlet/1' });
    expect((await search('تخفيضات')).reading?.leadsTo).toBe('/outlet/1');
    for (const path of [
      '//elsewhere.example',
      '//elsewhere/sale',
      'https://elsewhere.example',
      '/\\elsewhere.example',
    ]) {
      expect((await decide({ kind: 'leads_to', query: 'عروضنا', path })).status).toBe(400);
    }
  });

  test('what says nothing, names no product or was decided before is refused', async () => {
    expect((await decide({ kind: 'means', query: '!!', means: 'شبشب' })).status).toBe(422);
    expect((await decide({ kind: 'pin', query: 'بوت', productId: 999_999 })).status).toBe(422);
    expect((await decide({ kind: 'pin', query: 'بـوت', productId: slipper })).status).toBe(409);
  });

  test('every decision is listed and in the audit log', async () => {
    const { body } = await shop.call(listSearchRules, {}, { token });
    expect(body.rules.map(({ kind, query }) => [kind, query])).toContainEqual(['hide', 'بوت']);
    const rows = await shop.rows(
      sql<{ what: string }>`select what from audit_log where what like 'search_rule.%' order by id`,
    );
    expect(rows.map(({ what }) => what).slice(0, 2)).toEqual(['search_rule.added', 'search_rule.removed']);
  });
});

describe('the log of searches names nobody', () => {
  const send = (q: string, address: string, { clicked } = { clicked: false }) =>
    shop.http.inject({
      method: 'POST',
      url: countSearch.path,
      payload: { q, clicked },
      remoteAddress: address,
    });
  const counted = async () =>
    (await shop.call(listSearches, { days: 1, view: 'all' }, { token })).body.searches;
  const crowd = Array.from({ length: 5 }, (_, at) => `10.0.0.${at + 1}`);

  test('a search is written down once five people sent it, folded, with clicks and what it found', async () => {
    for (const address of crowd.slice(1)) await send('شبشب', address);
    await writeSearchCounts(shop.ctx);
    expect(await counted()).toEqual([]);
    await send('شـبشب ', crowd[0] as string);
    await send('شبشب', crowd[0] as string, { clicked: true });
    await writeSearchCounts(shop.ctx);
    expect(await counted()).toEqual([
      {
        query: 'شبشب',
        searches: 5,
        clicks: 1,
        wishes: 0,
        found: 1,
        repaired: '',
        proposal: null,
        proposedBy: 0,
      },
    ]);
  });

  test('one network of IPv6 is one person, however many addresses it has', async () => {
    for (let at = 1; at <= 6; at += 1) await send('كلام يراد نشره', `2a01:cb00:1:2::${at}`);
    await writeSearchCounts(shop.ctx);
    expect((await counted()).map(({ query }) => query)).not.toContain('كلام يراد نشره');
    for (let at = 1; at <= 5; at += 1) await send('صندل', `2a01:cb00:1:${at}::1`);
    await writeSearchCounts(shop.ctx);
    expect((await counted()).map(({ query }) => query)).toContain('صندل');
    await sql`delete from search_counts where query = 'صندل'`.execute(shop.ctx.db);
  });

  test('a next search of five people who opened something is proposed, and a pair of fewer is not stored', async () => {
    const sendPair = (q: string, after: string, address: string) =>
      shop.http.inject({
        method: 'POST',
        url: countSearch.path,
        payload: { q, clicked: true, after },
        remoteAddress: address,
      });
    for (const address of crowd) {
      await send('شحاطة', address);
      await sendPair('شبشب', 'شحاطـة', address);
      await sendPair('بوت', '01012345678', address);
    }
    for (const address of crowd.slice(1)) await sendPair('بوت', 'شحاطة', address);
    await writeSearchCounts(shop.ctx);
    const counts = (await counted()).find(({ query }) => query === 'شحاطه');
    expect(counts).toMatchObject({ proposal: 'شبشب', proposedBy: 5 });
    expect(await shop.rows(sql`select query, next, times from search_pairs`)).toEqual([
      { query: 'شحاطه', next: 'شبشب', times: 5 },
    ]);
    await sql`delete from search_counts where query <> 'شبشب'`.execute(shop.ctx.db);
  });

  test('what may be a telephone, an address, a letter or the name of somebody is never counted', async () => {
    const personal = [
      '01012345678',
      '٠١٠ ١٢٣٤ ٥٦٧٨',
      'mona@example.com',
      'محمود حسن',
      'فاطمة الشاذلي',
      'ا',
      'شنطة '.repeat(20),
    ];
    for (const q of personal) for (const address of crowd) await send(q, address);
    await writeSearchCounts(shop.ctx);
    expect((await counted()).map(({ query }) => query)).toEqual(['شبشب']);
  });

  test('what finds nothing is listed with what others may have meant, and all is forgotten in time', async () => {
    for (const address of crowd) await send('شبشبباا', address);
    await writeSearchCounts(shop.ctx);
    expect((await counted()).map(({ query, proposal }) => [query, proposal])).toEqual([
      ['شبشب', null],
      ['شبشبباا', 'شبشب'],
    ]);
    await sql`update search_counts set day = day - 100`.execute(shop.ctx.db);
    await sql`update search_pairs set day = day - 100`.execute(shop.ctx.db);
    await forgetSearches(shop.ctx);
    expect(await shop.rows(sql`select query from search_counts`)).toEqual([]);
    expect(await shop.rows(sql`select query from search_pairs`)).toEqual([]);
  });
});

describe('a search that finds nothing', () => {
  test('leads on: to categories, to what is bought, and to what others search for', async () => {
    const { body } = await shop.call(helpNothingFound, { q: 'قققققق' });
    expect(body.categories.map(({ name }) => name)).toEqual(['أحذية']);
    expect(body.products[0]?.title).toBe('بوت شتوي جلد');
    await sql`insert into search_counts (query, day, searches, clicks, found)
              values ('بوت نسائي', (now() at time zone 'Africa/Cairo')::date, 9, 4, 3), ('بلا نتيجه', now()::date, 50, 0, 0)`.execute(
      shop.ctx.db,
    );
    const popular = await shop.call(helpNothingFound, { q: 'صصصصصص' });
    expect(popular.body.words).toEqual(['بوت نسائي']);
    expect((await shop.call(suggestSearches, { q: '' })).body.words).toEqual(['بوت نسائي']);
  });

  test('can be wished for; staff read the words at once and nobody’s name', async () => {
    const wish = (q: string) => shop.call(wishForGoods, { q }, { address: '41.1.1.1' });
    expect((await wish('دراجة هوائية')).status).toBe(200);
    expect((await wish('درّاجه هوائيه')).status).toBe(200);
    for (const strange of ['', '01012345678', 'a@b.example', 'كلمة '.repeat(20)])
      expect([strange, (await wish(strange)).status]).toEqual([strange, 422]);
    const { body } = await shop.call(listSearches, { view: 'wished' }, { token });
    expect(body.searches.map(({ query, wishes, searches }) => [query, wishes, searches])).toEqual([
      ['دراجه هواييه', 2, 0],
    ]);
    const all = await shop.call(listSearches, {}, { token });
    expect(all.body.searches.map(({ query }) => query)).not.toContain('دراجه هواييه');
  });
});
