import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { applyCouponToQuote } from '#modules/cart/server/apply-coupon.ts';
import { priceLines } from '#modules/cart/server/quote-cart.ts';
import { confirmTransfer } from '#modules/checkout/server/pay/confirm-transfer.ts';
import { endDispute } from '#modules/checkout/server/pay/end-dispute.ts';
import { startPayment } from '#modules/checkout/server/pay/start-payment.ts';
import { placeOrder } from '#modules/checkout/server/place-order.ts';
import { signing } from '#modules/ledger/server/sign-money.ts';
import type { Actor } from '#modules/orders/actor.ts';
import type { MerchantOrderEvent } from '#modules/orders/order-event.ts';
import type { ParcelEvent } from '#modules/orders/parcel.ts';
import { fireTimers } from '#modules/orders/server/fire-timers.ts';
import { applyEvent, applyToOrder } from '#modules/orders/server/steps/apply-event.ts';
import { applyParcelEvent } from '#modules/orders/server/steps/apply-parcel-event.ts';
import type { StepDetails } from '#modules/orders/step-details.ts';
import { openDispute } from '#modules/payments/server/open-dispute.ts';
import { draftPayouts } from '#modules/payouts/server/batches/draft-payouts.ts';
import { movePayout } from '#modules/payouts/server/batches/move-payout.ts';
import type { CaseActor } from '#modules/refunds/case-actor.ts';
import { approveRefund } from '#modules/refunds/server/approve-refund.ts';
import { recordTransfer } from '#modules/refunds/server/transfers/record-transfer.ts';
import { decideCourierClaim, recordCourierPaid } from '#modules/remittances/server/courier-claims.ts';
import { importStatement } from '#modules/remittances/server/import-statement.ts';
import { reconcileRemittance } from '#modules/remittances/server/reconcile-remittance.ts';
import type { ReturnReason } from '#modules/returns/reason.ts';
import type { ReturnDetails } from '#modules/returns/return-step.ts';
import { applyClaimEvent } from '#modules/returns/server/apply-claim-event.ts';
import { applyReturnEvent } from '#modules/returns/server/apply-return-event.ts';
import { giveGoodwill } from '#modules/returns/server/customers/credit.ts';
import { fireReturnTimers } from '#modules/returns/server/fire-return-timers.ts';
import { bookPickup } from '#modules/returns/server/pickups/sync-pickup.ts';
import { requestReturn } from '#modules/returns/server/request-return.ts';
import type { ReturnEvent } from '#modules/returns/transitions.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { DAY } from '#platform/clock.ts';
import { toPounds } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Caller } from '#platform/viewer.ts';
import { statementOf } from '../../support/money/statement.ts';
import { CAIRO_ADDRESS } from '../../support/people.ts';
import type { Market } from '../model/market.ts';
import { callerOf } from '../model/money/caller.ts';
import { follow } from '../model/money/follow.ts';
import { REFUND_HOLDER } from '../model/money/set-up.ts';
import type { Play } from '../model/play.ts';
import type { Line, Method, Order, Parcel, Part } from '../oracle/order.ts';
import type { FawryGateway } from './fawry.ts';
import { WITH_ACCOUNT } from './world.ts';

type PaidMethod = Exclude<Method, 'credit'>;
const METHODS = {
  cash: 'cash_on_delivery',
  paymob: 'card',
  fawry: 'fawry',
  transfer: 'bank_transfer',
} as const satisfies Record<PaidMethod, string>;

/** The actions of people in a life, by the shop's use cases; maps the shop's ids to the oracle's objects. */
export class ShopDriver {
  private readonly market: Market;
  private readonly fawry: FawryGateway;
  private readonly play: Play;
  readonly orders = new Map<Order, number>();
  readonly parts = new Map<Part, number>();
  readonly lines = new Map<Line, number>();
  readonly parcels = new Map<Parcel, number>();
  private keys = 0;

  constructor(market: Market, fawry: FawryGateway) {
    this.market = market;
    this.fawry = fawry;
    this.play = { market, placed: [], keys: 0, following: { begun: [], again: [] } };
  }

  private get ctx() {
    return this.market.ctx;
  }

  buyer(at: number) {
    return callerOf(this.market.buyers[at]);
  }

  private staff(at: number) {
    return callerOf(this.market.staff[at]);
  }

  async gift(buyer: number, amount: number): Promise<void> {
    const userId = this.market.buyers[buyer]?.userId as number;
    const asked = { key: randomUUID(), userId, amount: toPounds(amount), reason: 'اعتذار عن التأخير' };
    await this.signed(by => signing(giveGoodwill)(this.ctx, asked, by));
  }

  /** The buyer sees the price as it is; gives the shop's total and where the parts begin. */
  async place(asked: {
    buyer: number;
    lines: readonly { good: number; units: number }[];
    method: PaidMethod;
    coupon: string | null;
    useCredit: boolean;
  }) {
    const { ctx, productIds } = this.market;
    const settings = await readSettings(ctx);
    const lines = asked.lines.map(({ good, units }) => ({
      productId: productIds[good] as number,
      quantity: units,
    }));
    const bare = await priceLines(ctx.db, lines, { settings, zone: 'A' });
    const by = this.buyer(asked.buyer);
    const { userId } = by.viewer;
    const quote = asked.coupon
      ? await applyCouponToQuote(ctx.db, bare, {
          code: asked.coupon,
          userId,
          now: ctx.clock.now(),
        })
      : bare;
    this.keys += 1;
    return placeOrder(
      ctx,
      {
        idempotencyKey: `life-key-${this.keys}`,
        lines: lines.map((line, at) => ({
          ...line,
          seenPrice: toPounds(quote.lines[at]?.offer?.price ?? 0),
        })),
        address: { ...CAIRO_ADDRESS, mobile: `+20101234567${asked.buyer}`, cityName: '', landmark: '' },
        paymentMethod: METHODS[asked.method],
        useCredit: asked.useCredit,
        ...(asked.coupon && { couponCode: asked.coupon }),
        seenTotal: toPounds(quote.total ?? 0),
        acceptTerms: true,
      },
      by,
    );
  }

  /** Remembers which of the shop's rows are the oracle's. */
  async know(order: Order, orderId: number): Promise<void> {
    this.orders.set(order, orderId);
    const { rows } = await sql<{ id: number; lines: { id: number; productId: number }[] }>`
      select mo.id, (select json_agg(json_build_object('id', l.id, 'productId', l.product_id) order by l.id)
                       from order_lines l where l.merchant_order_id = mo.id) as lines
        from merchant_orders mo where mo.order_id = ${orderId} order by mo.merchant_id`.execute(this.ctx.db);
    for (const [at, part] of order.parts.entries()) {
      const row = rows[at] as (typeof rows)[0];
      this.parts.set(part, row.id);
      for (const line of part.lines) {
        const productId = this.market.productIds[line.good];
        this.lines.set(line, row.lines.find(each => each.productId === productId)?.id as number);
      }
    }
  }

  /** The rules of cash say which buyers must confirm; they move no money. */
  async mustConfirm(order: Order): Promise<boolean> {
    const { rows } = await sql<{ status: string }>`
      select status from merchant_orders where order_id = ${this.orderId(order)} limit 1`.execute(
      this.ctx.db,
    );
    return order.method === 'cash' && rows[0]?.status === 'pending_confirmation';
  }

  async pay(order: Order): Promise<void> {
    const orderId = this.orderId(order);
    if (order.method === 'cash' || order.method === 'credit') return;
    await startPayment(this.ctx, { orderId, method: METHODS[order.method] }, this.buyer(order.buyer));
    const { rows } = await sql<{ reference: string; amount: number }>`
      select reference, amount from payments where order_id = ${orderId} and provider <> 'store_credit' order by id desc limit 1`.execute(
      this.ctx.db,
    );
    const [due] = rows as [(typeof rows)[0]];
    if (order.method === 'paymob') await this.market.gateway.visit(due.reference, 'pay');
    else if (order.method === 'fawry') await this.fawry.pay(due.reference);
    else
      await this.signed(by =>
        signing(confirmTransfer)(this.ctx, { orderId, amount: toPounds(due.amount) }, by),
      );
  }

  async ofOrder(order: Order, event: MerchantOrderEvent, who: 'buyer' | 'staff'): Promise<void> {
    const by = this.actor(who, order.parts[0] as Part);
    await applyToOrder(this.ctx, {
      orderId: this.orderId(order),
      event,
      by,
      details: { reason: 'سبب واضح' },
    });
  }

  async ofPart(
    part: Part,
    { event, who, ...details }: StepDetails & { event: MerchantOrderEvent; who: Actor['kind'] },
  ): Promise<void> {
    const by = this.actor(who, part);
    const merchantOrderId = this.partId(part);
    await applyEvent(this.ctx, { merchantOrderId, event, by, details: { reason: 'سبب واضح', ...details } });
  }

  async cancelUnits(
    part: Part,
    { line, units, who }: { line: Line; units: number; who: 'buyer' | 'merchant' },
  ): Promise<void> {
    const lines = [{ lineId: this.lines.get(line) as number, quantity: units }];
    await this.ofPart(part, { event: 'cancelled', who, lines });
  }

  async pack(part: Part, parcels: readonly Parcel[]): Promise<void> {
    const packed = parcels.map(({ carrier, lines }) => ({
      carrier,
      lines: lines.map(({ line, units }) => ({ lineId: this.lines.get(line) as number, quantity: units })),
    }));
    await this.ofPart(part, { event: 'packed', who: 'merchant', parcels: packed });
    const { rows } = await sql<{ id: number }>`
      select id from parcels where merchant_order_id = ${this.partId(part)} order by id`.execute(this.ctx.db);
    for (const [at, parcel] of parcels.entries()) this.parcels.set(parcel, rows[at]?.id as number);
  }

  async ofParcel(
    part: Part,
    parcel: Parcel,
    { event, ...details }: StepDetails & { event: ParcelEvent },
  ): Promise<void> {
    const by = this.actor('staff', part);
    const proof = event === 'delivered' ? { proof: 'photo' } : {};
    const parcelId = this.parcels.get(parcel) as number;
    await applyParcelEvent(this.ctx, {
      parcelId,
      event,
      by,
      details: { reason: 'other', ...proof, ...details },
    });
  }

  /** A return from its request to the goods in the merchant's driver; gives its number. */
  async receiveReturned(
    part: Part,
    asked: {
      units: readonly { line: Line; units: number }[];
      reason: ReturnReason;
      wish: 'refund' | 'credit' | 'exchange';
      way: 'pickup' | 'drop_off';
      sellable: boolean;
    },
  ): Promise<number> {
    const { photo } = this.market;
    const lines = asked.units.map(({ line, units }) => ({
      lineId: this.lines.get(line) as number,
      quantity: units,
    }));
    const made = await requestReturn(
      this.ctx,
      {
        merchantOrderId: this.partId(part),
        reason: asked.reason,
        lines,
        wish: asked.wish,
        note: '',
        photos: asked.reason === 'defect' ? [photo] : [],
      },
      this.buyer(part.order.buyer),
    );
    const step = (event: ReturnEvent, who: 'buyer' | 'merchant' | 'staff', details: ReturnDetails = {}) =>
      applyReturnEvent(this.ctx, { returnId: made.id, event, by: this.caseActor(who, part), details });
    if (asked.reason === 'defect') await step('approved', 'merchant');
    await step('booked', 'buyer', { way: asked.way });
    await bookPickup(this.ctx, made.id);
    await step('handed_over', 'buyer');
    await step('received', 'merchant');
    const found = lines.map(({ lineId, quantity }) => ({
      lineId,
      sellable: asked.sellable ? quantity : 0,
      damaged: asked.sellable ? 0 : quantity,
      wrongItem: 0,
    }));
    await step('inspected', 'merchant', { found });
    return made.id;
  }

  /** Decides as the buyer wished, or for some of the units, or for none. */
  async resolve(
    part: Part,
    returnId: number,
    accepted: readonly { line: Line; units: number }[] | null,
  ): Promise<void> {
    const by = this.caseActor('merchant', part);
    const units = accepted?.map(each => ({
      lineId: this.lines.get(each.line) as number,
      quantity: each.units,
    }));
    const details: ReturnDetails =
      units === undefined
        ? {}
        : units.length === 0
          ? { outcome: 'declined', reason: 'كلها مستعملة' }
          : { outcome: 'partial', accepted: units, reason: 'الباقي مستعمل' };
    await applyReturnEvent(this.ctx, { returnId, event: 'resolved', by, details });
  }

  /** The order that was sent in the place of returned or claimed goods. */
  async replacementOf(cause: { returnId: number } | { claimId: number }): Promise<number | null> {
    const [column, id] = 'returnId' in cause ? ['return_id', cause.returnId] : ['claim_id', cause.claimId];
    const [found] = await this.rows(
      `select x.order_id as id from replacements x join refunds f on f.id = x.refund_id where f.${column} = ${id}`,
    );
    return found?.id ?? null;
  }

  async claim(
    part: Part,
    asked: {
      units: readonly { line: Line; units: number }[];
      wish: 'refund' | 'credit';
      decision: 'refund' | 'refuse' | 'replace';
      lossParty: 'merchant' | 'platform' | 'courier';
    },
  ): Promise<number> {
    const lines = asked.units.map(({ line, units }) => ({
      lineId: this.lines.get(line) as number,
      quantity: units,
    }));
    const merchantOrderId = this.partId(part);
    const photos = [this.market.photo];
    const of = { merchantOrderId, reason: 'damaged', lines, wish: asked.wish, note: '', photos } as const;
    const { id: claimId } = await requestReturn(this.ctx, of, this.buyer(part.order.buyer));
    const step = { claimId, reason: 'سبب واضح' };
    await applyClaimEvent(this.ctx, { ...step, event: 'answered', by: this.caseActor('merchant', part) });
    await applyClaimEvent(this.ctx, {
      ...step,
      event: 'decided',
      by: this.caseActor('staff', part),
      decision: asked.decision,
      recoveredFrom: asked.lossParty,
    });
    return claimId;
  }

  /** Without an amount the bank wants all that has not gone back. */
  async openDispute(order: Order, amount: number | null): Promise<void> {
    const orderId = this.orderId(order);
    const wanted = amount === null ? {} : { amount: toPounds(amount) };
    await openDispute(this.ctx, { orderId, reason: 'خطاب من البنك', ...wanted }, this.staff(1));
  }

  async endDispute(
    order: Order,
    { lossParty, fee }: { lossParty: 'merchant' | 'platform' | null; fee: number },
  ): Promise<void> {
    const [paid] = await this.rows(
      `select id from payments where order_id = ${this.orderId(order)} and status = 'disputed'`,
    );
    const said = { paymentId: paid?.id as number, fee: toPounds(fee), reason: 'قرار البنك' };
    const decision =
      lossParty === null ? ({ decision: 'won' } as const) : ({ decision: 'lost', lossParty } as const);
    await endDispute(this.ctx, { ...said, ...decision }, this.staff(2));
  }

  /** Works off the lists of finance: approvals, transfers to buyers' accounts, refunds that no gateway can send. */
  async doFinance(): Promise<void> {
    await follow(this.play);
    if (!(await this.isAnythingWaiting())) return;
    for (const { id } of await this.rows("select id from refunds where state = 'drafted'"))
      await this.signed(by => signing(approveRefund)(this.ctx, { refundId: id }, by));
    await follow(this.play);
    const known = [...WITH_ACCOUNT].map(at => this.market.buyers[at]?.userId);
    const waiting = await this.rows(`
      select distinct r.id from refunds r join refund_tenders t on t.refund_id = r.id join orders o on o.id = r.order_id
       where r.state = 'sending' and t.state <> 'succeeded'
         and (t.by_hand or t.means = 'channel' and o.user_id in (${known.join(',')}))`);
    for (const { id } of waiting) {
      const sent = { refundId: id, reference: `BANK-${id}`, holder: REFUND_HOLDER };
      await this.signed(by => signing(recordTransfer)(this.ctx, sent, by));
    }
    await follow(this.play);
  }

  private async isAnythingWaiting(): Promise<boolean> {
    const waiting = await this.rows(`
      select 1 as id where exists (select from refunds where state not in ('succeeded', 'refused'))`);
    return waiting.length > 0;
  }

  async passMonth(): Promise<void> {
    for (let day = 0; day < 45; day += 15) {
      this.market.clock.advance(15 * DAY);
      await fireTimers(this.ctx);
      await fireReturnTimers(this.ctx);
      await this.doFinance();
    }
  }

  /** All that the courier has taken at doors, with a fee of a pound each; gives how much it was. */
  async remit(): Promise<{ gross: number; fees: number }> {
    const { rows } = await sql<{ trackingNumber: string; gross: number }>`
      select p.tracking_number as "trackingNumber", c.goods + c.fees as gross from cod_collections c
        join parcels p on p.id = c.parcel_id where c.state = 'collected' and c.holder = 'bosta' order by p.id`.execute(
      this.ctx.db,
    );
    if (rows.length === 0) return { gross: 0, fees: 0 };
    const file = new Uint8Array(statementOf(rows.map(row => ({ ...row, fee: 100 }))));
    await importStatement(this.ctx, { courier: 'bosta', reference: `ST-${Date.now()}`, file }, this.staff(1));
    const { rows: open } = await sql<{ id: number; net: number }>`
      select id, net from remittances where settled_at is null`.execute(this.ctx.db);
    for (const { id, net } of open)
      await reconcileRemittance(
        this.ctx,
        { remittanceId: id, bankAmount: toPounds(net), bankReference: `B-${id}` },
        this.staff(2),
      );
    const gross = rows.reduce((all, row) => all + row.gross, 0);
    return { gross, fees: 100 * rows.length };
  }

  /** The claim on the courier that is open for this parcel; gives whether there is one. */
  async answerCourierClaim(
    parcel: Parcel,
    answer: 'pays' | 'platform' | 'merchant',
    amount: number,
  ): Promise<boolean> {
    const { rows } = await sql<{ id: number }>`
      select id from claims where parcel_id = ${this.parcels.get(parcel)} and kind = 'courier' and closed_at is null`.execute(
      this.ctx.db,
    );
    const claimId = rows[0]?.id;
    if (claimId === undefined) return false;
    const reason = 'رد الشركة';
    const asked =
      answer === 'pays'
        ? ({ claimId, decision: 'accepted', amount: toPounds(amount), reason } as const)
        : ({ claimId, decision: 'rejected', lossParty: answer, reason } as const);
    await this.signed(by => signing(decideCourierClaim)(this.ctx, asked, by));
    if (answer === 'pays')
      await recordCourierPaid(this.ctx, { claimId, bankReference: `BC-${claimId}` }, this.staff(1));
    return true;
  }

  /** Pays out, by three people, from the draft to the bank's confirmation; gives the amounts by merchant. */
  async payOut(): Promise<Map<number, number>> {
    try {
      await draftPayouts(this.ctx, {}, this.staff(0));
    } catch (error) {
      if (isRefusal(error) && error.code === 'nothing_to_pay') return new Map();
      throw error;
    }
    const { rows } = await sql<{ id: number; merchantId: number; amount: number }>`
      select id, merchant_id as "merchantId", amount from payouts order by id`.execute(this.ctx.db);
    for (const { id: payoutId } of rows) {
      await movePayout(this.ctx, { payoutId, step: 'approve', note: '' }, this.staff(3));
      await movePayout(this.ctx, { payoutId, step: 'send', note: 'إلى البنك' }, this.staff(4));
      await movePayout(this.ctx, { payoutId, step: 'confirm', note: 'إيصال البنك' }, this.staff(3));
    }
    return new Map(
      rows.map(({ merchantId, amount }) => [
        this.market.merchants.findIndex(({ id }) => id === merchantId),
        amount,
      ]),
    );
  }

  /** Two people, where the second is needed. */
  private async signed(act: (by: Caller<Market['staff'][0]>) => Promise<unknown>): Promise<void> {
    await act(this.staff(1));
    try {
      await act(this.staff(2));
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }

  orderId = (order: Order): number => this.orders.get(order) as number;
  partId = (part: Part): number => this.parts.get(part) as number;

  private async rows(query: string): Promise<{ id: number }[]> {
    return (await sql.raw<{ id: number }>(query).execute(this.ctx.db)).rows;
  }

  private actor(kind: Actor['kind'], part: Part): Actor {
    const requestId = 'life';
    if (kind === 'buyer') return { kind, userId: this.buyer(part.order.buyer).viewer.userId, requestId };
    if (kind === 'merchant') {
      const { id: merchantId, userId } = this.market.merchants[part.merchant] as Market['merchants'][0];
      return { kind, userId, merchantId, requestId };
    }
    if (kind === 'staff') return { kind, userId: this.market.staffId, role: 'super_admin', requestId };
    throw new Error(`nobody plays ${kind}`);
  }

  private caseActor(kind: 'buyer' | 'merchant' | 'staff', part: Part): CaseActor {
    return this.actor(kind, part) as CaseActor;
  }
}
