import { type CaseUnits, type LossParty, Oracle } from '../oracle/oracle.ts';
import { type Line, type Order, openOf, type Parcel, type Part, statusOf } from '../oracle/order.ts';
import type { Chance } from './chance.ts';
import type { ShopDriver } from './shop-driver.ts';
import { ALL10_USES, WITH_ACCOUNT, WORLD } from './world.ts';

/** An action that is possible now, for the shop and the oracle alike. */
interface Action {
  name: string;
  weight: number;
  run(): Promise<void>;
}

/** What is less is carried over. */
const LEAST_PAYOUT = 5_000;

/** A life of a few orders: the oracle's state says which actions are possible next. */
export class Life {
  readonly oracle = new Oracle(WORLD, WITH_ACCOUNT);
  readonly log: string[] = [];
  private readonly driver: ShopDriver;
  private readonly chance: Chance;
  private gifts = 0;
  private all10 = 0;
  private readonly all10By = new Set<number>();
  private readonly refused = new Set<Parcel>();

  constructor(driver: ShopDriver, chance: Chance) {
    this.driver = driver;
    this.chance = chance;
  }

  /** Takes one of the possible actions; false where there is none. */
  async step(): Promise<boolean> {
    const actions = [...this.beginnings(), ...this.oracle.orders.flatMap(order => this.ofOrder(order))];
    if (actions.length === 0) return false;
    const action = this.chance.weighted(actions);
    this.log.push(action.name);
    await action.run();
    await this.driver.doFinance();
    return true;
  }

  /** Nobody does anything more: deadlines pass, couriers pay and answer, merchants are paid. */
  readonly endings: readonly Action[] = [
    { name: 'banks decide', weight: 1, run: () => this.decideDisputes() },
    { name: 'a month passes', weight: 1, run: () => this.passMonth() },
    { name: 'the courier pays', weight: 1, run: () => this.remit() },
    { name: 'the courier answers claims', weight: 1, run: () => this.answerClaims() },
    { name: 'merchants are paid', weight: 1, run: () => this.payOut() },
  ];

  private beginnings(): Action[] {
    const { oracle, chance, driver } = this;
    const actions: Action[] = [];
    const placed = oracle.orders.filter(({ exchange }) => exchange === null);
    if (placed.length < 2)
      actions.push({ name: 'place', weight: placed.length === 0 ? 20 : 2, run: () => this.place() });
    if (this.gifts < 2)
      actions.push({
        name: 'gift',
        weight: 2,
        run: async () => {
          this.gifts += 1;
          const [buyer, amount] = [chance.below(2), chance.of([5_000, 12_055, 50_000])];
          if (oracle.credit(buyer) > 0) return;
          await driver.gift(buyer, amount);
          oracle.gift(buyer, amount);
        },
      });
    return actions;
  }

  private async place(): Promise<void> {
    const { oracle, chance, driver } = this;
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
    this.log.push(JSON.stringify({ ...asked, useCredit, total: order.rest + order.credit }));
    const placed = await driver.place({ ...asked, useCredit });
    await driver.know(order, placed.orderId);
    if (await driver.mustConfirm(order)) oracle.waitsForConfirmation(order);
  }

  /** The default rule of cash on delivery: no more cash after two refused parcels, with fewer accepted. */
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

  private ofOrder(order: Order): Action[] {
    const { oracle, driver } = this;
    const statuses = order.parts.map(statusOf);
    const name = (what: string) => `order ${oracle.orders.indexOf(order)}: ${what}`;
    if (statuses.includes('pending_payment'))
      return [
        {
          name: name(`paid by ${order.method}`),
          weight: 8,
          run: async () => {
            await driver.pay(order);
            oracle.paid(order);
          },
        },
        {
          name: name('given up before it is paid'),
          weight: 1,
          run: async () => {
            await driver.ofOrder(order, 'cancelled', 'buyer');
            oracle.lapse(order);
          },
        },
      ];
    if (statuses.includes('pending_confirmation'))
      return [
        {
          name: name('confirmed'),
          weight: 8,
          run: async () => {
            await driver.ofOrder(order, 'confirmed', 'buyer');
            oracle.confirm(order);
          },
        },
        {
          name: name('not confirmed'),
          weight: 1,
          run: async () => {
            await driver.ofOrder(order, 'not_confirmed', 'buyer');
            oracle.lapse(order);
          },
        },
      ];
    return [
      ...this.disputes(order),
      ...order.parts.flatMap((part, at) => this.ofPart(part, name(`part ${at}`))),
    ];
  }

  /** Disputes of a gateway payment: at any time, repeatedly, of all or some of it, also of refunded money. */
  private disputes(order: Order): Action[] {
    const { oracle, driver, chance } = this;
    const name = (what: string) => `order ${oracle.orders.indexOf(order)}: ${what}`;
    if (order.disputed) return [{ name: name('the bank decides'), weight: 4, run: () => this.decide(order) }];
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
        run: async () => {
          this.log.push(JSON.stringify({ amount, still, captured }));
          await driver.openDispute(order, amount);
          oracle.openDispute(order, amount);
        },
      },
    ];
  }

  private async decide(order: Order): Promise<void> {
    const { oracle, driver, chance } = this;
    const waiting = order.waiting.reduce((all, each) => all + each, 0);
    // A bank that wants less than all waiting refunds takes whole ones; the specification does not say which.
    const isPart = waiting > 0 && (order.disputed?.amount ?? 0) < waiting;
    const lossParty = isPart
      ? null
      : chance.of([null, 'merchant', 'merchant', 'platform', 'platform'] as const);
    const fee = chance.of([0, 2_500]);
    this.log.push(JSON.stringify({ lossParty, fee }));
    await driver.endDispute(order, { lossParty, fee });
    if (lossParty) oracle.loseDispute(order, lossParty, fee);
    else oracle.winDispute(order, fee);
  }

  private async decideDisputes(): Promise<void> {
    for (const order of this.oracle.orders.filter(({ disputed }) => disputed)) await this.decide(order);
    await this.driver.doFinance();
  }

  private ofPart(part: Part, called: string): Action[] {
    const { oracle, driver } = this;
    const whole = (event: 'cancelled' | 'rejected', who: 'buyer' | 'merchant'): Action => ({
      name: `${called} ${event} by the ${who}`,
      weight: 1,
      run: async () => {
        await driver.ofPart(part, { event, who });
        oracle.cancelOpen(part, who);
      },
    });
    switch (statusOf(part)) {
      case 'new':
        return [
          {
            name: `${called} accepted`,
            weight: 8,
            run: async () => {
              await driver.ofPart(part, { event: 'accepted', who: 'merchant' });
              oracle.accept(part);
            },
          },
          whole('rejected', 'merchant'),
          whole('cancelled', 'buyer'),
          ...this.someUnits(part, called),
        ];
      case 'accepted':
        return [
          { name: `${called} packed`, weight: 8, run: () => this.pack(part) },
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

  private someUnits(part: Part, called: string): Action[] {
    const { oracle, driver, chance } = this;
    return (['buyer', 'merchant'] as const).map(who => ({
      name: `${called} some units cancelled by the ${who}`,
      weight: 1,
      run: async () => {
        const line = chance.of(part.lines.filter(each => openOf(part, each) > 0));
        const units = 1 + chance.below(openOf(part, line));
        const isAll = part.lines.every(each => openOf(part, each) === (each === line ? units : 0));
        await driver.cancelUnits(part, { line, units, who });
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
    await this.driver.pack(part, parcels);
  }

  private ofParcel(part: Part, parcel: Parcel, called: string): Action[] {
    const { oracle, driver, chance } = this;
    const action = (what: string, weight: number, run: () => Promise<void>): Action => ({
      name: `${called} ${what}`,
      weight,
      run,
    });
    const fails = (['lost', 'damaged'] as const).map(how =>
      action(how, 1, async () => {
        await driver.ofParcel(part, parcel, { event: how });
        oracle.fail(part, parcel, how);
      }),
    );
    if (parcel.state === 'packed')
      return [
        action('handed over', 8, async () => {
          await driver.ofParcel(part, parcel, { event: 'handed_over' });
          oracle.handOver(parcel);
        }),
      ];
    if (parcel.state === 'shipped')
      return [
        action('delivered', 8, async () => {
          await driver.ofParcel(part, parcel, { event: 'delivered' });
          oracle.deliver(part, parcel);
        }),
        action('refused', 2, async () => {
          await driver.ofParcel(part, parcel, { event: 'refused', reason: 'refused_at_door' });
          oracle.refuse(parcel);
          this.refused.add(parcel);
        }),
        ...fails,
      ];
    if (parcel.state !== 'undelivered') return [];
    const condition = chance.of(['sellable', 'damaged'] as const);
    return [
      action(`back, ${condition}`, 5, async () => {
        await driver.ofParcel(part, parcel, { event: 'back_at_merchant', condition });
        oracle.takeBack(part, parcel, condition);
      }),
      ...fails.slice(0, 1),
    ];
  }

  private cases(part: Part, called: string): Action[] {
    const status = statusOf(part);
    const there = part.lines.filter(line => line.delivered > line.refunded);
    if ((status !== 'delivered' && status !== 'completed') || there.length === 0) return [];
    return [
      { name: `${called} returned`, weight: 5, run: () => this.return(part, there) },
      { name: `${called} claimed`, weight: 2, run: () => this.claim(part, there) },
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
    const { oracle, driver, chance } = this;
    const units = this.unitsOf(there);
    const reason = chance.of(['changed_mind', 'does_not_fit', 'defect'] as const);
    const way = chance.of(['pickup', 'drop_off', 'drop_off'] as const);
    const wish = chance.of(this.wishes(part));
    const sellable = chance.below(3) > 0;
    const accepted = this.accepted(units);
    this.log.push(
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
    const returnId = await driver.receiveReturned(part, { units, reason, wish, way, sellable });
    if (sellable) for (const { line, units: count } of units) oracle.restock(line, count);
    await driver.resolve(part, returnId, accepted);
    if (accepted?.length === 0) return;
    const of = {
      units: accepted ?? units,
      fault,
      // This shop has no account at a courier, so the merchant comes.
      fetched: isFetched ? ({ fee: WORLD.pickup, by: 'merchant' } as const) : null,
      // Whoever wished for goods and is offered less gets money.
      wish: accepted && wish === 'exchange' ? ('refund' as const) : wish,
      lossParty: 'merchant' as const,
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

  /** The units of a return that the merchant accepts: all (null), fewer of each line, or none. */
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
    const { oracle, driver } = this;
    const order = oracle.exchange(part, of);
    await driver.doFinance();
    const orderId = await driver.replacementOf(cause);
    if ((order === null) !== (orderId === null))
      throw new Error(`other goods were ${orderId === null ? 'not ' : ''}sent`);
    if (order && orderId !== null) await driver.know(order, orderId);
  }

  private async claim(part: Part, there: readonly Line[]): Promise<void> {
    const { oracle, driver, chance } = this;
    const units = this.unitsOf(there);
    const hadCourier = part.parcels.some(
      ({ state, carrier }) => state === 'delivered' && carrier === 'bosta',
    );
    const isAllCourier = part.parcels.every(
      ({ state, carrier }) => state !== 'delivered' || carrier === 'bosta',
    );
    const lossParties: LossParty[] =
      hadCourier && isAllCourier ? ['merchant', 'platform', 'courier'] : ['merchant', 'platform'];
    const [lossParty, wish] = [chance.of(lossParties), chance.of(['refund', 'credit'] as const)];
    const of = { units, fault: 'theirs' as const, fetched: null, wish, lossParty };
    const decisions =
      part.order.disputes > 0
        ? (['refund', 'refund', 'refuse'] as const)
        : (['refund', 'refund', 'replace', 'refuse'] as const);
    // Nobody decides money that the buyer has already.
    const decision = oracle.isOwed(part, of) ? chance.of(decisions) : 'refuse';
    this.log.push(JSON.stringify({ units: units.map(each => each.units), lossParty, wish, decision }));
    const claimId = await driver.claim(part, { units, wish, decision, lossParty });
    if (decision === 'refund') oracle.refund(part, of);
    if (decision === 'replace') await this.exchange(part, { ...of, wish: 'exchange' }, { claimId });
  }

  private async passMonth(): Promise<void> {
    await this.driver.passMonth();
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
    const { gross, fees } = await this.driver.remit();
    this.log.push(`of ${owed} the courier pays ${gross}, less ${fees}`);
    this.oracle.remitted(gross, fees);
  }

  private async answerClaims(): Promise<void> {
    for (const part of this.oracle.orders.flatMap(({ parts }) => parts))
      for (const parcel of part.parcels) {
        if (!['lost', 'damaged', 'returned'].includes(parcel.state)) continue;
        const answer = this.chance.of(['pays', 'platform', 'merchant'] as const);
        const goods = parcel.lines.reduce((all, { net }) => all + net, 0);
        const isAnswered = await this.driver.answerCourierClaim(parcel, answer, goods);
        if (isAnswered) this.oracle.courierAnswers(part, parcel, answer);
      }
  }

  private async payOut(): Promise<void> {
    const paid = await this.driver.payOut();
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
