import { expect, test } from 'vitest';
import type { AuditEntry } from '#modules/accounts/audit.calls.ts';
import { groupEntries } from '#web/back-office/audit/group-entries.ts';

const entry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-27T10:00:00.000Z',
  actor: { id: 1, name: 'منى', role: 'merchant' },
  merchantName: null,
  what: 'product.price',
  subject: { type: 'product', id: String(id), name: null },
  from: 100,
  to: 90,
  reason: '',
  ...changes,
});
const idsOf = (entries: readonly AuditEntry[]) =>
  groupEntries(entries).map(group => group.map(({ id }) => id));

test('a bulk change is one row, and every other change a row of its own', () => {
  const later = { at: '2026-11-27T10:00:01.000Z' };
  const other = { actor: { id: 2, name: 'سامي', role: 'merchant' } } as const;
  expect(idsOf([])).toEqual([]);
  expect(idsOf([entry(9), entry(8), entry(7)])).toEqual([[9, 8, 7]]);
  expect(idsOf([entry(9), entry(8)]), 'two are read as they are').toEqual([[9], [8]]);
  expect(idsOf([entry(9, later), entry(8), entry(7), entry(6)])).toEqual([[9], [8, 7, 6]]);
  expect(idsOf([entry(9), entry(8, { what: 'product.title' }), entry(7), entry(6)])).toEqual([
    [9],
    [8],
    [7],
    [6],
  ]);
  expect(idsOf([entry(9, other), entry(8, other), entry(7), entry(6)])).toEqual([[9], [8], [7], [6]]);
});
