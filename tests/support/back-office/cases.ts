import type { Page } from '@playwright/test';
import { type Buyer, call, newBuyer } from '../journeys/buyer.ts';
import { order, type Product, staffOf } from '../journeys/orders.ts';
import { picture } from '../pictures.ts';

/** More units than all journeys take of one product. */
const PLENTY = 9;

/** A product of the merchant without variants, with plenty of stock, and cheap enough for cash on delivery. */
export async function productOf(page: Page, { token }: Buyer, merchantId: number): Promise<Product> {
  const { products } = await call<{ products: Product[] }>(page, ['POST', '/api/web/product/public'], {
    data: { limit: 100, inStock: true, merchantIds: [merchantId] },
  });
  const fitting = products.filter(
    ({ hasAttributes, price }) => !hasAttributes && price > 20 && price < 1_000,
  );
  const lines = fitting.map(({ id }) => ({ productId: id, quantity: PLENTY }));
  const quote = await call<{ lines: { buyable: number }[] }>(page, ['POST', '/api/web/cart/quote'], {
    token,
    data: { lines },
  });
  const found = fitting.find((_, at) => quote.lines[at]?.buyable === PLENTY);
  if (!found) throw new Error(`the demo has nothing of merchant ${merchantId} in plenty`);
  return found;
}

/** A new buyer's order of two units, delivered and paid. */
export async function deliverTo(page: Page, merchantId: number) {
  const buyer = await newBuyer(page);
  const goods = await productOf(page, buyer, merchantId);
  const orderId = await order(page, buyer, [{ productId: goods.id, quantity: 2 }]);
  const staff = await staffOf(page, orderId);
  await staff.ship(goods.merchantName);
  await staff.deliver(goods.merchantName);
  return { buyer, goods, orderId, merchantOrderId: await staff.idOf(goods.merchantName) };
}

type Delivered = Awaited<ReturnType<typeof deliverTo>>;

/** The buyer sends one unit back after a change of mind, for credit, and brings it in person. Returns its id. */
export async function askReturn(page: Page, delivered: Delivered): Promise<number> {
  const returnId = await ask(page, delivered, { reason: 'changed_mind', wish: 'credit' });
  await call(page, ['POST', '/api/web/return/book'], {
    token: delivered.buyer.token,
    data: { returnId, way: 'drop_off' },
  });
  return returnId;
}

/** The buyer says with a photo that one unit came damaged. Gives the claim's id. */
export async function askClaim(page: Page, delivered: Delivered): Promise<number> {
  const { photo } = await send<{ photo: string }>(page, '/api/web/return/photo', {
    token: delivered.buyer.token,
    file: await picture('jpeg'),
  });
  return ask(page, delivered, { reason: 'damaged', wish: 'refund', photos: [photo] });
}

async function ask(page: Page, { buyer: { token }, merchantOrderId }: Delivered, what: object) {
  const { lines } = await call<{ lines: { lineId: number }[] }>(
    page,
    ['GET', `/api/web/return/lines/${merchantOrderId}`],
    { token },
  );
  const { id } = await call<{ id: number }>(page, ['POST', '/api/web/return/request'], {
    token,
    data: { merchantOrderId, lines: [{ lineId: lines[0]?.lineId, quantity: 1 }], ...what },
  });
  return id;
}

/** A call whose body is a file, as the screens make it. */
export async function send<B>(page: Page, path: string, { token, file }: { token: string; file: Buffer }) {
  const reply = await page.request.post(path, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    data: file,
  });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return ((await reply.json()) as { body: B }).body;
}
