import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { emulatePaymob } from '#emulators/paymob/emulate-paymob.ts';
import { priceLines } from '#modules/cart/server/quote-cart.ts';
import { startPayment } from '#modules/checkout/server/pay/start-payment.ts';
import { placeOrder } from '#modules/checkout/server/place-order.ts';
import { merchantPayable } from '#modules/ledger/account.ts';
import { post } from '#modules/ledger/server/post.ts';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { applyToOrder } from '#modules/orders/server/steps/apply-event.ts';
import { draftPayouts } from '#modules/payouts/server/batches/draft-payouts.ts';
import { setChannel } from '#modules/payouts/server/set-channel.ts';
import { checkReturns } from '#modules/returns/server/check-returns.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { MINUTE } from '#platform/clock.ts';
import { toPounds } from '#platform/money.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { jobs } from '#server/consequences.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/people.ts';
import type { TestShop } from '../../support/shop.ts';
import { accountOf, callerOf } from '../model/money/caller.ts';
import { type Act, openTillEngine, perform } from './money-acts.ts';

const PRICE = 12_345;
const EARNED = 30_000;
const MERCHANTS = 60;
/** A refund whose answer was lost is asked about, and sent again only after a while. */
const TRIES = 4;

/** A shop in which money is captured, given back and paid out, each time of somebody new. */
export async function openTill(firstUrl: string) {
  let url = firstUrl;
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const messages: { url: string; body: string }[] = [];
  let returned = 0;
  let books = '{"transactions":[]}';
  const paymob = await emulatePaymob(async message => void messages.push(message), {
    read: async () => null,
    write: async text => void (books = text),
  });
  const open = () => openTillEngine(url, paymob.account, clock);
  let engine = await open();
  const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await query.execute(engine.ctx.db)).rows;
  const shop = () => ({ ctx: engine.ctx, rows }) as TestShop;

  const categoryId = await addCategory(shop());
  const good = await addProduct(shop(), {
    merchantId: await addMerchant(shop()),
    categoryId,
    price: PRICE,
    stock: 10_000,
  });
  const [maker, approver] = [
    accountOf((await addPerson(shop(), { role: 'finance' })).id, { role: 'finance' }),
    accountOf((await addPerson(shop(), { role: 'finance' })).id, { role: 'finance' }),
  ];

  /** An order that was paid at the gateway, whose webhook has not come yet. */
  async function paidOrder(): Promise<Extract<Act, { does: 'capture' }> & { buyerId: number }> {
    const { ctx } = engine;
    const { id: buyerId, mobile } = await addPerson(shop());
    const by = callerOf(accountOf(buyerId));
    const asked = [{ productId: good.id, quantity: 1 }];
    const quote = await priceLines(ctx.db, asked, { settings: await readSettings(ctx), zone: 'A' });
    const { orderId } = await placeOrder(
      ctx,
      {
        idempotencyKey: randomUUID(),
        lines: asked.map(line => ({ ...line, seenPrice: toPounds(PRICE) })),
        address: { ...CAIRO_ADDRESS, mobile, cityName: '', landmark: '' },
        paymentMethod: 'card',
        seenTotal: toPounds(quote.total ?? 0),
        acceptTerms: true,
      },
      by,
    );
    await startPayment(ctx, { orderId, method: 'card' }, by);
    const [payment] = await rows(
      sql<{ id: number; reference: string }>`select id, reference from payments where order_id = ${orderId}`,
    );
    const { id: paymentId, reference } = payment as { id: number; reference: string };
    await paymob.deed(reference, 'pay');
    const { url: address, body } = messages.at(-1) as (typeof messages)[0];
    const hmac = new URL(address).searchParams.get('hmac') ?? '';
    return { does: 'capture', orderId, paymentId, body, hmac, buyerId };
  }

  const processCapture = (paymentId: number) =>
    jobs['payment.captured: onPaymentCaptured']?.(engine.ctx, { id: paymentId });

  async function cancelledOrder(): Promise<Act> {
    const { buyerId, ...paid } = await paidOrder();
    const { orderId, paymentId } = paid;
    await perform(engine, paid);
    await processCapture(paymentId);
    await applyToOrder(engine.ctx, {
      orderId,
      event: 'cancelled',
      by: { kind: 'buyer', userId: buyerId, requestId: 'crash' },
    });
    const [event] = await rows(sql<{ id: number }>`select max(id) as id from order_events`);
    await jobs['order.cancelled: refundUnused']!(engine.ctx, { id: event?.id });
    const [refund] = await rows(
      sql<{
        id: number;
        amount: number;
      }>`select id, amount from refund_tenders where payment_id = ${paymentId}`,
    );
    const { id: refundId, amount } = refund as { id: number; amount: number };
    returned += amount;
    return { does: 'refund', orderId, paymentId, refundId, amount };
  }

  const drafted: { payoutId: number; merchantId: number }[] = [];

  /** All merchants who will be paid are drafted for in one batch: there is one a day. */
  async function draftAll(): Promise<void> {
    const { ctx } = engine;
    for (let at = 0; at < MERCHANTS; at += 1) {
      const merchantId = await addMerchant(shop());
      await setChannel(
        ctx,
        { kind: 'wallet', holder: 'متجر النيل', number: '01012345678' },
        callerOf(accountOf(maker.userId, { role: 'merchant', merchantId, duty: 'owner' })),
      );
      await ctx.db.transaction().execute(tx =>
        post(tx, {
          cause: { type: 'test', id: merchantId },
          kind: 'earned',
          entries: [
            { account: 'bank', debit: EARNED },
            { account: merchantPayable(merchantId), credit: EARNED },
          ],
        }),
      );
    }
    await draftPayouts(ctx, {}, callerOf(maker));
    const found = await rows(
      sql<{ payoutId: number; merchantId: number }>`
        select id as "payoutId", merchant_id as "merchantId" from payouts order by id`,
    );
    drafted.push(...found);
  }

  async function draftedPayout(): Promise<Act> {
    if (drafted.length === 0) await draftAll();
    const payout = drafted.shift();
    if (!payout) throw new Error(`more than ${MERCHANTS} payouts are needed`);
    return { does: 'pay out', ...payout, approver };
  }

  const NEXT: { [D in Act['does']]: () => Promise<Act> } = {
    capture: async () => {
      const { buyerId: _, ...act } = await paidOrder();
      return act;
    },
    refund: cancelledOrder,
    'pay out': draftedPayout,
  };

  return {
    engine: () => engine,
    url: () => url,
    paymob: paymob.account,
    next: (does: Act['does']) => NEXT[does](),
    async close() {
      await engine.close().catch(() => undefined);
      await paymob.close();
    },
    /** After the server came back elsewhere. */
    async moveTo(newUrl: string) {
      await engine.close().catch(() => undefined);
      url = newUrl;
      engine = await open();
    },
    /** After a blow the books are in order; tried again it is done, once, however often. */
    async expectOnce(act: Act) {
      const inOrder = async () => {
        const lines = [...(await checkBooks(engine.ctx.db)), ...(await checkReturns(engine.ctx.db))];
        expect(wrongLines(lines)).toEqual([]);
      };
      await inOrder();
      for (let left = TRIES; left > 0; left -= 1) {
        await perform(engine, act).catch(error => (left === 1 ? Promise.reject(error) : undefined));
        ahead += MINUTE;
      }
      await perform(engine, act);
      await inOrder();
      expect(await ended(act)).toEqual(await asItShould(act));
    },
  };

  async function ended(act: Act): Promise<unknown> {
    if (act.does === 'pay out') {
      return rows(sql`
        select p.state, (select -sum(e.amount)::int from ledger_entries e
                          where e.account = ${merchantPayable(act.merchantId)}) as left,
               (select array_agg(t.kind order by t.id) from ledger_transactions t
                 where t.cause_type = 'payout' and t.cause_id = p.id) as posted
          from payouts p where p.id = ${act.payoutId}`);
    }
    if (act.does === 'capture') await processCapture(act.paymentId);
    const [found] = await rows(sql<object>`
      select p.status, p.captured = p.amount as captured, p.refunded,
             (select array_agg(mo.status) from merchant_orders mo where mo.order_id = p.order_id) as parts,
             (select count(*)::int from ledger_transactions t
               where t.cause_type = 'payment' and t.cause_id = p.id) as posted,
             (select array_agg(t.kind order by t.id) from ledger_transactions t
                join refund_tenders r on r.payment_id = p.id
               where (t.cause_type, t.cause_id) in (('refund_tender', r.id), ('refund', r.refund_id))) as back
        from payments p where p.id = ${act.paymentId}`);
    return { ...found, byGateway: givenBack() };
  }

  function givenBack(): number {
    const { transactions } = JSON.parse(books) as { transactions: { refunded_amount_cents: number }[] };
    return transactions.reduce((sum, each) => sum + each.refunded_amount_cents, 0);
  }

  function asItShould(act: Act): unknown {
    if (act.does === 'pay out') return [{ state: 'paid', left: 0, posted: ['sent/1', 'confirmed/1'] }];
    const captured = { captured: true, posted: 1, byGateway: returned };
    if (act.does === 'capture')
      return { ...captured, status: 'captured', refunded: 0, parts: ['new'], back: null };
    return {
      ...captured,
      status: 'refunded',
      refunded: act.amount,
      parts: ['cancelled'],
      back: ['owed', 'sent'],
    };
  }
}
export type Till = Awaited<ReturnType<typeof openTill>>;
