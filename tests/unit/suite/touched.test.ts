import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JOURNEYS_OF, touchedBy } from '../../../scripts/touched.ts';

const touch = (...files: string[]) => touchedBy(files, existsSync);

test('a change of a module touches the contract tests and the storms of that module', () => {
  expect(touch('src/modules/remittances/server/routes.ts')).toEqual({
    contract: ['tests/contract/remittances', 'tests/storms/remittances.test.ts'],
    pages: [],
    journeys: [],
  });
  expect(touch('migrations/0018-payouts.sql').contract).toContain('tests/contract/payouts');
});

test('a change of a screen touches the journeys that walk it, by the longest beginning of its path', () => {
  expect(touch('src/web/back-office/coupons/coupons.tsx').journeys).toEqual([
    'tests/journeys/back-office/coupons.test.ts',
  ]);
  expect(touch('src/web/back-office/layout.tsx').journeys).toContain(
    'tests/journeys/back-office/access.test.ts',
  );
});

test('a changed test is run itself', () => {
  const changed = 'tests/contract/cart/cart.test.ts';
  expect(touch(changed).contract).toEqual([changed]);
});

test('what the table of journeys names is there', () => {
  const missing = Object.entries(JOURNEYS_OF).flatMap(([beginning, journeys]) => [
    ...(globSync(`${beginning}*`).length > 0 ? [] : [beginning]),
    ...journeys.filter(name => !existsSync(`tests/journeys/${name}.test.ts`)),
  ]);
  expect(missing).toEqual([]);
});
