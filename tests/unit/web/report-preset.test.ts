import { expect, test } from 'vitest';
import { daysOf } from '#web/back-office/reports/preset.ts';

test.each([
  { preset: 'today', today: '2026-03-05', from: '2026-03-05', to: '2026-03-05' },
  { preset: 'yesterday', today: '2026-03-01', from: '2026-02-28', to: '2026-02-28' },
  { preset: 'week', today: '2026-03-05', from: '2026-02-27', to: '2026-03-05' },
  { preset: 'thirty', today: '2026-03-30', from: '2026-03-01', to: '2026-03-30' },
  { preset: 'month', today: '2026-03-05', from: '2026-03-01', to: '2026-03-05' },
  { preset: 'last_month', today: '2026-03-31', from: '2026-02-01', to: '2026-02-28' },
  { preset: 'last_month', today: '2026-01-01', from: '2025-12-01', to: '2025-12-31' },
] as const)('$preset on $today is from $from to $to', ({ preset, today, from, to }) => {
  expect(daysOf(preset, today)).toEqual({ from, to });
});
