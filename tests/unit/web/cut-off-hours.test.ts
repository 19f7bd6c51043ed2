import { expect, test } from 'vitest';
import { sendingText } from '#web/back-office/account/sending.text.ts';

test('each hour until which orders count for a day has its own name, also the two at midnight', () => {
  const names = Array.from({ length: 25 }, (_, hour) => sendingText.hour(hour));

  expect(new Set(names).size).toBe(25);
});
