import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where a field of a product is written by hand. `npm run schema` writes one place more, and the demo may tell it. */
const PLACES = [
  'migrations/0008-catalog.sql',
  'migrations/functions/cache-tags.sql',
  'src/modules/catalog/back-office/disclosure-fields.text.ts',
  'src/modules/catalog/disclosure.text.ts',
  'src/modules/catalog/disclosure.ts',
];

test('a field of a product is named in five places, which its how-to names', () => {
  const files = globSync('{src,migrations,demo,tests,scripts}/**/*.{ts,tsx,sql}');
  const naming = files.filter(file => /\bhazards\b/.test(readFileSync(file, 'utf8'))).toSorted();
  const byHand = naming.filter(file => !/^demo\/cast\/|\/schema\.sql$|^tests\/unit\/how-to\//.test(file));
  expect(byHand).toEqual(PLACES);
  const page = readFileSync('docs/how-to/add-a-field-to-a-product.md', 'utf8');
  expect(PLACES.filter(file => !page.includes(`\`${file}\``))).toEqual([]);
});
