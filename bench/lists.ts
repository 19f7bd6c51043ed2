import { compare, openSubject, type Rounds, type Subject } from './support/in-turn.ts';
import type { Asked } from './support/lists/asked.ts';
import { LISTS_BY_KIND } from './support/lists/every-list.ts';
import { fine, printTable, whole } from './support/table.ts';
import { shopOfYears, startYearsPostgres } from './support/years/shop-of-years.ts';

/** Every list in a small and a large shop: how much slower it answers, and how much more of the database it reads. */
const SMALL = { orders: 10_000, products: 1_000 };
const LARGE = { orders: 1_000_000, products: 100_000 };
const AIM = 1.5;

const asked = (name: string) =>
  process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = asked('only') ?? '';
const rounds: Rounds = { rounds: Number(asked('rounds') ?? 5), times: Number(asked('times') ?? 40) };

const postgres = await startYearsPostgres();
const subjects: Subject[] = [];
try {
  for (const size of [SMALL, LARGE]) {
    console.log(`${whole(size.orders)} orders, ${whole(size.products)} products`);
    subjects.push(await openSubject(await shopOfYears(postgres.url, size), size));
  }
  for (const [kind, lists] of Object.entries(LISTS_BY_KIND)) await measure(kind, lists);
} finally {
  for (const { shop } of subjects) await shop.close();
  await postgres.stop();
}

async function measure(kind: string, lists: Readonly<Record<string, Asked>>): Promise<void> {
  const [small, large] = subjects as [Subject, Subject];
  const rows: string[][] = [];
  for (const [name, list] of Object.entries(lists)) {
    if (!`${kind}: ${name}`.includes(only)) continue;
    const { p95, ratio, work } = await compare([small, large], list, rounds);
    rows.push([
      name,
      ...p95.map(fine),
      fine(ratio),
      ...work.map(({ blocks }) => whole(blocks)),
      ratio > AIM ? 'over' : '',
    ]);
  }
  const columns = ['list', 'small, ms', 'large, ms', `ratio, aim ${fine(AIM)}`, 'blocks', 'blocks', ''];
  if (rows.length > 0) printTable(`Lists: ${kind}, p95`, columns, rows);
}
