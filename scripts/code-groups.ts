import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
const LAZY = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** The code that a shopper's first visit runs. */
const LANDING = ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/storefront/landing.tsx'];
const OFFICE = /^src\/web\/back-office\//;
/** What each page of the back-office begins with. */
const FRAME = ['src/web/back-office/routes.tsx', 'src/web/back-office/layout.tsx'];
/** Where shoppers look after what they bought, with most of what an order in the back-office needs. */
const ORDERS = ['storefront/order-details', 'account/profile', 'account/document'];
const NOTICES = ['parts/bell', 'account/profile', 'account/development-messages'];
/** Where shoppers type, as the back-office does; the sheets load when they are asked for. */
const FORMS = [
  ...ORDERS,
  'account/marketplace',
  'account/take-back',
  'storefront/checkout',
  'storefront/complaints',
  'storefront/cart/cart-link',
  'parts/place/place-sheet',
  'parts/reviews/report-sheet',
];
const ENTRY = [
  ...FORMS,
  'account/login',
  'account/signup',
  'account/forgot-password',
  'shell/panels/login-dialog',
  'shell/panels/sign-in-again',
];
/** A file that the back-office shares comes with the first of these that names all other pages that need it. */
const SHARED = Object.entries({ orders: ORDERS, notices: NOTICES, forms: FORMS, entry: ENTRY });
/** No page of the back-office begins with a code, so its field comes with what asks for one. */
const APART = /src\/web\/parts\/security\/code-field\./;
/** What fewer pages share stays by itself: the others would bring it for nothing. */
const MANY_PAGES = 4;

interface Group {
  name: string | ((id: string) => string | null);
  test: (id: string) => boolean;
  minShareCount?: number;
}

/**
 * How the browser's build is cut into files. Left to itself it makes one for each set of pages that share something,
 * which is a hundred small ones for a page of the back-office. So what the landing page shares with others comes as
 * two, what the back-office has for itself as two, and what it shares with pages where shoppers type as four. None of
 * them brings anything to a page that shoppers only read.
 */
export function codeGroups(): Group[] {
  const landing = sourcesBehind(LANDING, 'bare');
  const frame = sourcesBehind(FRAME, 'bare');
  const needs = startsOfScripts().map(start => ({ start, files: sourcesBehind([start]) }));
  const ofOffice = (id: string): string | null => {
    const file = fileOf(id);
    if (APART.test(file)) return null;
    const starts = needs.filter(({ files }) => files.has(file)).map(({ start }) => start);
    const shop = starts.filter(start => !OFFICE.test(start));
    if (shop.length === starts.length) return null;
    if (shop.length === 0) return frame.has(file) ? 'office' : 'areas';
    return SHARED.find(([, pages]) => shop.every(start => pages.includes(pageOf(start))))?.[0] ?? null;
  };
  return [
    {
      name: 'framework',
      test: id => /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/.test(id),
    },
    { name: 'rows', test: isOfRows },
    ...Object.entries(TOGETHER).map(([name, files]) => ({ name, test: (id: string) => files.test(id) })),
    {
      name: 'shop',
      test: id => landing.has(fileOf(id)) || /(no-schemas\.ts|icons\.svg)/.test(id),
      minShareCount: 2,
    },
    { name: ofOffice, test: id => ofOffice(id) !== null, minShareCount: MANY_PAGES },
  ];
}

/** A row of goods is drawn at once on the landing page, later on others, and never on a listing. */
const isOfRows = (id: string) =>
  /src[\\/](kit[\\/]carousel|web[\\/]parts[\\/]discovery[\\/](goods-row|home-price))/.test(id);

/** What nearly every page that needs the one needs too. */
const TOGETHER = {
  pages: /src[\\/](kit[\\/]navigation[\\/]pagination|kit[\\/]display[\\/]chip\.|platform[\\/]page\.ts)/,
  boxes: /src[\\/]kit[\\/]form[\\/](checkbox|choice)\./,
  selection: /src[\\/]web[\\/]back-office[\\/]parts[\\/]list[\\/](bulk-bar|use-selected-rows)\./,
};

const fileOf = (id: string) => id.split('?')[0] ?? '';
const pageOf = (start: string) => start.replace(/^src\/web\/|\.tsx$/g, '');

/** The files whose code a browser fetches on its own: the entry, the pages, and parts that load later. */
function startsOfScripts(): string[] {
  const found = new Set(LANDING);
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: ROOT })) {
    if (/^src\/(server|platform\/server|emulators)\/|entry\.server/.test(file)) continue;
    for (const [, target = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(LAZY)) {
      if (target.startsWith('.')) found.add(path.join(path.dirname(file), target));
    }
  }
  return [...found];
}

/**
 * Our own files that these need at once: their imports and their imports, but nothing that loads later. A browser keeps
 * a call's method and path (calls-without-schemas.ts); `bare` leaves out what only its schemas import.
 */
function sourcesBehind(starts: readonly string[], calls: 'bare' | 'whole' = 'whole'): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    if (!/\.tsx?$/.test(file)) return;
    if (calls === 'bare' && /[\\/]modules[\\/]\w+[\\/](?:[\w-]+\.)?calls\.ts$/.test(file)) return;
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (target.startsWith('#')) visit(path.join(ROOT, 'src', target.slice(1)));
      if (target.startsWith('.')) visit(path.resolve(path.dirname(file), target));
    }
  };
  for (const start of starts) visit(path.join(ROOT, start));
  return found;
}
