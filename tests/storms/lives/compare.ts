import { sql } from 'kysely';
import { showOrder } from '#modules/orders/server/views/show-order.ts';
import { fromPounds } from '#platform/money.ts';
import type { Market } from '../model/market.ts';
import { callerOf } from '../model/money/caller.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { ShopDriver } from './shop-driver.ts';
import { accountName } from './world.ts';

/** Everything in which the shop and the oracle differ, a line each. */
export async function differences(market: Market, oracle: Oracle, driver: ShopDriver): Promise<string[]> {
  return [
    ...(await ofBooks(market, oracle)),
    ...(await ofStock(market, oracle)),
    ...(await ofOrders(market, oracle, driver)),
  ];
}

async function ofBooks(market: Market, { books }: Oracle): Promise<string[]> {
  const { rows } = await sql<{ account: string; balance: number }>`
    select account, sum(amount)::bigint as balance from ledger_entries group by account`.execute(
    market.ctx.db,
  );
  const seen = new Map(rows.map(({ account, balance }) => [account, Number(balance)]));
  const expected = new Map([...books.balances].map(([name, amount]) => [accountName(name, market), amount]));
  return [...new Set([...seen.keys(), ...expected.keys()])].toSorted().flatMap(account => {
    const [shop, oracle] = [seen.get(account) ?? 0, expected.get(account) ?? 0];
    return shop === oracle ? [] : [`${account}: ${shop} in the shop, ${oracle} by the specification`];
  });
}

async function ofStock(market: Market, { stock }: Oracle): Promise<string[]> {
  const { rows } = await sql<{ onHand: number; held: number; allocated: number }>`
    select v.on_hand as "onHand", v.held, v.allocated from variants v
     where v.product_id = any(${market.productIds}::bigint[]) order by v.product_id`.execute(market.ctx.db);
  return stock.flatMap((row, at) => differ(`stock of good ${at}`, rows[at], row));
}

async function ofOrders(market: Market, oracle: Oracle, driver: ShopDriver): Promise<string[]> {
  const money = await paidAndBack(market);
  const statuses = oracle.statuses();
  const found: string[] = [];
  for (const [at, order] of oracle.orders.entries()) {
    const orderId = driver.orderId(order);
    const shown = await showOrder(market.ctx, { orderId }, callerOf(market.buyers[order.buyer]));
    const byMerchant = shown.merchantOrders.toSorted((a, b) => a.merchantId - b.merchantId);
    const status = { group: shown.status, parts: byMerchant.map(each => each.status) };
    found.push(...differ(`statuses of order ${at}`, status, statuses[at]));
    const row = money.get(orderId) ?? { paid: 0, back: 0 };
    const balance = { ...row, due: fromPounds(shown.cashDue) };
    found.push(...differ(`buyer of order ${at}`, balance, oracle.balance(order)));
  }
  return found;
}

/** Of each order, what its buyer paid by any means, and what went back or is on its way back. */
async function paidAndBack(market: Market): Promise<Map<number, { paid: number; back: number }>> {
  const { rows } = await sql<{ id: number; paid: number; back: number }>`
    select o.id,
           coalesce((select sum(captured) from payments where order_id = o.id), 0)::int
         + coalesce((select sum(c.collected) from cod_collections c join parcels p on p.id = c.parcel_id
                       join merchant_orders mo on mo.id = p.merchant_order_id where mo.order_id = o.id), 0)::int as paid,
           coalesce((select sum(r.amount) from refunds r where r.order_id = o.id and r.state <> 'refused'), 0)::int as back
      from orders o`.execute(market.ctx.db);
  return new Map(rows.map(({ id, paid, back }) => [id, { paid, back }]));
}

function differ(what: string, shop: unknown, oracle: unknown): string[] {
  const [seen, expected] = [JSON.stringify(shop), JSON.stringify(oracle)];
  return seen === expected ? [] : [`${what}: ${seen} in the shop, ${expected} by the specification`];
}
