import { Books } from './books.ts';
import { type Piastres, percent, shares, sum, taxInside, wholePounds } from './money.ts';
import {
  between,
  type Carrier,
  type Exchange,
  type Fees,
  groupStatusOf,
  hasOpen,
  type Line,
  netOf,
  type Order,
  type OrderInput,
  openOf,
  openOrder,
  type Parcel,
  type Part,
  type Party,
  place,
  type SomeUnits,
  statusOf,
  type World,
  worthOf,
} from './order.ts';

export type LossParty = 'merchant' | 'platform' | 'courier';
type Who = 'buyer' | 'merchant';

const feesOf = (parcels: readonly Parcel[]): Fees => ({
  delivery: sum(parcels.map(({ fees }) => fees.delivery)),
  others: sum(parcels.map(({ fees }) => fees.others)),
});
const total = ({ delivery, others }: Fees) => delivery + others;
const NO_FEES: Fees = { delivery: 0, others: 0 };
const payable = (merchant: number) => `merchant_payable:${merchant}`;
const creditOf = (buyer: number) => `store_credit:${buyer}`;
const holder = ({ method }: Order) => (method === 'transfer' ? 'bank' : `gateway_receivable:${method}`);

const lossOf = (party: Party, part: Part) => (party === 'merchant' ? payable(part.merchant) : 'claim_cost');
/** What goes back, by means: credit, the method before the door, the door, and what the buyer has from a bank. */
type Split = readonly [credit: Piastres, online: Piastres, door: Piastres, had: Piastres];

/** Not on its way back, not lost: the buyer has it or may still get it. */
const stands = ({ state }: Parcel) => ['packed', 'shipped', 'delivered', 'undelivered'].includes(state);
const hasLeft = ({ state }: Parcel) => state !== 'packed' && state !== 'cancelled';
const isRefused = ({ state, cause }: Parcel) => state === 'returned' && cause === 'buyer';

/** Units of a return or claim, and what the specification asks about them. */
export interface CaseUnits {
  units: readonly SomeUnits[];
  fault: 'theirs' | 'none';
  /** The buyer's fee for the way back, if any, and who fetches the return. */
  fetched: { fee: Piastres; by: Carrier } | null;
  wish: 'refund' | 'credit' | 'exchange';
  lossParty: LossParty;
}

/**
 * Who owes what, computed from the specification alone: nothing here comes from the shop's own code,
 * which tests/architecture holds. Each method is one thing that happens to an order; after it every figure is what the
 * shop must say.
 */
export class Oracle {
  readonly books = new Books();
  readonly orders: Order[] = [];
  readonly stock: { onHand: number; held: number; allocated: number }[];
  readonly world: World;
  /** Buyers who have said where money that was paid at a door is to go. */
  readonly hasAccount: ReadonlySet<number>;

  constructor(world: World, hasAccount: ReadonlySet<number>) {
    this.world = world;
    this.hasAccount = hasAccount;
    this.stock = world.goods.map(({ stock }) => ({ onHand: stock, held: 0, allocated: 0 }));
  }

  credit(buyer: number): Piastres {
    return -this.books.of(creditOf(buyer));
  }

  gift(buyer: number, amount: Piastres): void {
    this.books.post({ claim_cost: amount }, { [creditOf(buyer)]: amount });
  }

  place(asked: Omit<OrderInput, 'credit'>, { useCredit }: { useCredit: boolean }): Order {
    const order = place(this.world, { ...asked, credit: useCredit ? this.credit(asked.buyer) : 0 });
    this.orders.push(order);
    this.books.post({ [creditOf(order.buyer)]: order.credit }, { buyer_advances: order.credit });
    for (const { line } of linesOf(order))
      this.take(line.good, line.units, isWaiting(order) ? 'held' : 'allocated');
    return order;
  }

  /** The rules of cash at the door ask some buyers to confirm. */
  waitsForConfirmation(order: Order): void {
    for (const part of order.parts) part.stage = 'pending_confirmation';
    for (const { line } of linesOf(order)) {
      this.take(line.good, -line.units, 'allocated');
      this.take(line.good, line.units, 'held');
    }
  }

  confirm(order: Order): void {
    this.becomesNew(order);
  }

  paid(order: Order): void {
    this.books.post({ [holder(order)]: order.rest }, { buyer_advances: order.rest });
    const rests = order.parts.map(part => part.total - part.paid.credit);
    for (const [at, part] of order.parts.entries()) part.paid.online = rests[at] as number;
    this.becomesNew(order);
  }

  private becomesNew(order: Order): void {
    for (const part of order.parts) part.stage = 'new';
    for (const { line } of linesOf(order)) {
      this.take(line.good, -line.units, 'held');
      this.take(line.good, line.units, 'allocated');
    }
  }

  /** Nobody paid or confirmed in time, or the buyer went away before. */
  lapse(order: Order): void {
    for (const part of order.parts) this.cancelOpen(part, 'buyer');
  }

  accept(part: Part): void {
    part.stage = 'accepted';
  }

  /** All of a part that has not left: also a rejection, and a merchant that never answered. */
  cancelOpen(part: Part, _by: Who): void {
    const kind = part.stage.startsWith('pending') ? 'held' : 'allocated';
    for (const line of part.lines) {
      const here = openOf(part, line) + packedUnits(part, line);
      line.cancelled += here;
      this.take(line.good, -here, kind);
    }
    for (const parcel of part.parcels) if (parcel.state === 'packed') parcel.state = 'cancelled';
    this.refundOwed(part);
  }

  /** Some units, before anything is packed. The merchant's own doing takes their share of the fees. */
  cancelUnits(part: Part, { line, units, by }: { line: Line; units: number; by: Who }): void {
    const worth = () => sum(part.lines.map(each => netOf(each, each.units - each.cancelled)));
    const before = worth();
    line.cancelled += units;
    const left = worth();
    const kind = part.stage.startsWith('pending') ? 'held' : 'allocated';
    this.take(line.good, -units, kind);
    if (by === 'merchant' && left > 0) {
      const gone = (fee: Piastres) => shares(fee, [before - left, left])[0] as number;
      part.fees = {
        delivery: part.fees.delivery - gone(part.fees.delivery),
        others: part.fees.others - gone(part.fees.others),
      };
    }
    this.refundOwed(part);
  }

  /** Each parcel carries some units of some lines; together all that is open. */
  pack(
    part: Part,
    parcels: readonly { carrier: Carrier; lines: { line: Line; units: number }[] }[],
  ): Parcel[] {
    const before = new Map<Line, number>();
    const contents = parcels.map(({ carrier, lines }) => ({
      carrier,
      lines: lines.map(({ line, units }) => {
        const from = before.get(line) ?? 0;
        before.set(line, from + units);
        return { line, units, net: between(line, from, from + units).net };
      }),
    }));
    const goods = contents.map(({ lines }) => sum(lines.map(({ net }) => net)));
    const fair = shares(total(part.fees), goods);
    const fees = part.order.method === 'cash' ? wholePounds(fair, goods) : fair;
    part.parcels = contents.map((content, at) => {
      const [delivery = 0, others = 0] = shares(fees[at] as number, [part.fees.delivery, part.fees.others]);
      return {
        ...content,
        fees: { delivery, others },
        credit: 0,
        state: 'packed',
        cause: null,
        atDoor: 0,
        sold: NO_FEES,
      };
    });
    if (part.order.method === 'cash') this.allotCredit(part);
    part.stage = 'packed';
    return part.parcels;
  }

  private allotCredit(part: Part): void {
    const worths = part.parcels.map(worthOf);
    const credit = part.paid.credit - part.back.credit;
    const fair = shares(Math.min(credit, sum(worths)), worths);
    const cash = wholePounds(
      worths.map((worth, at) => worth - (fair[at] as number)),
      [],
    );
    const fits = cash.every((amount, at) => amount <= (worths[at] as number));
    for (const [at, parcel] of part.parcels.entries())
      parcel.credit = fits ? (worths[at] as number) - (cash[at] as number) : (fair[at] as number);
  }

  handOver(parcel: Parcel): void {
    parcel.state = 'shipped';
    for (const { line, units } of parcel.lines) {
      this.take(line.good, -units, 'onHand');
      this.take(line.good, -units, 'allocated');
    }
  }

  /** The cash that the courier or merchant takes at the door. */
  dueAtDoor(part: Part, parcel: Parcel): Piastres {
    return part.order.method === 'cash' ? worthOf(parcel) - parcel.credit : 0;
  }

  deliver(part: Part, parcel: Parcel): void {
    const stood = this.advanceOf(part);
    parcel.state = 'delivered';
    parcel.atDoor = this.dueAtDoor(part, parcel);
    const goods = sum(parcel.lines.map(({ net }) => net));
    const merchant = payable(part.merchant);
    const isOwn = parcel.carrier === 'merchant';
    const inCash = { [isOwn ? merchant : 'courier_receivable:bosta']: parcel.atDoor };
    const advanced = { buyer_advances: goods + total(parcel.fees) - parcel.atDoor };
    this.books.post(
      { ...inCash, ...advanced },
      {
        [merchant]: goods + (isOwn ? parcel.fees.delivery : 0),
        delivery_income: isOwn ? 0 : parcel.fees.delivery,
        fee_income: parcel.fees.others,
      },
    );
    this.sell(parcel, { ...parcel.fees, delivery: isOwn ? 0 : parcel.fees.delivery });
    // The first units of a line may be a piastre cheaper: what a delivery lacks of its advance is the shop's.
    // So is what a bank took before it was delivered, or the merchant's who bears that dispute.
    const lacking = Math.max(0, worthOf(parcel) - parcel.atDoor - stood);
    const { lossParty } = part.order;
    this.bear(part, lossParty, lacking);
    this.books.post({ [lossOf(lossParty, part)]: lacking }, { buyer_advances: lacking });
    for (const { line, units } of parcel.lines) {
      const { shopBears, commission, vat } = between(line, line.delivered, line.delivered + units);
      line.delivered += units;
      this.books.post({ discount_cost: shopBears }, { [merchant]: shopBears });
      this.books.post({ [merchant]: commission + vat }, { commission_income: commission, vat_payable: vat });
    }
  }

  /** The shop's receipt for fees of its own: of each line the tax inside is owed from then on. */
  private sell(parcel: Parcel | null, fees: Fees): void {
    if (parcel) parcel.sold = fees;
    this.feeTax(fees, 1);
  }

  /** Its credit notes: one for each receipt, by what is left on it. */
  private takeBackSold(part: Part, back: Fees): void {
    const delivered = part.parcels.filter(({ state }) => state === 'delivered');
    const split = (name: keyof Fees) => {
      const open = delivered.map(({ sold }) => sold[name]);
      const all = sum(open);
      return all === 0 ? open : shares(Math.min(back[name], all), open);
    };
    const [delivery, others] = [split('delivery'), split('others')];
    for (const [at, parcel] of delivered.entries()) {
      const note = { delivery: delivery[at] as number, others: others[at] as number };
      parcel.sold = {
        delivery: parcel.sold.delivery - note.delivery,
        others: parcel.sold.others - note.others,
      };
      this.feeTax(note, -1);
    }
  }

  private feeTax({ delivery, others }: Fees, sign: 1 | -1): void {
    const { vatPercent } = this.world;
    const tax = sign * (taxInside(delivery, vatPercent) + taxInside(others, vatPercent));
    this.books.post({ fee_vat: tax }, { vat_payable: tax });
  }

  refuse(parcel: Parcel): void {
    parcel.state = 'undelivered';
    parcel.cause = 'buyer';
  }

  /** Lost or damaged on its way: a courier's or merchant's fault, whose fees go back. */
  fail(part: Part, parcel: Parcel, how: 'lost' | 'damaged'): void {
    parcel.state = how;
    parcel.cause = 'courier';
    for (const { line, units } of parcel.lines) line.failed += units;
    this.refundOwed(part);
  }

  /** Back at its merchant: what is sellable is in stock again, once (S4). */
  takeBack(part: Part, parcel: Parcel, condition: 'sellable' | 'damaged'): void {
    if (parcel.state === 'undelivered') for (const { line, units } of parcel.lines) line.failed += units;
    parcel.state = 'returned';
    if (condition === 'sellable')
      for (const { line, units } of parcel.lines) this.take(line.good, units, 'onHand');
    this.refundOwed(part);
  }

  /** Fees that may be kept while the buyer keeps something (docs/orders-rules.md, Fees). */
  private feesKept(part: Part): Fees {
    const parcels = part.parcels.filter(({ state }) => state !== 'cancelled');
    const standing = feesOf(parcels.filter(stands));
    const refused = feesOf(parcels.filter(isRefused)).delivery;
    const allotted = feesOf(parcels);
    const isRest = hasOpen(part) || parcels.length === 0;
    return {
      delivery: standing.delivery + refused + (isRest ? part.fees.delivery - allotted.delivery : 0),
      others: standing.others + (isRest ? part.fees.others - allotted.others : 0),
    };
  }

  /** Whether the buyer has something of the part, or may still get it. */
  isHolding(part: Part): boolean {
    return part.lines.some(
      line => line.units - line.cancelled - line.failed > line.refunded - line.exchanged,
    );
  }

  /** Owed = what is still paid − what may be kept, after units were cancelled, lost or came back undelivered. */
  private refundOwed(part: Part): void {
    const delivered = part.parcels.filter(({ state }) => state === 'delivered');
    const over = this.advanceOf(part) - this.mayStand(part, movedOf(part));
    if (over > 0) this.payBack(part, { buyer_advances: over });
    if (!this.isHolding(part)) this.giveFeesOfReturned(part, delivered);
    this.earnKept(part);
  }

  private advanceOf(part: Part): Piastres {
    const paid = part.paid.credit + part.paid.online - part.chargedBack;
    return paid - this.goneBefore(part) - movedOf(part) - part.feesEarned + (this.covered.get(part) ?? 0);
  }

  /** The share of a part's advance that was borne as a loss, whether or not it has come back since. */
  private covered = new Map<Part, Piastres>();
  private bear(part: Part, party: Party, amount: Piastres): void {
    part.borne[party] += amount;
    this.covered.set(part, (this.covered.get(part) ?? 0) + amount);
  }
  private before = new Map<Part, Piastres>();
  private goneBefore(part: Part): Piastres {
    return this.before.get(part) ?? 0;
  }

  /** The share of an advance that is not refunded: goods that the buyer may still get, with their fees, and the cost of a refusal. */
  private mayStand(part: Part, moved: Piastres): Piastres {
    if (part.order.method === 'cash') return this.mayStandForDoor(part);
    const refused = feesOf(part.parcels.filter(isRefused)).delivery;
    if (!this.isHolding(part)) return refused - part.feesEarned;
    const goods = sum(
      part.lines.map(line =>
        Math.max(netOf(line, line.units - line.cancelled - line.failed), deliveredNet(part, line)),
      ),
    );
    return Math.max(0, goods + total(this.feesKept(part)) - moved - part.feesEarned);
  }

  /** Credit is spent first: parcels that left keep theirs, the rest pays for what is still here. */
  private mayStandForDoor(part: Part): Piastres {
    const gone = part.parcels.filter(hasLeft);
    const standing = gone.filter(each => stands(each) && each.state !== 'delivered');
    const wanted = sum(part.lines.map(line => netOf(line, line.units - line.cancelled)));
    const isHere = hasOpen(part) || part.parcels.some(({ state }) => state === 'packed');
    const here = isHere ? wanted + total(part.fees) - sum(gone.map(worthOf)) : 0;
    const rest = part.paid.credit - sum(gone.map(({ credit }) => credit));
    return sum(standing.map(({ credit }) => credit)) + Math.min(rest, here);
  }

  /** With the last unit, also the fees of what was delivered and returned before go back. */
  private giveFeesOfReturned(part: Part, delivered: readonly Parcel[]): void {
    const fees = feesOf(delivered);
    const delivery = fees.delivery - part.feesReturned.delivery;
    const others = fees.others - part.feesReturned.others;
    if (delivery + others <= 0) return;
    const own = feesOf(delivered.filter(({ carrier }) => carrier === 'merchant')).delivery;
    part.feesReturned = fees;
    this.takeBackSold(part, { delivery: delivery - own, others });
    this.payBack(
      part,
      { [payable(part.merchant)]: own, delivery_income: delivery - own, fee_income: others },
      'returned',
    );
  }

  /** When nothing can arrive any more, the shop has earned the delivery fee of a refusal. */
  private earnKept(part: Part): void {
    const isOver = part.completed || (!hasOpen(part) && !part.parcels.some(stands));
    if (!isOver || part.order.method === 'cash') return;
    const owed = feesOf(part.parcels.filter(isRefused)).delivery - part.feesEarned;
    const refused = Math.min(owed, Math.max(0, this.advanceOf(part)));
    if (refused > 0) {
      part.feesEarned += refused;
      this.books.post({ buyer_advances: refused }, { delivery_income: refused });
      this.sell(null, { delivery: refused, others: 0 });
    }
    // Units of a line differ by a piastre, and nobody is owed what a delivery took less than was kept for it.
    const dust = this.advanceOf(part);
    const isDust = part.completed && dust > 0 && dust < sum(part.lines.map(({ units }) => units));
    if (!isDust) return;
    part.feesEarned += dust;
    this.books.post({ buyer_advances: dust }, { fee_income: dust });
    this.sell(null, { delivery: 0, others: dust });
  }

  /** Refunds by the means of the payment, in proportion to their shares; credit at once, cash to the buyer's account. */
  private payBack(
    part: Part,
    from: Readonly<Record<string, Piastres>>,
    when: 'before' | 'returned' = 'before',
  ): void {
    const amount = sum(Object.values(from));
    this.books.post(from, { refund_payable: amount });
    if (when === 'before') this.before.set(part, this.goneBefore(part) + amount);
    if (when === 'returned') return this.sendReturned(part, this.split(part, amount));
    const [credit = 0, online = 0] = shares(amount, [
      part.paid.credit - part.back.credit,
      part.paid.online - part.back.online - part.chargedBack,
    ]);
    this.send(part, [credit, online, 0, 0]);
  }

  private takenAtDoor(part: Part): Piastres {
    return sum(part.parcels.map(({ atDoor }) => atDoor));
  }

  private leftOf(part: Part): Split {
    return [
      coveredByCredit(part) - this.creditReturned(part),
      part.paid.online - part.back.online - part.chargedBack,
      this.takenAtDoor(part) - part.back.door,
      part.borne.merchant + part.borne.platform,
    ];
  }

  /** Splits in proportion to what each means paid; the buyer already has what a bank gave back. */
  private proportion(part: Part, amount: Piastres): Split {
    return fairly(amount, this.leftOf(part), this.paidOf(part));
  }

  private paidOf(part: Part): readonly Piastres[] {
    return [
      coveredByCredit(part),
      part.paid.online - part.chargedBack,
      this.takenAtDoor(part),
      part.chargedBack,
    ];
  }

  /**
   * Owed is no more than what is still paid: who took credit and then money from a bank has perhaps more back than was
   * paid, and then the rest of what the bank gave stands for these goods.
   */
  private split(part: Part, amount: Piastres): Split {
    const [credit, online, door, had] = this.proportion(part, amount);
    const [, , , borne] = this.leftOf(part);
    const over = Math.min(borne - had, credit + online + door - Math.max(0, this.stillPaidOf(part)));
    if (over <= 0) return [credit, online, door, had];
    const [a = 0, b = 0, c = 0] = fairly(
      credit + online + door - over,
      this.leftOf(part),
      this.paidOf(part).with(3, 0),
    );
    return [a, b, c, had + over];
  }

  private stillPaidOf(part: Part): Piastres {
    const { paid, back } = part;
    const came = paid.credit + paid.online + this.takenAtDoor(part) - part.chargedBack;
    return came - back.credit - back.online - back.door - back.chosen;
  }

  private returned = new Map<Part, Piastres>();
  /** How much credit went back for what had arrived. */
  private creditReturned(part: Part): Piastres {
    return part.order.method === 'cash' ? (this.returned.get(part) ?? 0) : part.back.credit;
  }

  private sendReturned(part: Part, split: Split): void {
    this.returned.set(part, (this.returned.get(part) ?? 0) + split[0]);
    this.send(part, split);
  }

  private send(part: Part, [credit, online, door, had]: Split): void {
    const { order } = part;
    part.back.credit += credit;
    part.back.online += online;
    part.back.door += door;
    this.had(part, had);
    // Nothing is sent by a payment that a bank disputes.
    if (order.disputed && online > 0) order.waiting.push(online);
    const sent = order.disputed ? 0 : online;
    const sentAtDoor = this.hasAccount.has(order.buyer) ? door : 0;
    const toCredit = order.exchange ? 0 : credit;
    this.books.post(
      { refund_payable: toCredit + sent + sentAtDoor },
      // A posting to the bank by a transfer and one by an account are the same account.
      merged([
        [creditOf(order.buyer), toCredit],
        [holder(order), sent],
        ['bank', sentAtDoor],
      ]),
    );
    if (order.exchange && credit > 0) this.fallThrough(order.exchange, credit);
  }

  /** Money that the buyer has from a bank goes back to who bore the loss: the shop first. */
  private had(part: Part, amount: Piastres): void {
    part.back.had += amount;
    const ofShop = Math.min(amount, part.borne.platform);
    part.borne.platform -= ofShop;
    part.borne.merchant -= amount - ofShop;
    this.books.post(
      { refund_payable: amount },
      { claim_cost: ofShop, [payable(part.merchant)]: amount - ofShop },
    );
  }

  /** The refund of units by a return or claim (docs/orders-rules.md, Refunds), as the shop must show it before it is confirmed. */
  owedFor(part: Part, { units, fault, fetched, wish }: Omit<CaseUnits, 'lossParty'>) {
    const money = units.map(({ line, units: count }) => between(line, line.refunded, line.refunded + count));
    const goods = sum(money.map(({ net }) => net));
    const now = (line: Line) => units.find(each => each.line === line)?.units ?? 0;
    const isLast = part.lines.every(
      line => this.wanted(part, line) <= line.refunded - line.exchanged + now(line),
    );
    const base = feesOf(part.parcels.filter(({ state }) => state === 'delivered'));
    const arrived = sum(part.lines.map(line => netOf(line, line.delivered)));
    const share = (fee: Piastres) => shares(fee, [goods, Math.max(0, arrived - goods)])[0] as number;
    const back = (name: keyof Fees) => {
      // An exchange moves no fee of the first order.
      if (wish === 'exchange') return 0;
      const left = base[name] - part.feesReturned[name];
      if (isLast) return left;
      return fault === 'theirs' ? Math.min(left, share(base[name])) : 0;
    };
    const fees = { delivery: back('delivery'), others: back('others') };
    const deducted = Math.min(fetched?.fee ?? 0, goods + total(fees) - 1);
    return { money, goods, fees, deducted, amount: goods + total(fees) - deducted };
  }

  /** Units that the buyer has, or may still get: what is on its way back was refused. */
  private wanted(part: Part, line: Line): number {
    const refused = part.parcels
      .filter(({ state }) => state === 'undelivered')
      .flatMap(({ lines }) => lines)
      .filter(each => each.line === line);
    return line.units - line.cancelled - line.failed - sum(refused.map(({ units }) => units));
  }

  /** Money goes back for units that the buyer had. The goods themselves are `restock`'s. */
  refund(part: Part, of: CaseUnits): void {
    const amount = this.owe(part, of);
    const split = this.split(part, amount);
    if (of.wish === 'credit') this.asCredit(part, split);
    else this.sendReturned(part, split);
  }

  /** Whether anything is still to be paid for these units: a bank may have given their price back already. */
  isOwed(part: Part, of: CaseUnits): boolean {
    const { amount } = this.owedFor(part, of);
    const [, , , had] = this.split(part, amount);
    return amount > had;
  }

  /**
   * The same goods again instead of money, where they are there: what the buyer gave back is spent on them at once, and what
   * it lacks for the way back is paid by card. Null where they are not, and the money goes back.
   */
  exchange(part: Part, of: CaseUnits): Order | null {
    const isThere = of.units.every(({ line, units }) => {
      const { onHand, held, allocated } = this.stock[line.good] as (typeof this.stock)[0];
      return onHand - held - allocated >= units;
    });
    if (!isThere) {
      this.refund(part, { ...of, wish: 'refund' });
      return null;
    }
    const lines = of.units.map(({ line, units }) => {
      const { net, shopBears } = between(line, line.refunded, line.refunded + units);
      return { good: line.good, units, net, shopBears };
    });
    const gone = of.units.map(each => ({ ...each, from: each.line.refunded }));
    const spent = this.owe(part, { ...of, wish: 'exchange' });
    part.back.chosen += spent;
    for (const { line, units } of of.units) line.exchanged += units;
    const order = openOrder(this.world, {
      buyer: part.order.buyer,
      method: 'paymob',
      coupon: null,
      credit: spent,
      parts: [{ merchant: part.merchant, fees: NO_FEES, lines }],
      exchange: { part, units: gone, fault: of.fault, spent, cameBack: 0 },
    });
    this.orders.push(order);
    this.books.post({ refund_payable: spent }, { buyer_advances: spent });
    for (const { line } of linesOf(order))
      this.take(line.good, line.units, isWaiting(order) ? 'held' : 'allocated');
    return order;
  }

  /** It goes on by the means of the first order; once all of it came back, the exchange was a withdrawal. */
  private fallThrough(exchange: Exchange, amount: Piastres): void {
    const { part, units, fault } = exchange;
    exchange.cameBack += amount;
    part.back.chosen -= amount;
    let owed = amount;
    if (exchange.cameBack === exchange.spent) {
      for (const { line, units: count } of units) {
        line.refunded -= count;
        line.exchanged -= count;
      }
      const { fees } = this.owedFor(part, { units, fault, fetched: null, wish: 'refund' });
      this.giveFees(part, units, fees);
      owed += total(fees);
      for (const { line, units: count } of units) line.refunded += count;
    }
    this.sendReturned(part, this.split(part, owed));
  }

  /** Books the refund of units, which then count as returned; gives its amount. */
  private owe(part: Part, of: CaseUnits): Piastres {
    const { money, goods, fees, deducted, amount } = this.owedFor(part, of);
    const all = (name: 'shopBears' | 'commission' | 'vat') => sum(money.map(each => each[name]));
    const merchant = payable(part.merchant);
    this.giveFees(part, of.units, fees);
    if (of.fetched?.by === 'bosta') this.sell(null, { delivery: deducted, others: 0 });
    this.books.post(
      { refund_payable: deducted },
      { [of.fetched?.by === 'merchant' ? merchant : 'delivery_income']: deducted },
    );
    if (of.lossParty === 'platform') this.books.post({ claim_cost: goods }, { refund_payable: goods });
    else if (of.lossParty === 'courier') this.courierBears(part, of.units, goods);
    else {
      this.books.post(merged([[merchant, goods + all('shopBears')]]), {
        refund_payable: goods,
        discount_cost: all('shopBears'),
      });
      this.books.post(
        { commission_income: all('commission'), vat_payable: all('vat') },
        { [merchant]: all('commission') + all('vat') },
      );
    }
    for (const { line, units } of of.units) line.refunded += units;
    return amount;
  }

  /** Whoever earned the fees of these units gives them back. */
  private giveFees(part: Part, units: CaseUnits['units'], fees: Fees): void {
    const own = this.ownDelivery(part, units, fees.delivery);
    this.books.post(
      {
        [payable(part.merchant)]: own,
        delivery_income: fees.delivery - own,
        fee_income: fees.others,
      },
      { refund_payable: total(fees) },
    );
    this.takeBackSold(part, { ...fees, delivery: fees.delivery - own });
    part.feesReturned = {
      delivery: part.feesReturned.delivery + fees.delivery,
      others: part.feesReturned.others + fees.others,
    };
  }

  /** Only by the buyer's own choice, which takes from none of the means that paid. */
  private asCredit(part: Part, [credit, online, door, had]: Split): void {
    const all = credit + online + door;
    part.back.chosen += all;
    this.had(part, had);
    this.books.post({ refund_payable: all }, { [creditOf(part.order.buyer)]: all });
  }

  private courierBears(part: Part, units: CaseUnits['units'], goods: Piastres): void {
    const debits = carriersOf(part, units).map(
      ({ carrier, net }) =>
        [carrier === 'merchant' ? payable(part.merchant) : 'courier_receivable:bosta', net] as const,
    );
    this.books.post(merged(debits), { refund_payable: goods });
  }

  /** The delivery of units goes back from who carried them, and from nobody more than it has left. */
  private ownDelivery(part: Part, units: CaseUnits['units'], delivery: Piastres): Piastres {
    const carried = carriersOf(part, units);
    const byCarrier = (['bosta', 'merchant'] as const).map(carrier => ({
      carrier,
      net: sum(carried.filter(each => each.carrier === carrier).map(({ net }) => net)),
    }));
    const inOrder = [...new Set(carried.map(({ carrier }) => carrier))].map(
      carrier => byCarrier.find(each => each.carrier === carrier) as (typeof byCarrier)[0],
    );
    const split = shares(
      delivery,
      inOrder.map(({ net }) => net),
    );
    const fair = sum(split.filter((_, at) => inOrder[at]?.carrier === 'merchant'));
    const delivered = part.parcels.filter(({ state }) => state === 'delivered');
    const earned = (carrier: Carrier) => feesOf(delivered.filter(each => each.carrier === carrier)).delivery;
    const gone = this.ownReturned.get(part) ?? 0;
    const merchantHas = earned('merchant') - gone;
    const shopHas = earned('bosta') - (part.feesReturned.delivery - gone);
    const own = Math.min(delivery, Math.max(0, delivery - shopHas, Math.min(fair, merchantHas)));
    this.ownReturned.set(part, gone + own);
    return own;
  }
  private ownReturned = new Map<Part, Piastres>();

  /** Units that came back as good as new. */
  restock(line: Line, units: number): void {
    this.take(line.good, units, 'onHand');
  }

  /** The return window is over and nothing is open. */
  complete(part: Part): void {
    if (statusOf(part) !== 'delivered') return;
    part.completed = true;
    this.earnKept(part);
  }

  /** A bank wants money back; until it has decided, nothing is sent by that payment. Null: all that has not gone back. */
  openDispute(order: Order, amount: Piastres | null): void {
    order.disputed = { amount: amount ?? this.stillPaid(order) };
    order.disputes += 1;
  }

  stillPaid({ parts }: Order): Piastres {
    return sum(parts.map(part => part.paid.online - part.back.online - part.chargedBack));
  }

  winDispute(order: Order, fee: Piastres): void {
    this.books.post({ gateway_cost: fee }, { [holder(order)]: fee });
    order.disputed = null;
    for (const amount of order.waiting.splice(0))
      this.books.post({ refund_payable: amount }, { [holder(order)]: amount });
  }

  /**
   * What the bank took is first the refunds that waited, then what the buyer had not back, and what is more the buyer has
   * twice. Of what was advanced it is nobody's loss, and of what was earned it is. Of parts that nothing pays for any more
   * what is still here is cancelled.
   */
  loseDispute(order: Order, party: Party, fee: Piastres): void {
    this.books.post({ gateway_cost: fee }, { [holder(order)]: fee });
    const wanted = order.disputed?.amount ?? 0;
    const arrived = sum(order.waiting.splice(0));
    this.books.post({ refund_payable: arrived }, { [holder(order)]: arrived });
    order.disputed = null;
    order.lossParty = party;
    const left = order.parts.map(part => this.leftOf(part)[1]);
    const rest = wanted - arrived;
    const taken = shares(Math.min(rest, sum(left)), left);
    const again = shares(
      rest - sum(taken),
      order.parts.map(({ paid }) => paid.online),
    );
    for (const [at, part] of order.parts.entries()) {
      const amount = taken[at] as number;
      const stood = Math.min(Math.max(this.advanceOf(part), 0), amount);
      part.chargedBack += amount;
      this.bear(part, party, amount - stood);
      const lost = amount - stood + (again[at] as number);
      this.books.post(
        merged([
          ['buyer_advances', stood],
          [lossOf(party, part), lost],
        ]),
        { [holder(order)]: stood + lost },
      );
    }
    for (const [at, part] of order.parts.entries()) {
      const isAll = taken[at] === left[at] && (taken[at] as number) > 0;
      if (isAll && ['new', 'accepted', 'ready'].includes(statusOf(part))) this.cancelOpen(part, 'merchant');
    }
  }

  /** A courier's statement, and the bank's credit for it. */
  remitted(gross: Piastres, fees: Piastres): void {
    this.books.post({ courier_cost: fees, bank: gross - fees }, { 'courier_receivable:bosta': gross });
  }

  /** A claim on the courier for a parcel that did not come back as it left. */
  courierAnswers(part: Part, parcel: Parcel, answer: 'pays' | 'platform' | 'merchant'): void {
    const goods = sum(parcel.lines.map(({ net }) => net));
    if (answer === 'merchant') return;
    this.books.post(
      { [answer === 'pays' ? 'bank' : 'claim_cost']: goods },
      { [payable(part.merchant)]: goods },
    );
  }

  /** The shop owes the tax authority what it withholds. */
  payOut(merchant: number, amount: Piastres): void {
    const withheld = percent(amount, this.world.withholding[merchant] ?? 0);
    this.books.post(
      { [payable(merchant)]: amount },
      { bank: amount - withheld, withholding_payable: withheld },
    );
  }

  statuses(): { group: string; parts: string[] }[] {
    return this.orders.map(order => ({ group: groupStatusOf(order), parts: order.parts.map(statusOf) }));
  }

  /** The sums that the buyer of an order has paid, has back, and still owes at the door. */
  balance(order: Order): { paid: Piastres; back: Piastres; due: Piastres } {
    const ofParts = (of: (part: Part) => Piastres) => sum(order.parts.map(of));
    return {
      paid: ofParts(part => part.paid.credit + part.paid.online + this.takenAtDoor(part)),
      back: ofParts(({ back }) => back.credit + back.online + back.door + back.chosen),
      due: order.method === 'cash' ? ofParts(part => this.stillDue(part)) : 0,
    };
  }

  private stillDue(part: Part): Piastres {
    const under = part.parcels.filter(({ state }) => state === 'packed' || state === 'shipped');
    if (!hasOpen(part)) return sum(under.map(parcel => this.dueAtDoor(part, parcel)));
    const wanted = sum(part.lines.map(line => netOf(line, line.units - line.cancelled)));
    return Math.max(0, wanted + total(part.fees) - (part.paid.credit - part.back.credit));
  }

  private take(good: number, units: number, kind: 'onHand' | 'held' | 'allocated'): void {
    const row = this.stock[good] as (typeof this.stock)[0];
    row[kind] += units;
  }
}

/** The price at which delivered units of a line were booked: perhaps a piastre more than its first units'. */
function deliveredNet({ parcels }: Part, line: Line): Piastres {
  const delivered = parcels.filter(({ state }) => state === 'delivered').flatMap(({ lines }) => lines);
  return sum(delivered.filter(each => each.line === line).map(({ net }) => net));
}

/** What of an advance became somebody's earnings with the parcels that arrived. */
function movedOf({ parcels }: Part): Piastres {
  const delivered = parcels.filter(({ state }) => state === 'delivered');
  return sum(delivered.map(parcel => worthOf(parcel) - parcel.atDoor));
}

/** Of credit beside cash, what paid for parcels that arrived: the rest goes back with what does not. */
const coveredByCredit = (part: Part): Piastres =>
  part.order.method === 'cash'
    ? sum(part.parcels.filter(({ state }) => state === 'delivered').map(({ credit }) => credit))
    : part.paid.credit;

const isWaiting = ({ parts }: Order) => parts.some(({ stage }) => stage.startsWith('pending'));
const linesOf = (order: Order) => order.parts.flatMap(part => part.lines.map(line => ({ part, line })));

function packedUnits(part: Part, line: Line): number {
  const packed = part.parcels.filter(({ state }) => state === 'packed').flatMap(({ lines }) => lines);
  return sum(packed.filter(each => each.line === line).map(({ units }) => units));
}

function merged(entries: readonly (readonly [string, Piastres])[]): Record<string, Piastres> {
  const all: Record<string, Piastres> = {};
  for (const [account, amount] of entries) all[account] = (all[account] ?? 0) + amount;
  return all;
}

/** In proportion to what each means paid, none above what it has left; the rest by the others, in order. */
function fairly(amount: Piastres, left: Split, paid: readonly Piastres[]): Split {
  const fair = shares(amount, paid);
  const split = fair.map((share, at) => Math.min(share, left[at] as number));
  let rest = amount - sum(split);
  for (const [at, share] of split.entries()) {
    const more = Math.min(rest, (left[at] as number) - share);
    split[at] = share + more;
    rest -= more;
  }
  const [credit = 0, online = 0, door = 0, had = 0] = split;
  return [credit, online, door, had];
}

/** Who carried these units: they are given back in the order of the parcels that brought them. */
function carriersOf(part: Part, units: CaseUnits['units']): { carrier: Carrier; net: Piastres }[] {
  const delivered = part.parcels.filter(({ state }) => state === 'delivered');
  return units.flatMap(({ line, units: count, from = line.refunded }) => {
    const brought = delivered.flatMap(({ carrier, lines }) =>
      lines.filter(each => each.line === line).flatMap(each => Array<Carrier>(each.units).fill(carrier)),
    );
    return Array.from({ length: count }, (_, at) => ({
      carrier: brought[from + at] as Carrier,
      net: between(line, from + at, from + at + 1).net,
    }));
  });
}
