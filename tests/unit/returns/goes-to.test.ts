import { expect, test } from 'vitest';
import { returnText } from '#modules/returns/text.ts';
import { goesTo } from '#modules/returns/ui/goes-to.ts';

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
