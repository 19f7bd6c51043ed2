import { checkImport, type ProductImport, showImport, startImport } from '#modules/catalog/import.calls.ts';
import type { TestShop } from '../shop.ts';

/** A CSV as somebody types it, its cells parted by commas that none of them holds. */
export const csv = (...rows: (string | number)[][]) =>
  new TextEncoder().encode(`\uFEFF${rows.map(row => row.join(',')).join('\r\n')}\r\n`);

export const HEAD = ['كود المنتج', 'اسم المنتج', 'القسم', 'السعر', 'المخزون', 'كود المخزون'];

/** So many products of one variant. */
export const many = (count: number, category: string) =>
  csv(
    HEAD,
    ...Array.from({ length: count }, (_, at) => [
      `M-${at}`,
      `منتج رقم ${at}`,
      category,
      (at % 500) + 1,
      at % 7,
      `MS-${at}`,
    ]),
  );

interface By {
  token: string;
  merchantId?: number;
}

/** The dry run; throws where the file is refused. */
export async function look(
  shop: TestShop,
  file: Uint8Array,
  { token, merchantId }: By,
): Promise<ProductImport> {
  const reply = await shop.call(checkImport, { file, fileName: 'goods.csv', merchantId }, { token });
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body;
}

/** Starts an import and waits for its end. */
export async function take(shop: TestShop, importId: number, { token }: By): Promise<ProductImport> {
  const started = await shop.call(startImport, { importId }, { token });
  if (started.status !== 200) throw new Error(started.text);
  return over(shop, importId, { token });
}

/** Waits until an import is done; asks ever less often, because each answer counts all of its rows. */
export async function over(shop: TestShop, importId: number, { token }: By): Promise<ProductImport> {
  for (let pause = 20; ; pause = Math.min(pause * 2, 2_000)) {
    const { body } = await shop.call(showImport, { importId }, { token });
    if (body.status === 'done') return body;
    await new Promise(resolve => setTimeout(resolve, pause));
  }
}
