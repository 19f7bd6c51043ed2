import {
  type Asking,
  askInTurn,
  compare,
  openSubject,
  type Rounds,
  type Subject,
} from './support/in-turn.ts';
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

/** What was measured of each call, by its path. */
const calls = new Map<string, Asking[]>();
const postgres = await startYearsPostgres();
const subjects: Subject[] = [];
try {
  for (const size of [SMALL, LARGE]) {
    console.log(`${whole(size.orders)} orders, ${whole(size.products)} products`);
    subjects.push(await openSubject(await shopOfYears(postgres.url, size), size));
  }
  for (const [kind, lists] of Object.entries(LISTS_BY_KIND)) await measure(kind, lists);
  printCalls();
} finally {
  for (const { shop } of subjects) await shop.close();
  await postgres.stop();
}

async function measure(kind: string, lists: Readonly<Record<string, Asked>>): Promise<void> {
  const [small, large] = subjects as [Subject, Subject];
  const rows: string[][] = [];
  for (const [name, list] of Object.entries(lists)) {
    if (!`${kind}: ${name}`.includes(only)) continue;
    const asking = await askInTurn([small, large], list, rounds);
    const { path } = list.call;
    calls.set(path, [...(calls.get(path) ?? []), asking]);
    rows.push([name, ...times([asking]), ...asking.work.map(({ blocks }) => whole(blocks))]);
  }
  const columns = ['question', 'small, ms', 'large, ms', 'ratio', 'small, blocks', 'large, blocks'];
  if (rows.length > 0) printTable(`Lists: ${kind}, p95`, columns, rows);
}

/** The aim is the call's, over all of its questions. */
function printCalls(): void {
  const rows = [...calls].map(([path, questions]) => {
    const isOver = compare(questions).ratio > AIM;
    return [path, String(questions.length), ...times(questions), isOver ? 'over' : ''];
  });
  printTable(
    'Calls, p95 over their questions',
    ['call', 'questions', 'small, ms', 'large, ms', `ratio, aim ${fine(AIM)}`, ''],
    rows,
  );
}

function times(questions: readonly Asking[]): string[] {
  const { p95, ratio } = compare(questions);
  return [...p95, ratio].map(fine);
}
