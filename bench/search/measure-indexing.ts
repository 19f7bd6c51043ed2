import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { listPublicProducts } from '#modules/catalog/calls.ts';
import { encodeCall } from '#platform/call.ts';
import { median } from '../support/load.ts';

interface Asked {
  databaseUrl: string;
  /** Of the running shop, whose worker indexes. */
  url: string;
  perSecond: number;
  seconds: number;
}

export interface Indexed {
  changed: number;
  /** Changes that were written in a second, which the machine may not manage. */
  perSecond: number;
  /** How many of the changes were looked for, and the milliseconds from each commit until a search found it. */
  found: number;
  waited: { p50: number; p95: number; most: number };
}

/** So many changes are written together, each in a transaction of its own. */
const TOGETHER = 10;
/** One change in so many is looked for. */
const LOOKED_FOR = 100;
const LOOK_AGAIN = 100;
const PATIENCE = 60_000;

/**
 * Gives products new words in their titles, so many a second and each as if its merchant had saved it, and searches for
 * some of these words until they are found.
 */
export async function measureIndexing({ databaseUrl, url, perSecond, seconds }: Asked): Promise<Indexed> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: TOGETHER });
  const ids = await someProducts(pool, perSecond * seconds);
  const looks: Promise<number>[] = [];
  const began = performance.now();
  for (let at = 0; at < ids.length; at += TOGETHER) {
    await pause(Math.max(0, began + (at / perSecond) * 1000 - performance.now()));
    await Promise.all(
      ids.slice(at, at + TOGETHER).map(async (id, place) => {
        const word = wordOf(at + place);
        await change(pool, id, word);
        if ((at + place) % LOOKED_FOR === 0) looks.push(waitFor(url, { id, word }));
      }),
    );
  }
  const took = performance.now() - began;
  const waited = (await Promise.all(looks)).toSorted((a, b) => a - b);
  await pool.end();
  return {
    changed: ids.length,
    perSecond: ids.length / (took / 1000),
    found: waited.length,
    waited: {
      p50: median(waited),
      p95: waited[Math.floor(waited.length * 0.95)] ?? Number.NaN,
      most: waited.at(-1) ?? Number.NaN,
    },
  };
}

async function someProducts(pool: pg.Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from products where listed order by hashint8(id) limit $1',
    [count],
  );
  return rows.map(({ id }) => Number(id));
}

/** A word of letters that no list and no title has: a new one in each run. */
function wordOf(at: number): string {
  const letters = (Date.now() * 10_000 + at)
    .toString(26)
    .replaceAll(/\d/g, digit => 'qrstuvwxyz'[Number(digit)] ?? '');
  return `zz${letters}`;
}

/** The word of a former run goes, so that titles do not grow. */
async function change(pool: pg.Pool, id: number, word: string): Promise<void> {
  await pool.query(
    `with changed as (
       update products set title = left(regexp_replace(title, ' zz[a-z]+$', ''), 250) || ' ' || $2, version = version + 1
        where id = $1 returning id)
     select graphile_worker.add_job('search.index-products', json_build_object('productIds', array[id])) from changed`,
    [id, word],
  );
}

async function waitFor(url: string, { id, word }: { id: number; word: string }): Promise<number> {
  const began = performance.now();
  const { url: path, body } = encodeCall(listPublicProducts, { productName: word, asTyped: true });
  while (performance.now() - began < PATIENCE) {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body ?? '',
    });
    if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
    const { products } = ((await reply.json()) as { body: { products: { id: number }[] } }).body;
    if (products.some(product => product.id === id)) return performance.now() - began;
    await pause(LOOK_AGAIN);
  }
  throw new Error(`«${word}» was not found within ${PATIENCE / 1000} seconds.`);
}
