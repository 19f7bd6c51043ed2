import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type Asking, askInTurn, compare, openSubject, type Subject } from './support/in-turn.ts';
import type { Load } from './support/load.ts';
import { opinionLists } from './support/opinions/lists.ts';
import { AROUND, copyOf, shopOfOpinions } from './support/opinions/shop-of-opinions.ts';
import { type Storm, storm } from './support/opinions/storm.ts';
import { fine, printTable, whole } from './support/table.ts';
import { startYearsPostgres } from './support/years/shop-of-years.ts';

/**
 * Lists of reviews, messages and notices in a shop that has a hundred times as many, and orders beside a storm of reviews.
 * `--only=lists|storm`, `--rounds`, `--times`, `--seconds`.
 */
const SMALL = 10_000;
const LARGE = 1_000_000;
const AIM = 1.5;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    times: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '10' },
  },
});

const postgres = await startYearsPostgres();
try {
  const [small, large] = [
    await shopOfOpinions(postgres.url, SMALL),
    await shopOfOpinions(postgres.url, LARGE),
  ];
  if (values.only !== 'storm') await measureLists([small, large]);
  if (values.only !== 'lists') {
    const copy = await copyOf(postgres.url, large);
    printStorm(await storm(copy, path.resolve('.cache/bench/storm'), Number(values.seconds)));
  }
} finally {
  await postgres.stop();
}

async function measureLists(urls: readonly [string, string]): Promise<void> {
  const subjects: Subject[] = [];
  for (const url of urls) subjects.push(await openSubject(url, AROUND));
  const [small, large] = subjects as [Subject, Subject];
  const rounds = { rounds: Number(values.rounds), times: Number(values.times) };
  const rows: string[][] = [];
  for (const [name, list] of Object.entries(opinionLists(await mostReviewed(large)))) {
    const asking = await askInTurn([small, large], list, rounds);
    rows.push(row(name, asking));
  }
  for (const { shop } of subjects) await shop.close();
  printTable(
    `Lists, p95: ${whole(SMALL)} and ${whole(LARGE)} reviews, messages and notices`,
    ['list', 'small, ms', 'large, ms', `ratio, aim ${fine(AIM)}`, '', 'small, blocks', 'large, blocks'],
    rows,
  );
}

function row(name: string, asking: Asking): string[] {
  const { p95, ratio } = compare([asking]);
  const isOver = ratio > AIM;
  return [
    name,
    ...[...p95, ratio].map(fine),
    isOver ? 'over' : '',
    ...asking.work.map(({ blocks }) => whole(blocks)),
  ];
}

async function mostReviewed({ shop }: Subject): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_ratings order by one + two + three + four + five desc limit 1`.execute(
    shop.ctx.db,
  );
  return rows[0]?.id ?? 0;
}

function line(name: string, { perSecond, p50, p95 }: Load): string[] {
  return [name, whole(perSecond), fine(p50), fine(p95)];
}

function printStorm({ alone, beside, reviews, wrongRatings }: Storm): void {
  printTable(
    'Orders, 8 at once, beside 8 people who review; every answer was 200',
    ['', 'a second', 'p50 ms', 'p95 ms'],
    [line('orders alone', alone), line('orders in the storm', beside), line('reviews', reviews)],
  );
  console.log(`\nProducts whose rating does not count their reviews afterwards: ${wrongRatings}.`);
}
