import { expect, test } from 'vitest';
import type { ShownRefund } from '#modules/returns/case-view.ts';
import { returnText } from '#modules/returns/text.ts';
import { goesNow, goesTo } from '#modules/returns/ui/goes-to.ts';

test.each([
  ['for something dearer', 235.5, returnText.exchangeRest.due],
  ['for something cheaper', 90, returnText.exchangeRest.back],
  ['for the same price', 135, returnText.refundGoesTo.exchange],
])('an exchange %s says which way its difference goes', (_, replacement, words) => {
  expect(goesTo({ wish: 'exchange', amount: 135, replacement })).toBe(words);
});

test('money says by which way it goes, whatever something else would cost', () => {
  expect(goesTo({ wish: 'refund', amount: 135, replacement: 200 })).toBe(returnText.refundGoesTo.refund);
  expect(goesTo({ wish: 'credit', amount: 135 })).toBe(returnText.refundGoesTo.credit);
});

test('an exchange is an order once nothing is left to pay for it, and money again once that order was cancelled', () => {
  const exchanged = {
    id: 1,
    state: 'succeeded',
    cause: 'return',
    wish: 'exchange',
    needsChannel: false,
    toAccount: false,
    goods: 135,
    delivery: 0,
    fees: 0,
    deducted: 0,
    givenBefore: 0,
    amount: 135,
    replacementOrderId: 7,
    replacement: 160,
    payReplacementBy: '2026-12-01T10:00:00Z',
  } satisfies ShownRefund;
  expect(goesNow(exchanged)).toBe(returnText.exchangeRest.due);
  expect(goesNow({ ...exchanged, payReplacementBy: null })).toBe(returnText.replaced);
  expect(goesNow({ ...exchanged, replacement: 0, payReplacementBy: null })).toBe(returnText.fellThrough);
  expect(goesNow({ ...exchanged, replacementOrderId: null, wish: 'refund', toAccount: true })).toBe(
    returnText.refundToAccount,
  );
});
