import { beforeAll, describe, expect, test } from 'vitest';
import { addSearchRule } from '#modules/search/desk.calls.ts';
import { explainSearch } from '#modules/search/explain.calls.ts';
import { addCategory, addMerchant, addProduct, learnWords } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const ids: Record<string, number> = {};
let token = '';

const explained = async (q: string) => (await shop.call(explainSearch, { q }, { token })).body;

beforeAll(async () => {
  const merchantId = await addMerchant(shop);
  const categoryId = await addCategory(shop, 'منوعات');
  const add = async (name: string, title: string, requests = 0) => {
    ids[name] = (await addProduct(shop, { merchantId, categoryId, title, requests })).id;
  };
  await add('phone', 'موبايل سامسونج جالاكسي A55 128 جيجا', 3);
  await add('famous', 'موبايل سامسونج جالاكسي A16', 9);
  await add('other', 'هاتف سامسونج للكبار', 50);
  await add('case', 'جراب موبايل سامسونج شفاف', 900);
  await add('shirt', 'قميص قطن رجالي');
  await learnWords(shop);
  token = (await addPerson(shop, { role: 'super_admin' })).token;
});

describe('staff read why a product stands where it does', () => {
  test('by what its title says, then by requests; an accessory comes last however often it sells', async () => {
    const { products } = await explained('موبايل سامسونج');
    expect(products.map(({ id, place, why, requests }) => [id, place, why, requests])).toEqual([
      [ids.famous, 1, 'says_goods', 9],
      [ids.phone, 2, 'says_goods', 3],
      [ids.other, 3, 'is_goods', 50],
      [ids.case, 4, 'found', 900],
    ]);
    expect(products[0]?.words).toEqual([
      { words: 'موبايل', where: 'subject' },
      { words: 'سامسونج', where: 'subject' },
    ]);
  });

  test('with what was repaired and what was left out', async () => {
    const { repaired, dropped, products } = await explained('قمييص متشقلب');
    expect([repaired, dropped]).toEqual(['قميص متشقلب', ['متشقلب']]);
    expect(products.map(({ id, words }) => [id, words.map(({ where }) => where)])).toEqual([
      [ids.shirt, ['subject', 'nowhere']],
    ]);
  });

  test('a product that staff put on top says so', async () => {
    const rule = { kind: 'pin', query: 'موبايل', productId: ids.shirt } as const;
    await shop.call(addSearchRule, rule, { token });
    const { products } = await explained('موبايل');
    expect(products[0]).toMatchObject({ id: ids.shirt, why: 'pinned', place: 1 });
    expect(products[0]?.words).toEqual([{ words: 'موبايل', where: 'nowhere' }]);
  });

  test('nothing is explained of nothing', async () => {
    expect((await explained(' ')).products).toEqual([]);
    expect((await explained('ضضصصثث')).products).toEqual([]);
  });
});
