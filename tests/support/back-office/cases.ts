import type { Page } from '@playwright/test';
import { call, newBuyer } from '../journeys/buyer.ts';
import { delivered, productOf } from '../journeys/orders.ts';
import { picture } from '../pictures.ts';

/** A new buyer's order of two units, delivered and paid. */
export async function deliverTo(page: Page, merchantId: number) {
  const buyer = await newBuyer(page);
  const goods = await productOf(page, buyer, merchantId);
  const { id: orderId, staff } = await delivered(page, buyer, { goods, quantity: 2 });
  return { buyer, goods, orderId, merchantOrderId: await staff.idOf(goods.merchantName) };
}

type Delivered = Awaited<ReturnType<typeof deliverTo>>;

/** The buyer sends one unit back after a change of mind, for credit, and brings it in person. Returns its id. */
export async function askReturn(page: Page, order: Delivered): Promise<number> {
  const returnId = await ask(page, order, { reason: 'changed_mind', wish: 'credit' });
  await call(page, ['POST', '/api/web/return/book'], {
    token: order.buyer.token,
    data: { returnId, way: 'drop_off' },
  });
  return returnId;
}

/** The buyer says with a photo that one unit came damaged. Gives the claim's id. */
export async function askClaim(page: Page, order: Delivered): Promise<number> {
  const { photo } = await send<{ photo: string }>(page, '/api/web/return/photo', {
    token: order.buyer.token,
    file: await picture('jpeg'),
  });
  return ask(page, order, { reason: 'damaged', wish: 'refund', photos: [photo] });
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
