import { sql } from 'kysely';
import { afterAll, expect, vi } from 'vitest';
import { emulateFawry } from '#emulators/fawry/emulate-fawry.ts';
import type { Message } from '#emulators/outbox.ts';
import { emulatePaymob } from '#emulators/paymob/emulate-paymob.ts';
import { showPayment, startPayment } from '#modules/checkout/calls.ts';
import { post } from '#modules/ledger/server/post.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { lockAttempts } from '#modules/payments/server/attempts.ts';
import { capture } from '#modules/payments/server/capture.ts';
import type { FawryConfig, PaymobConfig } from '#platform/server/config/gateways.ts';
import { transaction } from '#platform/server/context.ts';
import type { Placed } from '../../support/market.ts';
import { type TestShop, testShop } from '../../support/shop.ts';

/** A shop with both gateways, emulated on their own wire; their webhooks go to the shop's own address. */
export async function openPayingShop() {
  const webhooks: { message: Message; status: number; code?: string }[] = [];
  let shop: TestShop | null = null;
  const deliver = async (message: Message) => {
    const { pathname, search } = new URL(message.url);
    const reply = await shop?.http.inject({
      method: 'POST',
      url: pathname + search,
      payload: message.body,
      headers: { 'content-type': 'application/json' },
    });
    const { error } = JSON.parse(reply?.body ?? '{}') as { error?: { code: string } };
    webhooks.push({ message, status: reply?.statusCode ?? 0, ...(error && { code: error.code }) });
  };
  const paymob = await emulatePaymob(deliver);
  const fawry = await emulateFawry({
    deliver,
    notificationUrl: 'http://shop.example/api/web/payment/callback/fawry',
  });
  afterAll(() => Promise.all([paymob.close(), fawry.close()]));
  shop = await testShop({
    env: { ...paymobAccount(paymob.account), ...fawryAccount(fawry.account) },
  });
  return { shop, paymob, fawry, webhooks, deliver };
}

/** Settings of a shop with this account. */
export const paymobAccount = (account: PaymobConfig) => ({
  PAYMOB_URL: account.url,
  PAYMOB_SECRET_KEY: account.secretKey,
  PAYMOB_PUBLIC_KEY: account.publicKey,
  PAYMOB_API_KEY: account.apiKey,
  PAYMOB_HMAC_SECRET: account.hmacSecret,
  PAYMOB_CARD_INTEGRATION: String(account.integrations.card),
  PAYMOB_WALLET_INTEGRATION: String(account.integrations.wallet),
  PAYMOB_KIOSK_INTEGRATION: String(account.integrations.kiosk),
});

export const fawryAccount = (account: FawryConfig) => ({
  FAWRY_URL: account.url,
  FAWRY_MERCHANT_CODE: account.merchantCode,
  FAWRY_SECURE_KEY: account.secureKey,
});

/** Waits until no job is due; those that wait for another try are left. */
export async function allFollowed(shop: TestShop): Promise<void> {
  await vi.waitFor(
    async () => {
      const jobs = await shop.rows(
        sql`select task_identifier from graphile_worker.jobs where run_at <= now() and attempts < 1 or locked_at is not null`,
      );
      expect(jobs).toEqual([]);
    },
    { timeout: 10_000, interval: 20 },
  );
}

type BuyersOrder = Pick<Placed, 'buyer' | 'orderId'>;

/** Starts a payment, and gives the shop's reference of the attempt. */
export async function start(
  shop: TestShop,
  { buyer, orderId }: BuyersOrder,
  method: Exclude<PaymentMethod, 'cash_on_delivery'> = 'card',
) {
  const reply = await shop.call(startPayment, { orderId, method }, { token: buyer.token });
  const [row] = await shop.rows(
    sql<{
      reference: string;
    }>`select reference from payments where order_id = ${orderId} order by id desc limit 1`,
  );
  return { reply, reference: row?.reference ?? '' };
}

/**
 * Captures an order's first attempt without the jobs that follow from it, as if the queue were long; gives the
 * payment that took the money. A name that was not used before makes it another capture.
 */
export function captureUnprocessed(shop: TestShop, orderId: number, name: string): Promise<number> {
  return transaction(shop.ctx, async tx => {
    const before = await lockAttempts(tx, orderId);
    const [payment] = before;
    if (!payment) throw new Error('nobody has asked to pay');
    await capture(shop.ctx, tx, { payment, transaction: `${name}-${payment.id}` });
    await sql`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'payment.captured'`.execute(tx);
    const after = await lockAttempts(tx, orderId);
    return after.length > before.length ? Math.max(...after.map(({ id }) => id)) : payment.id;
  });
}

export async function seen(shop: TestShop, { buyer, orderId }: BuyersOrder) {
  const by = { token: buyer.token };
  const [order, payment] = await Promise.all([
    shop.call(orderCalls.showOrder, { orderId }, by),
    shop.call(showPayment, { orderId }, by),
  ]);
  return { order: order.body, payment: payment.body };
}

/** Gives a buyer credit, as a refund would. */
export async function giveCredit(shop: TestShop, { id }: { id: number }, piastres: number): Promise<void> {
  await shop.ctx.db.transaction().execute(tx =>
    post(tx, {
      cause: { type: 'test_credit', id: Math.floor(Math.random() * 1e9) },
      kind: 'given',
      entries: [
        { account: 'refund_payable', debit: piastres },
        { account: `store_credit:${id}`, credit: piastres },
      ],
    }),
  );
}

/** Balances of all accounts that hold something; debits positive. */
export async function balances(shop: TestShop): Promise<Record<string, number>> {
  const rows = await shop.rows(sql<{ account: string; balance: number }>`
    select account, sum(amount)::bigint as balance from ledger_entries group by account having sum(amount) <> 0 order by account`);
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

export interface PaymentSeen {
  method: string;
  status: string;
  captured: number;
  refund_claimed: number;
  refunded: number;
  overpaid: boolean;
}

export const paymentsOf = (shop: TestShop, orderId: number) =>
  shop.rows(sql<PaymentSeen>`
    select method, status, captured, refund_claimed, refunded, overpaid from payments
     where order_id = ${orderId} order by id`);
