import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { STAFF_SCRIPT } from '#server/pages/document.ts';
import { builtPages } from '../support/built-pages.ts';
import { testShop } from '../support/shop.ts';
import { fillCatalog, openPage, type TestCatalog } from './catalog.ts';

/** Ends a script, a title, an attribute and a line, turns the direction round, and begins an element of its own. */
const MARKUP = `</script></title><svg onload=alert(1)>"'\u2028\u202e--><!--<script>alert(2)</script>`;
const IMAGE = 'javascript:alert(3)';

const shop = await testShop({ loadBuild: builtPages });
let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await fillCatalog(shop);
  const { db } = shop.ctx;
  await sql`update products set title = ${MARKUP}, description = ${MARKUP},
    specifications = jsonb_build_array(jsonb_build_array(${MARKUP}::text, ${MARKUP}::text)),
    images = jsonb_build_array(${IMAGE}::text, ${MARKUP}::text)`.execute(db);
  await sql`update merchants set name_ar = ${MARKUP}, logo = ${IMAGE}, legal_name = ${MARKUP}, address = ${MARKUP},
    phone = ${MARKUP}, email = ${MARKUP}`.execute(db);
  await sql`update categories set name_ar = ${MARKUP}, name_en = ${MARKUP}, image = ${IMAGE}`.execute(db);
  await sql`update brands set name = ${MARKUP}, name_ar = ${MARKUP}`.execute(db);
  await sql`update ads set title = ${MARKUP}, image = ${IMAGE}`.execute(db);
  await sql`update pages set number = number + 1, version = version || ' again', sections = jsonb_build_array(jsonb_build_object(
    'heading', ${MARKUP}::text, 'paragraphs', jsonb_build_array(${MARKUP}::text)))`.execute(db);
  await shop.ctx.changes.flush();
});

test.each<[string, (catalog: TestCatalog) => string]>([
  ['landing', () => '/'],
  ['category', ({ categoryId }) => `/outlet/${categoryId}`],
  ['product', ({ productId }) => `/product/${productId}`],
  ['merchant', ({ merchantId }) => `/merchant/${merchantId}`],
  ['brand', ({ brandId }) => `/brand/${brandId}`],
  ['categories', () => '/categories'],
  ['about', () => '/about'],
  ['search', () => `/search?q=${encodeURIComponent(MARKUP)}`],
])('markup that is stored or asked for stays text on the %s page', async (_, pathOf) => {
  const { status, html } = await openPage(shop, pathOf(catalog));
  expect(status).toBe(200);
  expect(html).toContain('alert(1)');
  expect(html).not.toContain('<svg onload');
  expect(html).not.toContain('<!--<script>');
  expect(html.replace(`<script>${STAFF_SCRIPT}</script>`, '')).not.toContain('<script>');
  expect(html).not.toMatch(/(?:src|srcset|href)="\s*javascript:/i);
  const blocks = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)];
  expect(blocks.length).toBeGreaterThan(0);
  for (const [, json] of blocks) expect(() => JSON.parse(json as string)).not.toThrow();
});
