import { describe, expect, test } from 'vitest';
import { signedEntries } from '#modules/ledger/posting.ts';
import { maskAccount, readAccount } from '#modules/refunds/channel.ts';
import { refundAmount, splitRefund } from '#modules/refunds/refund-amount.ts';
import { owedEntries, ownDelivery } from '#modules/refunds/refund-posting.ts';
import { type MerchantOrderMoney, mayKeep, moneyToRefund } from '#modules/refunds/retained-money.ts';
import { canDoToReturn } from '#modules/returns/can-do.ts';
import type { Return } from '#modules/returns/return.ts';
import { returnTimerRule } from '#modules/returns/return-timers.ts';
import { checkWindow } from '#modules/returns/return-window.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/default-settings.ts';

const rules = DEFAULT_SETTINGS.returns;

describe('windows are counted on Cairo’s calendar, the law’s days at least', () => {
  // Egypt's clocks went forward on 24 April 2026 and go back on 30 October 2026, both at midnight in Cairo.
  const cases = [
    ['changed_mind', '2026-04-15T20:00:00Z', '2026-04-29T20:59:59Z', 'yes'],
    ['changed_mind', '2026-04-15T20:00:00Z', '2026-04-29T21:00:00Z', 'window_over'],
    ['changed_mind', '2026-10-20T10:00:00Z', '2026-11-03T21:59:59Z', 'yes'],
    ['changed_mind', '2026-10-20T10:00:00Z', '2026-11-03T22:00:00Z', 'window_over'],
    // Delivered half past midnight in Cairo, when it is still yesterday in UTC.
    ['changed_mind', '2026-06-30T21:30:00Z', '2026-07-15T20:59:59Z', 'yes'],
    ['defect', '2026-10-01T09:00:00Z', '2026-10-31T21:59:59Z', 'yes'],
    ['defect', '2026-10-01T09:00:00Z', '2026-10-31T22:00:00Z', 'window_over'],
    ['damaged', '2026-01-01T09:00:00Z', '2026-11-20T09:00:00Z', 'yes'],
  ] as const;
  test.each(cases)('%s, delivered %s, asked %s: %s', (...row) => {
    const [reason, delivered, now, decision] = row;
    const sold = { deliveredAt: new Date(delivered), notReturnable: '' };
    expect(checkWindow(reason, sold, { now: new Date(now), rules })).toBe(decision);
  });

  test('a setting can give more than the law, never less', () => {
    const sold = { deliveredAt: new Date('2026-01-01T10:00:00Z'), notReturnable: '' };
    const now = new Date('2026-01-14T10:00:00Z');
    expect(checkWindow('changed_mind', sold, { now, rules: { ...rules, noReasonDays: 3 } })).toBe('yes');
    const later = new Date('2026-01-30T10:00:00Z');
    expect(checkWindow('changed_mind', sold, { now: later, rules: { ...rules, noReasonDays: 30 } })).toBe(
      'yes',
    );
  });

  test('excluded goods are not withdrawn from, but a defect still counts', () => {
    const sold = { deliveredAt: new Date('2026-01-01T10:00:00Z'), notReturnable: 'hygiene' };
    const now = new Date('2026-01-02T10:00:00Z');
    expect(checkWindow('changed_mind', sold, { now, rules })).toBe('not_returnable');
    expect(checkWindow('defect', sold, { now, rules })).toBe('yes');
  });

  test('seven days to hand over last until midnight in Cairo, across the change of the clocks', () => {
    const dueAt = (now: string) =>
      returnTimerRule('return_hand_over').dueAt(new Date(now), rules, { receivedAt: null }).toISOString();
    expect(dueAt('2026-04-20T10:00:00Z')).toBe('2026-04-27T21:00:00.000Z');
    expect(dueAt('2026-10-27T10:00:00Z')).toBe('2026-11-03T22:00:00.000Z');
    expect(dueAt('2026-10-27T21:30:00Z')).toBe('2026-11-04T22:00:00.000Z');
  });

  test.each([
    ['2026-10-25T10:00:00Z', '2026-11-01T21:59:00Z', 'escalated'],
    ['2026-10-25T10:00:00Z', '2026-11-01T22:00:00Z', 'appeal_over'],
  ])('decided %s, appealed %s: %s', (decided, now, decision) => {
    const it = { ...aReturn, state: 'rejected', decidedAt: new Date(decided) } as const;
    const buyer = { kind: 'buyer', userId: 5, requestId: 'r' } as const;
    const row = canDoToReturn(buyer, { it, event: 'appealed' }, { now: new Date(now), rules });
    expect(typeof row === 'string' ? row : row.to).toBe(decision);
  });
});

const aReturn: Return = {
  id: 1,
  merchantOrderId: 2,
  buyerId: 5,
  merchantId: 3,
  merchantStatus: 'active',
  state: 'requested',
  reason: 'defect',
  payer: 'merchant',
  wish: 'refund',
  way: null,
  outcome: null,
  answer: '',
  receivedAt: null,
  decidedAt: null,
  lines: [],
};

type Line = MerchantOrderMoney['lines'][number];
const line = (over: Partial<Line> = {}): Line => ({
  id: 1,
  unitPrice: 1000,
  quantity: 3,
  discount: 100,
  platformDiscount: 0,
  commission: 250,
  commissionVat: 35,
  kept: 3,
  arrived: 3,
  earned: 0,
  refundedUnits: 0,
  withdrawnUnits: over.refundedUnits ?? 0,
  ...over,
});
const part = (lines: Line[], over: Partial<MerchantOrderMoney> = {}): MerchantOrderMoney => ({
  merchantOrderId: 1,
  orderId: 1,
  isCompleted: false,
  isOpen: false,
  parcels: [],
  delivery: 6000,
  others: 2500,
  lines,
  refundedDelivery: 0,
  refundedOthers: 0,
  shares: [],
  refunded: 0,
  chargedBack: 0,
  door: null,
  ...over,
});
const asked = { fault: 'none', feesBack: 'with_everything', returnFee: 0 } as const;

describe('what comes back', () => {
  test('units paid back one by one give the net of the line to the piastre', () => {
    const each = [0, 1, 2].map(
      refundedUnits =>
        refundAmount(part([line({ refundedUnits })]), { ...asked, units: [{ lineId: 1, quantity: 1 }] })
          .goods,
    );
    expect(each.reduce((sum, goods) => sum + goods, 0)).toBe(2900);
  });

  test('delivery and fees come back with everything, and their share by the seller’s fault', () => {
    const both = part([line(), line({ id: 2 })]);
    const one = [{ lineId: 1, quantity: 3 }];
    expect(refundAmount(both, { ...asked, units: one })).toMatchObject({
      delivery: 0,
      fees: 0,
      amount: 2900,
    });
    expect(refundAmount(both, { ...asked, units: one, fault: 'theirs' })).toMatchObject({
      delivery: 3000,
      fees: 1250,
    });
    expect(refundAmount(both, { ...asked, units: one, fault: 'theirs', feesBack: 'never' }).fees).toBe(1250);
    const all = [...one, { lineId: 2, quantity: 3 }];
    expect(refundAmount(both, { ...asked, units: all })).toMatchObject({
      delivery: 6000,
      fees: 2500,
      amount: 14_300,
    });
    expect(refundAmount(both, { ...asked, units: all, feesBack: 'never' }).fees).toBe(0);
    expect(refundAmount(both, { ...asked, units: one, returnFee: 500 }).amount).toBe(2400);
  });

  test('before the door and after it the same is kept, so that the ways of giving all back come to one sum', () => {
    // Two of three units were returned; whether the third is returned too or is never sent, all of the rest goes back.
    const two = { refundedUnits: 2, withdrawnUnits: 2 };
    const last = refundAmount(part([line(two)]), { ...asked, units: [{ lineId: 1, quantity: 1 }] });
    expect(last).toMatchObject({ goods: 967, delivery: 6000, fees: 2500, amount: 9467 });
    const shares = [{ paymentId: 7, captured: 11_400, left: 11_400 - 1933 }];
    const unsent = part([line({ ...two, kept: 2, arrived: 2 })], { shares });
    expect(mayKeep(unsent)).toEqual({ goods: 0, delivery: 0, others: 0 });
    expect(moneyToRefund(unsent)).toEqual([{ paymentId: 7, amount: 9467 }]);
  });

  test('it goes back by the means that it came by, in the share of each, and never more than is left', () => {
    const tenders = [
      { means: 'credit', paymentId: null, paid: 1000, left: 1000 },
      { means: 'gateway', paymentId: 4, paid: 3000, left: 3000 },
    ] as const;
    const paid = { tenders, still: 4000 };
    expect(splitRefund(401, paid, 'refund').tenders.map(({ amount }) => amount)).toEqual([100, 301]);
    expect(splitRefund(4000, paid, 'refund').tenders.map(({ amount }) => amount)).toEqual([1000, 3000]);
    expect(splitRefund(400, paid, 'credit').tenders).toEqual([
      { means: 'credit', paymentId: null, amount: 400 },
    ]);
    const spent = [{ ...tenders[0], left: 0 }, tenders[1]];
    expect(splitRefund(400, { ...paid, tenders: spent }, 'refund').tenders).toEqual([
      { means: 'gateway', paymentId: 4, amount: 400 },
    ]);
    expect(() => splitRefund(4001, paid, 'refund')).toThrow(RangeError);
  });
  test('money that a bank gave back is not refunded again, and no more than what is still paid', () => {
    const tenders = [
      { means: 'had', paymentId: null, paid: 1000, left: 1000 },
      { means: 'credit', paymentId: null, paid: 1000, left: 1000 },
      { means: 'gateway', paymentId: 4, paid: 2000, left: 2000 },
    ] as const;
    const split = (still: number) => {
      const { givenBefore, tenders: out } = splitRefund(800, { tenders, still }, 'refund');
      return [givenBefore, ...out.map(({ amount }) => amount)];
    };
    expect(split(600)).toEqual([200, 200, 400]);
    expect(split(300)).toEqual([500, 100, 200]);
    expect(split(-50)).toEqual([800]);
  });
});

describe('what is booked', () => {
  const owed = {
    merchantId: 7,
    recoveredFrom: 'merchant',
    lines: [
      {
        lineId: 1,
        parcels: [{ carrier: 'bosta', units: 1 }],
        frozen: {
          ...line(),
          quantity: 1,
          unitPrice: 55_000,
          discount: 0,
          commission: 6000,
          commissionVat: 840,
        },
        fromUnits: 0,
        quantity: 1,
      },
    ],
    delivery: 0,
    ownDelivery: 0,
    fees: 0,
    deducted: 0,
    fetchedBy: null,
  } as const;

  test('the worked example of the books: goods 550, commission 60 and its VAT 8.40 reversed', () => {
    expect(signedEntries(owedEntries(owed))).toEqual([
      { account: 'merchant_payable:7', amount: 55_000 },
      { account: 'commission_income', amount: 6000 },
      { account: 'vat_payable', amount: 840 },
      { account: 'merchant_payable:7', amount: -6840 },
      { account: 'refund_payable', amount: -55_000 },
    ]);
  });

  test.each(['merchant', 'courier', 'platform'] as const)(
    'it balances whoever bears it: %s',
    recoveredFrom => {
      const fees = { delivery: 4000, fees: 1000, deducted: 500, fetchedBy: null };
      expect(signedEntries(owedEntries({ ...owed, ...fees, recoveredFrom })).length).toBeGreaterThan(2);
    },
  );
});

describe('what several carriers brought', () => {
  const frozen = { ...line(), quantity: 2, unitPrice: 10_000, discount: 0, commission: 0, commissionVat: 0 };
  const brought = {
    merchantId: 7,
    lines: [
      {
        lineId: 1,
        frozen,
        fromUnits: 0,
        quantity: 2,
        parcels: [
          { carrier: 'bosta', units: 1 },
          { carrier: 'merchant', units: 1 },
        ],
      },
    ],
    delivery: 3000,
    ownDelivery: 1500,
    fees: 0,
    deducted: 0,
    fetchedBy: null,
  } as const;

  test('each returns the delivery of its own units', () => {
    const entries = signedEntries(owedEntries({ ...brought, recoveredFrom: 'platform' }));
    expect(entries).toContainEqual({ account: 'delivery_income', amount: 1500 });
    expect(entries).toContainEqual({ account: 'merchant_payable:7', amount: 1500 });
  });

  const back = (quantity: number, delivery: number, more: { from?: number; ofShop?: number } = {}) => {
    const [sold] = brought.lines;
    const parcels = sold.parcels.map(({ carrier }) => ({ carrier, fees: 1500 }));
    const paid = { delivery: 3000, others: 0 };
    const carriage = { paid, parcels, backFromMerchant: 0, backFromShop: more.ofShop ?? 0 };
    const lines = [{ ...sold, fromUnits: more.from ?? 0, quantity }];
    return ownDelivery({ lines, delivery, carriage });
  };

  test('nobody gives back more delivery than it had', () => {
    expect(back(2, 3000)).toBe(1500);
    expect(back(1, 1500)).toBe(0);
    expect(back(1, 1600)).toBe(100);
    expect(back(1, 3000, { from: 1 })).toBe(1500);
    expect(back(1, 1500, { from: 1, ofShop: 1500 })).toBe(1500);
  });

  test('a courier bears what it brought, not the last parcel’s carrier', () => {
    const [two] = brought.lines;
    const first = { ...brought, lines: [{ ...two, quantity: 1 }], recoveredFrom: 'courier' } as const;
    expect(signedEntries(owedEntries(first))).toContainEqual({
      account: 'courier_receivable:bosta',
      amount: 10_000,
    });
  });
});

test('a channel is read strictly and shown masked', () => {
  expect(readAccount('wallet', '+20 100 123 4567')).toBe('01001234567');
  expect(readAccount('wallet', '0200 123 4567')).toBeUndefined();
  expect(readAccount('instapay', 'Buyer.One@InstaPay')).toBe('buyer.one@instapay');
  expect(readAccount('instapay', 'buyer one@instapay')).toBeUndefined();
  expect(readAccount('bank', 'EG38 0019 0005 0000 0000 2631 8000 2')).toBe('EG380019000500000000263180002');
  expect(readAccount('bank', 'EG38 0019 0005 0000 0000 2631 8000 3')).toBeUndefined();
  expect(maskAccount('bank', 'EG380019000500000000263180002')).toBe('EG•••••0002');
  expect(maskAccount('instapay', 'buyer.one@instapay')).toBe('bu•••@instapay');
});
