import { sql } from 'kysely';
import { addBrand, addCategory, addMerchant, addProduct } from '../support/catalog.ts';
import type { TestShop } from '../support/shop.ts';

export interface TestCatalog {
  merchantId: number;
  categoryId: number;
  brandId: number;
  productId: number;
  variantId: number;
}

/** A small shop: a merchant, a category, a brand, products in it, ads of both places, about and terms. */
export async function fillCatalog(shop: TestShop): Promise<TestCatalog> {
  const merchantId = await addMerchant(shop, 'متجر النيل');
  const categoryId = await addCategory(shop, 'إلكترونيات', '/media/0123456789abcdef');
  const brandId = await addBrand(shop, 'Luma', { arabic: 'لوما' });
  for (let at = 0; at < 14; at++)
    await addProduct(shop, { merchantId, categoryId, title: `سماعة Luma رقم ${at}`, price: 10_000 + at });
  const { id: productId, variantId } = await addProduct(shop, {
    merchantId,
    categoryId,
    brandId,
    title: 'سماعة رأس Orbit H7 بعزل الضوضاء',
    price: 124_900,
    originalPrice: 139_900,
    stock: 3,
  });
  await sql`insert into ads (type, position, title, image, merchant_id)
    select type, position, 'إعلان ' || type || position, '/media/0123456789abcdef', ${merchantId}
      from unnest(array['landing_page_upper', 'landing_page_categories']) type, generate_series(1, 3) position`.execute(
    shop.ctx.db,
  );
  await sql`insert into pages (name, version, sections) values
    ('about', '1', '[{"heading": "عن وكالة", "paragraphs": ["متاجر كثيرة تحت سقف واحد."]}]'),
    ('privacy', '1', '[{"heading": "بياناتك", "paragraphs": ["نحفظ ما يلزم لتوصيل طلبك."]}]'),
    ('complaints', '1', '[{"heading": "الشكاوى", "paragraphs": ["راسلنا ونرد خلال يومي عمل."]}]'),
    ('terms', '1', '[{"heading": "التسجيل", "paragraphs": ["التسجيل متاح لمن عمره ١٨ سنة فأكثر."]}]')`.execute(
    shop.ctx.db,
  );
  await shop.ctx.changes.flush();
  return { merchantId, categoryId, brandId, productId, variantId };
}

/** A page as a guest's browser asks for it, which follows a page that has moved. */
export async function openPage(shop: TestShop, path: string, headers: Record<string, string> = {}) {
  const first = await shop.http.inject({ url: path, headers });
  const moved = first.statusCode === 301 ? first.headers.location : undefined;
  const response = moved ? await shop.http.inject({ url: moved, headers }) : first;
  return {
    status: response.statusCode,
    headers: response.headers,
    html: response.body,
    raw: response.rawPayload,
  };
}
