import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { showRole } from '#modules/accounts/session.calls.ts';
import { listActiveAds } from '#modules/ads/calls.ts';
import { listLikes, listProducts, toggleProductLike } from '#modules/catalog/calls.ts';
import { listActiveMerchants } from '#modules/merchants/calls.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let buyer: Awaited<ReturnType<typeof addPerson>>;
let merchantId: number;
let categoryId: number;
let productId: number;

beforeAll(async () => {
  buyer = await addPerson(shop);
  merchantId = await addMerchant(shop);
  categoryId = await addCategory(shop);
  productId = (await addProduct(shop, { merchantId, categoryId })).id;
});

const send = (method: 'GET' | 'POST', url: string, authorization?: string) =>
  shop.http.inject({ method, url, headers: authorization === undefined ? {} : { authorization } });

describe('the role call', () => {
  test('takes the token as bearer and raw; its body is the role data [API-1, API-2, AUTH-1]', async () => {
    for (const header of [`Bearer ${buyer.token}`, buyer.token, `bearer  ${buyer.token} `]) {
      const response = await send('GET', '/api/web/user/auth/user-role', header);
      expect(response.statusCode).toBe(200);
      expect(response.json().body).toMatchObject({ role: 'user', name: 'عميل تجريبي' });
    }
  });

  test.each([
    [undefined],
    [''],
    ['Bearer '],
    ['Bearer nonsense'],
    ['Basic eDp5'],
    [`Bearer ${'a'.repeat(5_000)}`],
  ])('refuses the authorization %j [API-1, AUTH-2]', async header => {
    const response = await send('GET', '/api/web/user/auth/user-role', header);
    expect(response.statusCode).toBe(401);
    expect(response.json().error.code).toBe('not_signed_in');
  });
});

describe('the product call with a token', () => {
  test('says what the account likes; without a token it is refused [API-2]', async () => {
    await shop.call(toggleProductLike, { productId, action: 'like' }, { token: buyer.token });
    for (const header of [`Bearer ${buyer.token}`, buyer.token]) {
      const response = await send('POST', '/api/web/product', header);
      expect(response.json().body.products[0]).toMatchObject({ id: productId, isLiked: true });
    }
    const other = await addPerson(shop);
    const theirs = await shop.call(listProducts, {}, { token: other.token });
    expect(theirs.body.products[0]?.isLiked).toBe(false);
    expect((await shop.call(listProducts, {})).status).toBe(401);
    // The public call stays the same for everybody.
    const guest = await send('POST', '/api/web/product/public', `Bearer ${buyer.token}`);
    expect(guest.json().body.products[0].isLiked).toBe(false);
  });
});

describe('the like call', () => {
  test('likes and dislikes; saying it twice changes nothing [API-5]', async () => {
    const mine = async () => (await shop.call(listLikes, {}, { token: buyer.token })).body.productIds;
    for (const action of ['like', 'like', 'dislike', 'dislike'] as const) {
      const { status, body } = await shop.call(
        toggleProductLike,
        { productId, action },
        { token: buyer.token },
      );
      expect([status, body]).toEqual([200, { success: true, isLiked: action === 'like' }]);
      expect(await mine()).toEqual(action === 'like' ? [productId] : []);
    }
  });

  test('needs a token, a known product and a known action [API-5, ROLE-1]', async () => {
    expect((await shop.call(toggleProductLike, { productId, action: 'like' })).status).toBe(401);
    const refused = await shop.call(
      toggleProductLike,
      { productId: 99_999, action: 'like' },
      { token: buyer.token },
    );
    expect([refused.status, refused.error.code]).toEqual([404, 'product_not_found']);
    const odd = await shop.call(
      toggleProductLike,
      { productId, action: 'adore' as 'like' },
      { token: buyer.token },
    );
    expect([odd.status, odd.error.code]).toEqual([400, 'invalid_input']);
  });
});

describe('merchants and ads', () => {
  test('active merchants arrive in merchants, nameless ones as they are [API-6]', async () => {
    const nameless = await addMerchant(shop, '');
    await addMerchant(shop, 'متجر موقوف', 'suspended');
    const { body } = await shop.call(listActiveMerchants, {});
    expect(body.merchants).toEqual([
      { id: merchantId, nameAr: 'متجر النيل', logoUrl: '' },
      { id: nameless, nameAr: '', logoUrl: '' },
    ]);
  });

  test('active ads of a type arrive in ads by their order [API-7]', async () => {
    await sql`insert into ads (type, position, title, image, direct_to, merchant_id, category_id, active, ends_at) values
      ('landing_page_upper', 2, 'ثانٍ', '/media/0123456789abcdef', 'category', ${merchantId}, ${categoryId}, true, 'infinity'),
      ('landing_page_upper', 1, 'أول', '/media/0123456789abcdef', 'merchant', ${merchantId}, null, true, 'infinity'),
      ('landing_page_upper', 3, 'منتهٍ', '/media/0123456789abcdef', 'merchant', ${merchantId}, null, true, now() - interval '1 day'),
      ('landing_page_upper', 3, 'موقوف', '/media/0123456789abcdef', 'merchant', ${merchantId}, null, false, 'infinity'),
      ('landing_page_categories', 1, 'آخر', '/media/0123456789abcdef', 'merchant', ${merchantId}, null, true, 'infinity')`.execute(
      shop.ctx.db,
    );
    const { body } = await shop.call(listActiveAds, { type: 'landing_page_upper' });
    expect(body.ads.map(ad => [ad.order, ad.title, ad.directTo])).toEqual([
      [1, 'أول', 'merchant'],
      [2, 'ثانٍ', 'category'],
    ]);
    const unknown = await send('GET', '/api/web/merchant/ad/public/active/nonsense');
    expect(unknown.statusCode).toBe(400);
  });
});

describe('every call', () => {
  test('carries a request id, may not be cached, and is in the OpenAPI document', async () => {
    const response = await send('GET', '/api/web/merchant/active-names');
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['cache-control']).toBe('no-store');
    const docs = (await send('GET', '/api/docs')).json();
    expect(docs.openapi).toBe('3.1.0');
    for (const path of [
      '/api/web/user/auth/user-role',
      '/api/web/product',
      '/api/web/product/public',
      '/api/web/product/public-home',
      '/api/web/product/categories',
      '/api/web/user/toggle-product-like',
      '/api/web/merchant/active-names',
      '/api/web/merchant/ad/public/active/{type}',
    ]) {
      expect(Object.keys(docs.paths)).toContain(path);
    }
  });

  test('an unknown call is refused in Arabic with its code', async () => {
    const response = await send('GET', '/api/web/nothing/here');
    expect(response.statusCode).toBe(404);
    expect(response.json().error).toMatchObject({ code: 'not_found' });
  });

  test('health answers while the database does', async () => {
    const response = await send('GET', '/readyz');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        status: 'ready',
        process: 'ready',
        database: 'ready',
        listener: 'ready',
        worker: 'ready',
        storage: 'ready',
      },
    ]);
  });

  test('a body that is too large is refused, and a failure gives nothing away', async () => {
    const large = await shop.http.inject({
      method: 'POST',
      url: '/api/web/product/public',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ productName: 'ا'.repeat(200_000) }),
    });
    expect([large.statusCode, large.json().error.code]).toEqual([413, 'too_large']);
    await sql`alter table merchants rename to hidden`.execute(shop.ctx.db);
    const broken = await shop.call(listActiveMerchants, {});
    await sql`alter table hidden rename to merchants`.execute(shop.ctx.db);
    expect([broken.status, broken.error.code]).toEqual([500, 'unexpected']);
    expect(broken.text).not.toContain('merchants');
  });
});

test('the role data names its own account only', async () => {
  const { body } = await shop.call(showRole, {}, { token: buyer.token });
  expect(body).toMatchObject({ id: buyer.id, email: buyer.email });
});
