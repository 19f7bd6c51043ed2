import { performance } from 'node:perf_hooks';
import { openSession } from '#modules/accounts/server/sessions/open-session.ts';
import { encodeCall } from '#platform/call.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop, type Shop } from '#server/app.ts';
import type { Asked, ShopSize, Who } from './lists/asked.ts';
import { beginCounting, findPerson, readWork, type Work } from './lists-queries.ts';

export interface Subject {
  size: ShopSize;
  shop: Shop;
  tokens: Record<Who, string>;
}

/** A shop on that database, with all three of them signed in. */
export async function openSubject(databaseUrl: string, size: ShopSize): Promise<Subject> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const shop = await createShop({ config, log: logTo('silent', []), databaseUrl, schedule: '' });
  const token = async (who: Who) => {
    const userId = await findPerson(shop.ctx.db, who);
    const session = await shop.ctx.db
      .transaction()
      .execute(tx => openSession(shop.ctx, tx, { userId, device: 'bench', address: '' }));
    return session.token;
  };
  const [admin, merchant, buyer] = [await token('admin'), await token('merchant'), await token('buyer')];
  return { size, shop, tokens: { admin, merchant, buyer } };
}

export interface Rounds {
  rounds: number;
  /** Calls to each shop in a round. */
  times: number;
}

/** The milliseconds of each call in a round. */
export type Took = Readonly<Record<'small' | 'large', readonly number[]>>;

export interface Asking {
  rounds: readonly Took[];
  /** What one call touches. */
  work: [small: Work, large: Work];
}

/** Enough that PostgreSQL has settled on its plans. */
const WARM_UP = 12;

/** Both shops in turn, call by call, so that a busy moment of the machine affects both. */
export async function askInTurn(
  [small, large]: readonly [Subject, Subject],
  asked: Asked,
  { rounds, times }: Rounds,
): Promise<Asking> {
  const work: [Work, Work] = [await workOf(small, asked), await workOf(large, asked)];
  const took: Took[] = [];
  for (let round = 0; round < rounds; round += 1) took.push(await oneRound([small, large], asked, times));
  return { rounds: took, work };
}

async function oneRound(
  [small, large]: readonly [Subject, Subject],
  asked: Asked,
  times: number,
): Promise<Took> {
  const took = { small: [] as number[], large: [] as number[] };
  for (let time = 0; time < times; time += 1) {
    // Each is first as often as the other.
    if (time % 2 === 0) took.small.push((await ask(small, asked)).milliseconds);
    took.large.push((await ask(large, asked)).milliseconds);
    if (time % 2 === 1) took.small.push((await ask(small, asked)).milliseconds);
  }
  return took;
}

export interface Compared {
  /** For each shop: the median of the rounds' p95, in milliseconds. */
  p95: [small: number, large: number];
  /** The median of the rounds' own ratios. */
  ratio: number;
}

/** Of one question, or of all questions of a call, each asked as often as the others. */
export function compare(questions: readonly Asking[]): Compared {
  const inRound = (round: number, shop: keyof Took) =>
    p95(questions.flatMap(question => question.rounds[round]?.[shop] ?? []));
  const pairs = (questions[0]?.rounds ?? []).map(
    (_, round) => [inRound(round, 'small'), inRound(round, 'large')] as const,
  );
  return {
    p95: [middle(pairs.map(([small]) => small)), middle(pairs.map(([, large]) => large))],
    ratio: middle(pairs.map(([small, large]) => large / small)),
  };
}

/** The blocks that one call touches, once PostgreSQL has settled on its plans, and the rows that it then returns. */
export async function workOf(subject: Subject, asked: Asked): Promise<Work & { shown: number }> {
  for (let time = 0; time < WARM_UP; time += 1) await ask(subject, asked);
  await beginCounting(subject.shop.ctx.db);
  const { body } = await ask(subject, asked);
  const lists = Object.values(body).filter(Array.isArray);
  return {
    ...(await readWork(subject.shop.ctx.db)),
    shown: lists.reduce((sum, { length }) => sum + length, 0),
  };
}

/** One call, and its milliseconds; throws if it is refused. */
async function ask({ shop, tokens, size }: Subject, { who, call, input }: Asked) {
  const { url } = encodeCall(call, input(size));
  const began = performance.now();
  const reply = await shop.http.inject({ url, headers: { authorization: `Bearer ${tokens[who]}` } });
  const milliseconds = performance.now() - began;
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.body.slice(0, 200)}`);
  return { milliseconds, body: (reply.json() as { body: object }).body };
}

const p95 = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN;

const middle = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
