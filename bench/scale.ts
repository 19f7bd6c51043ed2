import { fine, printTable, whole } from './support/table.ts';

/**
 * `node bench/scale.ts`: a small simulation for docs/scale.md. How often a page of a large catalogue is found in a cache,
 * and how many processor cores then answer 100,000 page views a second. No server runs; the unit costs are measured
 * elsewhere, and the document says where.
 */
const VIEWS = 100_000;
const PRODUCTS = 10_000_000;
/** How long a page is cached at most, in seconds (docs/decisions/0025-page-cache.md). */
const LIFETIME = 60;
/** What a cache could keep that is told of every change, and whose ends of ads and the like are dated. */
const TOLD_LIFETIME = 3_600;
/** A core that is busier than this answers late. */
const BUSY = 0.6;

/** Of what people look at: its share of all views, its pages, how steep their popularity falls, and a page's bytes. */
interface Kind {
  name: string;
  share: number;
  pages: number;
  /** The exponent of Zipf's law: the n-th page is asked for 1/n^slope times as often as the first. */
  slope: number;
  bytes: number;
  /** Milliseconds of a core to draw one: in the shop, and in the database. */
  drawn: number;
  read: number;
}

const KINDS: readonly Kind[] = [
  { name: 'landing', share: 0.1, pages: 1, slope: 0, bytes: 36_000, drawn: 25, read: 3 },
  { name: 'categories', share: 0.25, pages: 20_000, slope: 1, bytes: 18_000, drawn: 8, read: 1 },
  { name: 'search', share: 0.15, pages: 3_000_000, slope: 0.8, bytes: 14_000, drawn: 10, read: 8 },
  { name: 'products', share: 0.5, pages: PRODUCTS, slope: 0.9, bytes: 20_000, drawn: 8, read: 1.5 },
];
/** Milliseconds of a core to send a page that is cached: by the shop, and by nginx. */
const SENT = { shop: 0.05, nginx: 0.012 };

/** So many pages asked for about equally often; a few hundred groups stand for ten million pages. */
interface Group {
  pages: number;
  /** Views a second of each. */
  rate: number;
  kind: Kind;
}

function groupsOf(kind: Kind): Group[] {
  const groups: Group[] = [];
  for (let first = 1; first <= kind.pages; ) {
    const last = Math.min(kind.pages, Math.max(first, Math.floor(first * 1.05)));
    const middle = Math.sqrt(first * last);
    groups.push({ pages: last - first + 1, rate: 1 / middle ** kind.slope, kind });
    first = last + 1;
  }
  const all = groups.reduce((sum, { pages, rate }) => sum + pages * rate, 0);
  return groups.map(group => ({ ...group, rate: (group.rate / all) * kind.share * VIEWS }));
}

const GROUPS = KINDS.flatMap(groupsOf);

interface Caches {
  caches: number;
  /** That each keeps. */
  bytes: number;
  /** Seconds. */
  lifetime?: number;
}

/** Which part of the views of each kind finds its page in one of so many caches of so many bytes. */
function found({ caches, bytes, lifetime = LIFETIME }: Caches): Map<Kind, number> {
  const seconds = Math.min(lifetime, staysFor({ caches, bytes }));
  const hits = new Map<Kind, number>();
  for (const { pages, rate, kind } of GROUPS) {
    const seen = (rate / caches) * seconds;
    // A page is not cached longer because it is asked for: one drawing serves what comes within its time.
    hits.set(kind, (hits.get(kind) ?? 0) + pages * rate * (seen / (1 + seen)));
  }
  return new Map([...hits].map(([kind, rate]) => [kind, rate / (kind.share * VIEWS)]));
}

/** For how long the page that was unused for longest has been unused, by Che's approximation. */
function staysFor({ caches, bytes }: Caches): number {
  const used = (seconds: number) =>
    GROUPS.reduce(
      (sum, { pages, rate, kind }) => sum + pages * kind.bytes * (1 - Math.exp((-rate / caches) * seconds)),
      0,
    );
  let [low, high] = [0.001, 2 * TOLD_LIFETIME];
  if (used(high) < bytes) return high;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (used(middle) < bytes) low = middle;
    else high = middle;
  }
  return low;
}

interface Cores {
  hits: Map<Kind, number>;
  shop: number;
  database: number;
}

/** The cores that the shop and its database need, if `before` of each kind's views never reach the shop. */
function coresFor(processes: number, bytes: number, before?: Map<Kind, number>): Cores {
  const hits = found({ caches: processes, bytes });
  let [shop, database] = [0, 0];
  for (const kind of KINDS) {
    const drawn = kind.share * VIEWS * (1 - (before?.get(kind) ?? hits.get(kind) ?? 0));
    // Behind another cache only what that one misses arrives, and is drawn.
    const sent = before ? drawn : kind.share * VIEWS;
    shop += (sent * SENT.shop + drawn * kind.drawn) / 1000;
    database += (drawn * kind.read) / 1000;
  }
  return { hits, shop, database };
}

const MIB = 2 ** 20;
const own = [50, 200, 800].flatMap(processes =>
  [96, 2_048].map(mebibytes => ({ processes, mebibytes, ...coresFor(processes, mebibytes * MIB) })),
);
printTable(
  `${VIEWS.toLocaleString('en')} page views a second, ${PRODUCTS.toLocaleString('en')} products: each process keeps its own pages`,
  [
    'processes',
    'MiB cached by each',
    ...KINDS.map(({ name }) => `${name} found`),
    'cores needed',
    'database cores',
  ],
  own.map(({ processes, mebibytes, hits, shop, database }) => [
    String(processes),
    whole(mebibytes),
    ...KINDS.map(kind => fine(hits.get(kind) ?? 0)),
    whole(shop / BUSY),
    whole(database / BUSY),
  ]),
);

const shared = [LIFETIME, TOLD_LIFETIME].flatMap(lifetime =>
  [10, 100].map(gibibytes => {
    const hits = found({ caches: 1, bytes: gibibytes * 1024 * MIB, lifetime });
    return { gibibytes, lifetime, ...coresFor(1, 96 * MIB, hits), hits };
  }),
);
printTable(
  'The same behind one shared cache (nginx or a CDN): only what it misses is drawn',
  [
    'cached for',
    'GiB',
    ...KINDS.map(({ name }) => `${name} found`),
    'cores needed',
    'database cores',
    'nginx cores',
  ],
  shared.map(({ lifetime, gibibytes, hits, shop, database }) => [
    `${lifetime / 60} min`,
    whole(gibibytes),
    ...KINDS.map(kind => fine(hits.get(kind) ?? 0)),
    whole(shop / BUSY),
    whole(database / BUSY),
    whole((VIEWS * SENT.nginx) / 1000 / BUSY),
  ]),
);
