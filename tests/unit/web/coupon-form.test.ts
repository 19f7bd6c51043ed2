import { expect, test } from 'vitest';
import { cairoDay } from '#platform/dates.ts';
import { readCoupon } from '#web/back-office/coupons/read-coupon.ts';

test('a coupon without a first day begins today', () => {
  const fields = { code: 'WEKALA10', kind: 'percent', percent: '10', firstDay: '' };
  const nobody = { merchant: null, products: [] };
  expect(readCoupon(fields, nobody)).toMatchObject({ firstDay: cairoDay(new Date()), lastDay: null });
  expect(readCoupon({ ...fields, firstDay: '2027-01-05' }, nobody)).toMatchObject({ firstDay: '2027-01-05' });
});
