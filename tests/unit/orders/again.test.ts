import { expect, test } from 'vitest';
import { goneTitles } from '#modules/orders/again.ts';
import { orderText } from '#modules/orders/text.ts';

const line = (variantId: number, title: string) => ({ variantId, title }) as never;

test('buying again names what is gone, and says nothing of it where all or nothing is left', () => {
  const sold = [{ variantId: 1 }] as never;
  const gone = goneTitles({ lines: [line(1, 'كوب'), line(2, 'طبق'), line(3, 'ملعقة')] }, sold);
  expect(gone).toEqual(['طبق', 'ملعقة']);
  const said = orderText.boughtAgain(1, gone).replace(/[\u2066-\u2069]/g, '');
  expect(said).toBe('أضفنا منتجًا واحدًا إلى السلة. نفد أو لم يعد معروضًا: طبق و١ غيره');
  expect(orderText.boughtAgain(2, [])).toBe('أضفنا منتجين إلى السلة');
  expect(orderText.boughtAgain(0, ['كوب'])).toBe('لم يعد شيء مما طلبته متوفرًا');
});
