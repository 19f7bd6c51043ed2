import { expect, test } from 'vitest';
import {
  emptyDraft,
  missingOf,
  type ReturnableLine,
  type ReturnDraft,
  withExchange,
  withoutGone,
} from '#web/storefront/order-details/returns/return-draft.ts';

const scarf: ReturnableLine = {
  lineId: 1,
  title: 'طرحة كريب',
  options: 'اللون: أحمر',
  imageUrl: '',
  most: 1,
  reasons: ['changed_mind', 'does_not_fit', 'defect'],
  exchanges: [{ variantId: 7, options: 'أسود', price: 199 }],
  until: null,
};
const draft: ReturnDraft = {
  ...emptyDraft,
  lines: [{ lineId: 1, quantity: 1 }],
  reason: 'does_not_fit',
  wish: 'exchange',
};

test('for a size or a colour that does not fit, another one is chosen and never the same again', () => {
  expect(missingOf(draft, [scarf])).toBe('other');
  expect(missingOf(withExchange(draft, 1, 7), [scarf])).toBeUndefined();
  expect(missingOf(draft, [{ ...scarf, exchanges: [] }])).toBe('noOther');
});

test('for any other reason the same again may be wanted', () => {
  expect(missingOf({ ...draft, reason: 'changed_mind' }, [scarf])).toBeUndefined();
  expect(missingOf({ ...draft, wish: 'refund' }, [scarf])).toBeUndefined();
});

test('what was chosen and is asked back on another device meanwhile is chosen no more', () => {
  const two = { ...draft, lines: [{ lineId: 1, quantity: 2, exchangeFor: 7 }] };
  expect(withoutGone(two, [{ ...scarf, most: 0 }]).lines).toEqual([]);
  expect(withoutGone(two, []).lines).toEqual([]);
  expect(withoutGone(two, [scarf]).lines).toEqual([{ lineId: 1, quantity: 1, exchangeFor: 7 }]);
  expect(withoutGone(two, [{ ...scarf, most: 3, exchanges: [] }]).lines).toEqual([
    { lineId: 1, quantity: 2 },
  ]);
});
