import { expect, test } from 'vitest';
import { daysOf } from '#web/back-office/reports/preset.ts';

test.each([
  ['today', '2026-03-05', '2026-03-05', '2026-03-05'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['week', '2026-03-05', '2026-02-27', '2026-03-05'],
  ['thirty', '2026-03-30', '2026-03-01', '2026-03-30'],
  ['month', '2026-03-05', '2026-03-01', '2026-03-05'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_month', '2026-01-01', '2025-12-01', '2025-12-31'],
] as const)('%s on %s is from %s to %s', (preset, today, from, to) => {
  expect(daysOf(preset, today)).toEqual({ from, to });
});
