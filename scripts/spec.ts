import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** `npm run spec`: each acceptance row with the tests whose titles carry its id, and then the rows without a test. */
type Row = { id: string; text: string };
type Title = { file: string; text: string; ids: readonly string[] };

const ROW = /^\| ([A-Z]+-\d+) \| (.*) \|$/;
/** `[CART-3]` or `[CART-3, CART-4]`. */
const IDS = /\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g;

const rows = readRows(readFileSync('tests/acceptance.md', 'utf8'));
const titles = globSync('tests/**/*.{ts,tsx}').toSorted().flatMap(titlesIn);
const open = rows.filter(row => testsOf(row).length === 0);

for (const row of rows) {
  console.log(`\n${row.id}  ${row.text}`);
  for (const { file, text } of testsOf(row)) console.log(`    ${text}  (${file})`);
}
const unknown = titles.filter(({ ids }) => ids.some(id => !rows.some(row => row.id === id)));
for (const { file, text } of unknown) console.log(`\nNo such row: ${text}  (${file})`);
console.log(`\n${rows.length - open.length} of ${rows.length} rows have a test; without one:`);
for (const { id, text } of open) console.log(`  ${id}  ${text}`);
if (open.length === 0) console.log('  none');

function readRows(text: string): Row[] {
  return text.split('\n').flatMap(line => {
    const [, id, said] = ROW.exec(line) ?? [];
    return id && said ? [{ id, text: said }] : [];
  });
}

function testsOf({ id }: Row): Title[] {
  return titles.filter(({ ids }) => ids.includes(id));
}

/** The first argument of a call such as `test('title [ID]', …)` that contains an id. */
function titlesIn(file: string): Title[] {
  const text = readFileSync(file, 'utf8');
  const found: Title[] = [];
  const visitor = new Visitor({
    CallExpression: ({ arguments: [first] }) => {
      if (first?.type !== 'Literal' && first?.type !== 'TemplateLiteral') return;
      const title = text.slice(first.start + 1, first.end - 1);
      const ids = [...title.matchAll(IDS)].flatMap(([, list]) => list?.split(/,\s*/) ?? []);
      if (ids.length > 0) found.push({ file, text: title.replaceAll(IDS, '').trim(), ids });
    },
  });
  visitor.visit(parseSync(file, text).program);
  return found;
}
