import { type Bearer, Oracle } from '../oracle/oracle.ts';
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
  /** Orders that a bank took money of; nothing more is done to them. */
  private readonly disputed = new Set<Order>();
  private gifts = 0;
  private all10 = 0;
  private readonly all10By = new Set<number>();

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
    { name: 'a month passes', weight: 1, happen: () => this.passMonth() },
    { name: 'the courier pays', weight: 1, happen: () => this.remit() },
    { name: 'the courier answers claims', weight: 1, happen: () => this.answerClaims() },
    { name: 'merchants are paid', weight: 1, happen: () => this.payOut() },
  ];

  private beginnings(): Deed[] {
    const { oracle, chance, hands } = this;
    const deeds: Deed[] = [];
    if (oracle.orders.length < 2)
      deeds.push({ name: 'place', weight: oracle.orders.length === 0 ? 20 : 2, happen: () => this.place() });
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
    const method = chance.of(['cash', 'cash', 'paymob', 'paymob', 'fawry', 'transfer'] as const);
    const useCredit = chance.below(2) === 0;
    const coupon = this.coupon(buyer, lines);
    const asked = { buyer, lines, method, coupon };
    const order = oracle.place(asked, { useCredit });
    this.told.push(JSON.stringify({ ...asked, useCredit, total: order.rest + order.credit }));
    const placed = await hands.place({ ...asked, useCredit });
    await hands.know(order, placed.orderId);
    if (await hands.mustConfirm(order)) oracle.waitsForConfirmation(order);
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
    if (this.disputed.has(order)) return [];
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

  private disputes(order: Order): Deed[] {
    const isWhole = order.parts.every(
      part =>
        statusOf(part) === 'delivered' &&
        part.parcels.every(({ state }) => state === 'delivered') &&
        part.back.online + part.back.credit === 0 &&
        part.paid.online > 0,
    );
    if (!isWhole || (order.method !== 'paymob' && order.method !== 'fawry')) return [];
    const party = this.chance.of(['merchant', 'platform'] as const);
    return [
      {
        name: `a bank takes order ${this.oracle.orders.indexOf(order)} back, ${party} bears it`,
        weight: 1,
        happen: async () => {
          await this.hands.loseDispute(order, party);
          this.oracle.loseDispute(order, party);
          this.disputed.add(order);
        },
      },
    ];
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
    const wish = chance.of(['refund', 'refund', 'credit'] as const);
    const sellable = chance.below(3) > 0;
    this.told.push(JSON.stringify({ units: units.map(each => each.units), reason, way, wish, sellable }));
    const fault = reason === 'defect' ? ('theirs' as const) : ('none' as const);
    const isFetched = way === 'pickup' && fault === 'none';
    const returnId = await hands.bringBack(part, { units, reason, wish, way, sellable });
    if (sellable) for (const { line, units: count } of units) oracle.restock(line, count);
    await hands.resolve(part, returnId);
    oracle.refund(part, {
      units,
      fault,
      // This shop has no account at a courier, so the merchant comes.
      fetched: isFetched ? { fee: WORLD.pickup, by: 'merchant' } : null,
      wish,
      bearer: 'merchant',
    });
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
    const decision = chance.of(['refund', 'refund', 'refund', 'refuse'] as const);
    this.told.push(JSON.stringify({ units: units.map(each => each.units), bearer, wish, decision }));
    await hands.claim(part, { units, wish, decision, bearer });
    if (decision === 'refund') oracle.refund(part, { units, fault: 'theirs', fetched: null, wish, bearer });
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
