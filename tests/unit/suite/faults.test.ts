import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Edit, edited } from '../../faults/fault.ts';
import { FAULTS } from '../../faults/faults.ts';

test('there are 25 seeded faults or more, each with tests that are there', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(25);
  expect(FAULTS.flatMap(({ tests }) => tests).filter(file => !existsSync(file))).toEqual([]);
});

test.each(FAULTS.map(({ name, edits }) => [name, edits] as const))(
  'still applies: %s',
  (_, edits: readonly Edit[]) => {
    for (const edit of edits) {
      const text = readFileSync(edit.file, 'utf8');
      expect(edited(text, edit)).not.toBe(text);
    }
  },
);

test('a fault that does not apply any more is reported', () => {
  const edit = { file: 'x.ts', find: 'lock', replace: '' };
  expect(() => edited('nothing of it', edit)).toThrow('0 times');
  expect(() => edited('lock lock', edit)).toThrow('2 times');
});
