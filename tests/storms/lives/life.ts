import { type Bearer, type CaseUnits, Oracle } from '../oracle/oracle.ts';
import { type Line, type Order, openOf, type Parcel, type Part, statusOf } from '../oracle/order.ts';
import type { Chance } from './chance.ts';
import type { Hands } from './hands.ts';
import { ALL10_USES, WITH_ACCOUNT, WORLD } from './world.ts';

/** One thing that may happen now, to the shop and to the oracle alike. */
interface Deed {
  name: string;
  weight: number;
  happen(): Promise<void>;
}

/** What is less is carried over. */
const LEAST_PAYOUT = 5_000;

/** A life of a few orders: what may happen next follows from what the oracle says has happened. */
export class Life {
  readonly oracle = new Oracle(WORLD, WITH_ACCOUNT);
  readonly told: string[] = [];
  private readonly hands: Hands;
  private readonly chance: Chance;
  private gifts = 0;
  private all10 = 0;
  private readonly all10By = new Set<number>();
  private readonly refused = new Set<Parcel>();

  constructor(hands: Hands, chance: Chance) {
    this.hands = hands;
    this.chance = chance;
  }

  /** Does one of what may happen; false where nothing may. */
  async step(): Promise<boolean> {
    const deeds = [...this.beginnings(), ...this.oracle.orders.flatMap(order => this.ofOrder(order))];
    if (deeds.length === 0) return false;
    const deed = this.chance.weighted(deeds);
    this.told.push(deed.name);
    await deed.happen();
    await this.hands.doFinance();
    return true;
  }

  /** Nobody does anything more: deadlines pass, couriers pay and answer, merchants are paid. */
  readonly endings: readonly Deed[] = [
    { name: 'banks decide', weight: 1, happen: () => this.decideDisputes() },
    { name: 'a month passes', weight: 1, happen: () => this.passMonth() },
    { name: 'the courier pays', weight: 1, happen: () => this.remit() },
    { name: 'the courier answers claims', weight: 1, happen: () => this.answerClaims() },
    { name: 'merchants are paid', weight: 1, happen: () => this.payOut() },
  ];

  private beginnings(): Deed[] {
    const { oracle, chance, hands } = this;
    const deeds: Deed[] = [];
    const placed = oracle.orders.filter(({ exchange }) => exchange === null);
    if (placed.length < 2)
      deeds.push({ name: 'place', weight: placed.length === 0 ? 20 : 2, happen: () => this.place() });
    if (this.gifts < 2)
      deeds.push({
        name: 'gift',
        weight: 2,
        happen: async () => {
          this.gifts += 1;
          const [buyer, amount] = [chance.below(2), chance.of([5_000, 12_055, 50_000])];
          if (oracle.credit(buyer) > 0) return;
          await hands.gift(buyer, amount);
          oracle.gift(buyer, amount);
        },
      });
    return deeds;
  }

  private async place(): Promise<void> {
    const { oracle, chance, hands } = this;
    const buyer = chance.below(4);
    const free = oracle.stock.map(({ onHand, held, allocated }) => onHand - held - allocated);
    const goods = [0, 1, 2, 3, 4].filter(good => (free[good] as number) > 0 && chance.below(3) === 0);
    const lines = (goods.length > 0 ? goods : [2])
      .map(good => ({ good, units: 1 + chance.below(Math.min(4, free[good] as number)) }))
      .filter(({ good }) => (free[good] as number) > 0);
    const wished = chance.of(['cash', 'cash', 'paymob', 'paymob', 'fawry', 'transfer'] as const);
    const method = wished === 'cash' && this.isCashStopped(buyer) ? 'transfer' : wished;
    const useCredit = chance.below(2) === 0;
    const coupon = this.coupon(buyer, lines);
    const asked = { buyer, lines, method, coupon };
    const order = oracle.place(asked, { useCredit });
    this.told.push(JSON.stringify({ ...asked, useCredit, total: order.rest + order.credit }));
    const placed = await hands.place({ ...asked, useCredit });
    await hands.know(order, placed.orderId);
    if (await hands.mustConfirm(order)) oracle.waitsForConfirmation(order);
  }

  /** By the rule of cash that the settings begin with: two parcels refused at the door, and fewer accepted. */
  private isCashStopped(buyer: number): boolean {
    const parcels = this.oracle.orders
      .filter(order => order.buyer === buyer)
      .flatMap(({ parts }) => parts.flatMap(part => part.parcels));
    const refused = parcels.filter(
      parcel => this.refused.has(parcel) && ['undelivered', 'returned'].includes(parcel.state),
    ).length;
    return refused >= 2 && refused > parcels.filter(({ state }) => state === 'delivered').length;
  }

  private coupon(buyer: number, lines: readonly { good: number }[]): string | null {
    const wanted = this.chance.below(4);
    if (wanted === 0 && lines.some(({ good }) => WORLD.goods[good]?.merchant === 0)) return 'OWN20';
    if (wanted !== 1 || this.all10 >= ALL10_USES || this.all10By.has(buyer)) return null;
    this.all10 += 1;
    this.all10By.add(buyer);
    return 'ALL10';
  }

  private ofOrder(order: Order): Deed[] {
    const { oracle, hands } = this;
    const statuses = order.parts.map(statusOf);
    const name = (what: string) => `order ${oracle.orders.indexOf(order)}: ${what}`;
    if (statuses.includes('pending_payment'))
      return [
        {
          name: name(`paid by ${order.method}`),
          weight: 8,
          happen: async () => {
            await hands.pay(order);
            oracle.paid(order);
          },
        },
        {
          name: name('given up before it is paid'),
          weight: 1,
          happen: async () => {
            await hands.ofOrder(order, 'cancelled', 'buyer');
            oracle.lapse(order);
          },
        },
      ];
    if (statuses.includes('pending_confirmation'))
      return [
        {
          name: name('confirmed'),
          weight: 8,
          happen: async () => {
            await hands.ofOrder(order, 'confirmed', 'buyer');
            oracle.confirm(order);
          },
        },
        {
          name: name('not confirmed'),
          weight: 1,
          happen: async () => {
            await hands.ofOrder(order, 'not_confirmed', 'buyer');
            oracle.lapse(order);
          },
        },
      ];
    return [
      ...this.disputes(order),
      ...order.parts.flatMap((part, at) => this.ofPart(part, name(`part ${at}`))),
    ];
  }

  /** Of money by a gateway: at any time, again and again, of all or a part, also of what has gone back. */
  private disputes(order: Order): Deed[] {
    const { oracle, hands, chance } = this;
    const name = (what: string) => `order ${oracle.orders.indexOf(order)}: ${what}`;
    if (order.disputed)
      return [{ name: name('the bank decides'), weight: 4, happen: () => this.decide(order) }];
    const captured = order.parts.reduce((all, { paid }) => all + paid.online, 0);
    const still = oracle.stillPaid(order);
    const isOfGateway = order.method === 'paymob' || order.method === 'fawry';
    const isExchanged = order.parts.some(({ lines }) => lines.some(({ exchanged }) => exchanged > 0));
    if (!isOfGateway || captured === 0 || order.disputes > 1 || order.exchange || isExchanged) return [];
    const amount = chance.of([
      ...(still > 0 ? [null, null] : []),
      captured,
      Math.max(1, Math.floor(captured / 3)),
    ]);
    return [
      {
        name: name('a bank wants money back'),
        weight: 1,
        happen: async () => {
          this.told.push(JSON.stringify({ amount, still, captured }));
          await hands.openDispute(order, amount);
          oracle.openDispute(order, amount);
        },
      },
    ];
  }

  private async decide(order: Order): Promise<void> {
    const { oracle, hands, chance } = this;
    const waiting = order.waiting.reduce((all, each) => all + each, 0);
    // Of several refunds that wait, a bank that wants less than all of them takes whole ones: nobody says which.
    const isPart = waiting > 0 && (order.disputed?.amount ?? 0) < waiting;
    const lossParty = isPart
      ? null
      : chance.of([null, 'merchant', 'merchant', 'platform', 'platform'] as const);
    const fee = chance.of([0, 2_500]);
    this.told.push(JSON.stringify({ lossParty, fee }));
    await hands.endDispute(order, { lossParty, fee });
    if (lossParty) oracle.loseDispute(order, lossParty, fee);
    else oracle.winDispute(order, fee);
  }

  private async decideDisputes(): Promise<void> {
    for (const order of this.oracle.orders.filter(({ disputed }) => disputed)) await this.decide(order);
    await this.hands.doFinance();
  }

  private ofPart(part: Part, called: string): Deed[] {
    const { oracle, hands } = this;
    const whole = (event: 'cancelled' | 'rejected', who: 'buyer' | 'merchant'): Deed => ({
      name: `${called} ${event} by the ${who}`,
      weight: 1,
      happen: async () => {
        await hands.ofPart(part, { event, who });
        oracle.cancelOpen(part, who);
      },
    });
    switch (statusOf(part)) {
      case 'new':
        return [
          {
            name: `${called} accepted`,
            weight: 8,
            happen: async () => {
              await hands.ofPart(part, { event: 'accepted', who: 'merchant' });
              oracle.accept(part);
            },
          },
          whole('rejected', 'merchant'),
          whole('cancelled', 'buyer'),
          ...this.someUnits(part, called),
        ];
      case 'accepted':
        return [
          { name: `${called} packed`, weight: 8, happen: () => this.pack(part) },
          whole('cancelled', 'buyer'),
          whole('cancelled', 'merchant'),
          ...this.someUnits(part, called),
        ];
      case 'ready':
      case 'shipped':
      case 'delivered':
      case 'completed':
      case 'undelivered':
        return [
          ...(part.parcels.every(({ state }) => state === 'packed')
            ? [whole('cancelled', 'buyer'), whole('cancelled', 'merchant')]
            : []),
          ...part.parcels.flatMap((parcel, at) =>
            this.ofParcel(part, parcel, `${called} parcel ${at} (${parcel.carrier})`),
          ),
          ...this.cases(part, called),
        ];
      default:
        return [];
    }
  }

  private someUnits(part: Part, called: string): Deed[] {
    const { oracle, hands, chance } = this;
    return (['buyer', 'merchant'] as const).map(who => ({
      name: `${called} some units cancelled by the ${who}`,
      weight: 1,
      happen: async () => {
        const line = chance.of(part.lines.filter(each => openOf(part, each) > 0));
        const units = 1 + chance.below(openOf(part, line));
        const isAll = part.lines.every(each => openOf(part, each) === (each === line ? units : 0));
        await hands.cancelUnits(part, { line, units, who });
        if (isAll) oracle.cancelOpen(part, who);
        else oracle.cancelUnits(part, { line, units, by: who });
      },
    }));
  }

  private async pack(part: Part): Promise<void> {
    const { chance } = this;
    const carriers = ['bosta', 'merchant'] as const;
    const open = part.lines
      .map(line => ({ line, units: openOf(part, line) }))
      .filter(({ units }) => units > 0);
    const rest = open.map(({ line, units }) => ({ line, units: units - 1 })).filter(({ units }) => units > 0);
    const isTwo = rest.length > 0 && chance.below(2) === 0;
    const contents = isTwo ? [open.map(({ line }) => ({ line, units: 1 })), rest] : [open];
    const parcels = this.oracle.pack(
      part,
      contents.map(lines => ({ carrier: chance.of(carriers), lines })),
    );
    await this.hands.pack(part, parcels);
  }

  private ofParcel(part: Part, parcel: Parcel, called: string): Deed[] {
    const { oracle, hands, chance } = this;
    const deed = (what: string, weight: number, happen: () => Promise<void>): Deed => ({
      name: `${called} ${what}`,
      weight,
      happen,
    });
    const fails = (['lost', 'damaged'] as const).map(how =>
      deed(how, 1, async () => {
        await hands.ofParcel(part, parcel, { event: how });
        oracle.fail(part, parcel, how);
      }),
    );
    if (parcel.state === 'packed')
      return [
        deed('handed over', 8, async () => {
          await hands.ofParcel(part, parcel, { event: 'handed_over' });
          oracle.handOver(parcel);
        }),
      ];
    if (parcel.state === 'shipped')
      return [
        deed('delivered', 8, async () => {
          await hands.ofParcel(part, parcel, { event: 'delivered' });
          oracle.deliver(part, parcel);
        }),
        deed('refused', 2, async () => {
          await hands.ofParcel(part, parcel, { event: 'refused', reason: 'refused_at_door' });
          oracle.refuse(parcel);
          this.refused.add(parcel);
        }),
        ...fails,
      ];
    if (parcel.state !== 'undelivered') return [];
    const condition = chance.of(['sellable', 'damaged'] as const);
    return [
      deed(`back, ${condition}`, 5, async () => {
        await hands.ofParcel(part, parcel, { event: 'back_at_merchant', condition });
        oracle.takeBack(part, parcel, condition);
      }),
      ...fails.slice(0, 1),
    ];
  }

  private cases(part: Part, called: string): Deed[] {
    const status = statusOf(part);
    const there = part.lines.filter(line => line.delivered > line.refunded);
    if ((status !== 'delivered' && status !== 'completed') || there.length === 0) return [];
    return [
      { name: `${called} returned`, weight: 5, happen: () => this.return(part, there) },
      { name: `${called} claimed`, weight: 2, happen: () => this.claim(part, there) },
    ];
  }

  private unitsOf(there: readonly Line[]) {
    const { chance } = this;
    const isAll = chance.below(3) === 0;
    const lines = isAll ? there : [chance.of(there)];
    return lines.map(line => ({
      line,
      units: isAll ? line.delivered - line.refunded : 1 + chance.below(line.delivered - line.refunded),
    }));
  }

  private async return(part: Part, there: readonly Line[]): Promise<void> {
    const { oracle, hands, chance } = this;
    const units = this.unitsOf(there);
    const reason = chance.of(['changed_mind', 'does_not_fit', 'defect'] as const);
    const way = chance.of(['pickup', 'drop_off', 'drop_off'] as const);
    const wish = chance.of(this.wishes(part));
    const sellable = chance.below(3) > 0;
    const accepted = this.accepted(units);
    this.told.push(
      JSON.stringify({
        units: units.map(each => each.units),
        reason,
        way,
        wish,
        sellable,
        accepted: accepted?.map(each => each.units),
      }),
    );
    const fault = reason === 'defect' ? ('theirs' as const) : ('none' as const);
    const isFetched = way === 'pickup' && fault === 'none';
    const returnId = await hands.receiveReturned(part, { units, reason, wish, way, sellable });
    if (sellable) for (const { line, units: count } of units) oracle.restock(line, count);
    await hands.resolve(part, returnId, accepted);
    if (accepted?.length === 0) return;
    const of = {
      units: accepted ?? units,
      fault,
      // This shop has no account at a courier, so the merchant comes.
      fetched: isFetched ? ({ fee: WORLD.pickup, by: 'merchant' } as const) : null,
      // Whoever wished for goods and is offered less gets money.
      wish: accepted && wish === 'exchange' ? ('refund' as const) : wish,
      bearer: 'merchant' as const,
    };
    if (of.wish === 'exchange') await this.exchange(part, of, { returnId });
    else oracle.refund(part, of);
  }

  /** Goods again where no bank has or wants the money of the order. */
  private wishes({ order }: Part): readonly CaseUnits['wish'][] {
    const isDisputed = order.disputes > 0;
    return isDisputed
      ? ['refund', 'refund', 'credit']
      : ['refund', 'refund', 'credit', 'exchange', 'exchange'];
  }

  /** What the merchant accepts of what came back: all (null), fewer of each line, or nothing. */
  private accepted(units: CaseUnits['units']): CaseUnits['units'] | null {
    const chosen = this.chance.below(8);
    if (chosen === 0) return [];
    const some = units.map(each => ({ ...each, units: each.units - 1 })).filter(each => each.units > 0);
    return chosen < 3 && some.length > 0 ? some : null;
  }

  private async exchange(
    part: Part,
    of: CaseUnits,
    cause: { returnId: number } | { claimId: number },
  ): Promise<void> {
    const { oracle, hands } = this;
    const order = oracle.exchange(part, of);
    await hands.doFinance();
    const orderId = await hands.replacementOf(cause);
    if ((order === null) !== (orderId === null))
      throw new Error(`other goods were ${orderId === null ? 'not ' : ''}sent`);
    if (order && orderId !== null) await hands.know(order, orderId);
  }

  private async claim(part: Part, there: readonly Line[]): Promise<void> {
    const { oracle, hands, chance } = this;
    const units = this.unitsOf(there);
    const hadCourier = part.parcels.some(
      ({ state, carrier }) => state === 'delivered' && carrier === 'bosta',
    );
    const isAllCourier = part.parcels.every(
      ({ state, carrier }) => state !== 'delivered' || carrier === 'bosta',
    );
    const bearers: Bearer[] =
      hadCourier && isAllCourier ? ['merchant', 'platform', 'courier'] : ['merchant', 'platform'];
    const [bearer, wish] = [chance.of(bearers), chance.of(['refund', 'credit'] as const)];
    const of = { units, fault: 'theirs' as const, fetched: null, wish, bearer };
    const decisions =
      part.order.disputes > 0
        ? (['refund', 'refund', 'refuse'] as const)
        : (['refund', 'refund', 'replace', 'refuse'] as const);
    // Nobody decides money that the buyer has already.
    const decision = oracle.isOwed(part, of) ? chance.of(decisions) : 'refuse';
    this.told.push(JSON.stringify({ units: units.map(each => each.units), bearer, wish, decision }));
    const claimId = await hands.claim(part, { units, wish, decision, bearer });
    if (decision === 'refund') oracle.refund(part, of);
    if (decision === 'replace') await this.exchange(part, { ...of, wish: 'exchange' }, { claimId });
  }

  private async passMonth(): Promise<void> {
    await this.hands.passMonth();
    for (const part of this.oracle.orders.flatMap(({ parts }) => parts)) {
      const status = statusOf(part);
      if (status.startsWith('pending') || status === 'new') this.oracle.cancelOpen(part, 'merchant');
      this.oracle.complete(part);
      for (const parcel of part.parcels)
        if (['undelivered', 'lost', 'damaged'].includes(parcel.state))
          this.oracle.takeBack(part, parcel, 'damaged');
      this.oracle.complete(part);
    }
  }

  private async remit(): Promise<void> {
    const owed = this.oracle.books.of('courier_receivable:bosta');
    const { gross, fees } = await this.hands.remit();
    this.told.push(`of ${owed} the courier pays ${gross}, less ${fees}`);
    this.oracle.remitted(gross, fees);
  }

  private async answerClaims(): Promise<void> {
    for (const part of this.oracle.orders.flatMap(({ parts }) => parts))
      for (const parcel of part.parcels) {
        if (!['lost', 'damaged', 'returned'].includes(parcel.state)) continue;
        const answer = this.chance.of(['pays', 'platform', 'merchant'] as const);
        const goods = parcel.lines.reduce((all, { net }) => all + net, 0);
        const isAnswered = await this.hands.answerCourierClaim(parcel, answer, goods);
        if (isAnswered) this.oracle.courierAnswers(part, parcel, answer);
      }
  }

  private async payOut(): Promise<void> {
    const paid = await this.hands.payOut();
    for (const merchant of [0, 1, 2]) {
      const owed = -this.oracle.books.of(`merchant_payable:${merchant}`);
      const amount = paid.get(merchant) ?? 0;
      const parts = this.oracle.orders
        .flatMap(({ parts: all }) => all)
        .filter(part => part.merchant === merchant);
      const isOver = parts.every(
        part => part.completed || part.parcels.every(({ state }) => state !== 'delivered'),
      );
      const due = owed < LEAST_PAYOUT ? 0 : owed;
      if (isOver && amount !== due)
        throw new Error(`merchant ${merchant} is owed ${owed} and paid ${amount}`);
      this.oracle.payOut(merchant, amount);
    }
  }
}
