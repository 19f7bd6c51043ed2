import { afterEach, expect } from 'vitest';
import { endDispute } from '#modules/checkout/disputes.calls.ts';
import { reopenParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import { openDispute } from '#modules/payments/disputes.calls.ts';
import { expectBooksRight } from '../../support/books.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { doorPhoto } from '../../support/shop.ts';
import { allFollowed, balances, giveCredit, openPayingShop, seen, start } from './paying-shop.ts';

const PARCEL_STEPS = ['send', 'deliver', 'refuse', 'take back', 'reopen'] as const;
/** What happens to one of two parcels. */
export type ParcelStep = [(typeof PARCEL_STEPS)[number], 0 | 1];

/** A shop whose buyers pay by card, and whose payments are disputed and lost. Its books must be right after each test. */
export async function openDisputedShop() {
  const { shop, paymob } = await openPayingShop();
  const market = await openMarket(shop, 1000);
  const finance = await addPerson(shop, { role: 'finance' });
  afterEach(() => expectBooksRight(shop));

  const by = ({ token }: { token: string }) => ({ token });
  const seller = () => by(market.luxor.owner);
  const payable = () => `merchant_payable:${market.luxor.id}`;

  /** An order paid by card and, for the rest, by credit; two units of the first merchant where nothing else is said. */
  async function buy({ quantities = [2], credit = 0 }: { quantities?: number[]; credit?: number } = {}) {
    const buyer = await addPerson(shop);
    if (credit > 0) await giveCredit(shop, buyer, credit);
    const before = await balances(shop);
    const bought = await market.placeOrder(quantities, {
      paymentMethod: 'card',
      buyer,
      useCredit: credit > 0,
    });
    const { reference } = await start(shop, bought);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);
    const merchantOrders = async () => (await seen(shop, bought)).order.merchantOrders;
    const [part] = await merchantOrders();
    const merchantOrderId = part?.id as number;
    const lineId = part?.lines[0]?.id as number;
    return { buyer, orderId: bought.orderId, merchantOrderId, lineId, before, merchantOrders };
  }

  /** The same two units of 100 pounds with 85 of fees, paid at the door. */
  async function buyForCash(): Promise<Bought> {
    const buyer = await addPerson(shop);
    const before = await balances(shop);
    const { orderId } = await market.placeOrder([2], { buyer });
    const merchantOrders = async () => (await seen(shop, { buyer, orderId })).order.merchantOrders;
    const [part] = await merchantOrders();
    const lineId = part?.lines[0]?.id as number;
    return { buyer, orderId, merchantOrderId: part?.id as number, lineId, before, merchantOrders };
  }

  /** Packs the two units into a parcel each, without handing them over; gives their ids. */
  async function packTwo({ merchantOrderId, lineId }: Bought): Promise<[number, number]> {
    await shop.call(orderCalls.acceptMerchantOrder, { merchantOrderId }, seller());
    const one = { carrier: 'merchant' as const, lines: [{ lineId, quantity: 1 }] };
    const input = { merchantOrderId, parcels: [one, one] };
    const { body } = await shop.call(orderCalls.packMerchantOrder, input, seller());
    return body.parcels.map(({ id }) => id) as [number, number];
  }

  const steps: Record<ParcelStep[0], (parcelId: number) => Promise<{ status: number }>> = {
    send: parcelId => shop.call(orderCalls.handOverParcel, { parcelId }, seller()),
    deliver: async parcelId =>
      shop.call(orderCalls.deliverParcel, { parcelId, proof: await doorPhoto(shop, parcelId) }, seller()),
    refuse: parcelId => shop.call(orderCalls.refuseParcel, { parcelId, reason: 'refused_at_door' }, seller()),
    'take back': parcelId =>
      shop.call(orderCalls.receiveParcelBack, { parcelId, condition: 'sellable' }, seller()),
    reopen: parcelId => shop.call(reopenParcel, { parcelId, reason: 'سُجل بالخطأ' }, by(market.admin)),
  };

  async function act(parcels: readonly [number, number], all: readonly ParcelStep[]): Promise<void> {
    for (const [step, at] of all) {
      expect((await steps[step](parcels[at])).status, `${step} ${at}`).toBe(200);
      await allFollowed(shop);
      await expectBooksRight(shop);
    }
  }

  /** Staff report a parcel that will not arrive. */
  async function report(event: 'lost' | 'damaged', parcelId: number): Promise<void> {
    const input = { parcelId, event, reason: 'أفاد المندوب بذلك' };
    expect((await shop.call(orderCalls.reportLoss, input, by(market.admin))).status).toBe(200);
    await allFollowed(shop);
  }

  /** In pounds; without an amount, the bank takes all that has not gone back. */
  async function lose(
    { orderId }: Bought,
    lossParty: 'merchant' | 'platform',
    amount?: number,
  ): Promise<void> {
    const wanted = { orderId, reason: 'خطاب من البنك', ...(amount && { amount }) };
    const { body } = await shop.call(openDispute, wanted, by(finance));
    const lost = { paymentId: body.paymentId, decision: 'lost', lossParty, reason: 'قرار البنك' } as const;
    expect((await shop.call(endDispute, lost, by(finance))).status).toBe(200);
    await allFollowed(shop);
    await expectBooksRight(shop);
  }

  /** The change of every account's balance by the order. */
  async function since({ before }: Bought) {
    const after = await balances(shop);
    return (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  }

  return { shop, market, finance, by, seller, payable, buy, buyForCash, packTwo, act, report, lose, since };
}

export type Bought = {
  merchantOrders: () => Promise<{ status: string }[]>;
  buyer: Awaited<ReturnType<typeof addPerson>>;
  orderId: number;
  merchantOrderId: number;
  lineId: number;
  before: Record<string, number>;
};
