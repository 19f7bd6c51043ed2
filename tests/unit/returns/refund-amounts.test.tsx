import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefundAmounts } from '#modules/returns/ui/refund-amounts.tsx';

const SUMS = { goods: 100, delivery: 0, fees: 0, deducted: 0, givenBefore: 0, amount: 100 };
const labels = (props: Partial<Parameters<typeof RefundAmounts>[0]>) =>
  [...renderToStaticMarkup(<RefundAmounts {...SUMS} {...props} />).matchAll(/<dt>([^<]*)<\/dt>/g)].map(
    ([, label]) => label,
  );

test('what an exchange costs more is named to its buyer as theirs, and to staff as the buyer’s', () => {
  expect(labels({}).at(-1)).toBe('المبلغ المسترد');
  expect(labels({ replacement: 100 }).at(-1)).toBe('فرق السعر');
  expect(labels({ replacement: 150 }).at(-1)).toBe('تدفعه قبل شحن البديل');
  expect(labels({ replacement: 150, rest: 'paid' }).at(-1)).toBe('دفعته ليُشحن البديل');
  expect(labels({ replacement: 150, reader: 'back_office' }).at(-1)).toBe('يدفعه العميل قبل شحن البديل');
  expect(labels({ replacement: 150, rest: 'paid', reader: 'back_office' }).at(-1)).toBe(
    'دفعه العميل ليُشحن البديل',
  );
});
