import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { src } from './rule.ts';
import type { Violation } from './source.ts';

/** Photos that people took are opaque, and a category's picture stands on its tile or on the ground it was drawn for. */
const OPAQUE = new Set([
  'src/modules/catalog/ui/category-list.tsx',
  'src/modules/catalog/ui/category-tile.tsx',
  'src/modules/conversations/ui/message-list.tsx',
  'src/modules/reviews/ui/review-item.tsx',
  'src/web/parts/reviews/photo-picker.tsx',
  'src/web/back-office/orders/sheets/deliver-sheet.tsx',
  'src/web/back-office/orders/details/parcel-steps.tsx',
  'src/web/back-office/settings/categories-and-brands/category-row.tsx',
  'src/web/back-office/settings/categories-and-brands/picture-field.tsx',
  'src/web/back-office/settings/categories-and-brands/category-form.tsx',
]);

/** Dark goods that are cut out vanish on a dark ground, so each picture of goods has one of its own (decision 142). */
function withoutGround(file: string, tsx: string): Violation[] {
  if (OPAQUE.has(file) || !/<Picture\b/.test(tsx)) return [];
  const sheets = [...tsx.matchAll(/from '(\.[^']+\.module\.css)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  const hasGround = sheets.some(sheet =>
    /background: (?:var\(--(?:tint|photo)\b|light-dark\()/.test(readFileSync(sheet, 'utf8')),
  );
  return hasGround ? [] : [`${file}: its picture needs a ground, var(--tint) or var(--photo)`];
}

test('a picture of goods has a ground that is light in both themes', () => {
  const screens = src.filter(({ file }) => file.endsWith('.tsx'));
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap(({ file, text }) => withoutGround(file, text))).toEqual([]);
});

test('refuses a picture on whatever stands behind it', () =>
  expect(withoutGround('src/web/x.tsx', '<Picture identifier={imageUrl} />')).toHaveLength(1));
