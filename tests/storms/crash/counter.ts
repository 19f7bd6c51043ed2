import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { priceLines } from '#modules/cart/server/quote-cart.ts';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { toPounds } from '#platform/money.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { type Engine, openEngine } from '../../support/engine.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/people.ts';
import type { TestShop } from '../../support/shop.ts';
import { type Order, type Reply, send } from './placing.ts';

const UNITS = 2;
const STOCK = 1000;

/** Two merchants' goods, of which somebody new buys one order after the other. */
export async function openCounter(url: string) {
  let engine = await openEngine(url);
  const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await query.execute(engine.ctx.db)).rows;
  const shop = () => ({ ctx: engine.ctx, rows }) as TestShop;
  const categoryId = await addCategory(shop());
  const goods = [await goodsOfNewMerchant(), await goodsOfNewMerchant()];

  async function goodsOfNewMerchant() {
    const merchantId = await addMerchant(shop());
    return addProduct(shop(), { merchantId, categoryId, stock: STOCK });
  }

  return {
    engine: (): Engine => engine,
    /** Connections that the blow has broken may be closed again. */
    close: () => engine.close().catch(() => undefined),
    /** After the server came back elsewhere. */
    async moveTo(newUrl: string) {
      await engine.close().catch(() => undefined);
      engine = await openEngine(newUrl);
    },
    async newOrder(): Promise<Order> {
      const { id } = await addPerson(shop());
      const settings = await readSettings(engine.ctx);
      const asked = goods.map(product => ({ productId: product.id, quantity: UNITS }));
      const quote = await priceLines(engine.ctx.db, asked, { settings, zone: 'A' });
      return {
        viewer: {
          kind: 'account',
          userId: id,
          sessionId: 0,
          role: 'user',
          merchantId: null,
          duty: null,
          lacksSecondFactor: false,
        },
        request: {
          idempotencyKey: randomUUID(),
          lines: asked.map((line, at) => ({
            ...line,
            seenPrice: toPounds(quote.lines[at]?.offer?.price ?? 0),
          })),
          address: { ...CAIRO_ADDRESS, mobile: '+201012345678', cityName: '', landmark: '' },
          paymentMethod: 'cash_on_delivery',
          seenTotal: toPounds(quote.total ?? 0),
          acceptTerms: true,
        },
      };
    },
    /**
     * After a blow the books are in order; the same key then gives one order, the one that was acknowledged if any
     * was, with its units taken once and one notification.
     */
    async expectOneOrder(order: Order, acknowledged: Reply | null) {
      expect(wrongLines(await checkBooks(engine.ctx.db))).toEqual([]);
      const reply = await send(engine, order);
      if (acknowledged) expect(reply).toEqual(acknowledged);
      expect(wrongLines(await checkBooks(engine.ctx.db))).toEqual([]);
      const found = await rows(sql`
        select o.id as "orderId",
               (select sum(l.open)::int from order_lines l join merchant_orders mo on mo.id = l.merchant_order_id
                 where mo.order_id = o.id) as units,
               (select count(*)::int from graphile_worker._private_jobs j where (j.payload ->> 'id')::bigint = o.id) as notified
          from orders o where o.user_id = ${order.viewer.userId}`);
      expect(found).toEqual([{ orderId: reply.orderId, units: goods.length * UNITS, notified: 1 }]);
    },
    /** All orders together have taken from stock what they say, not a unit more. */
    async expectStock(orders: number) {
      const left = await rows(
        sql`select (on_hand - held - allocated)::int as free from variants order by id`,
      );
      expect(left).toEqual(goods.map(() => ({ free: STOCK - orders * UNITS })));
    },
  };
}
export type Counter = Awaited<ReturnType<typeof openCounter>>;
