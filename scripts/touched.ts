/** What a change touches: the tests that `npm run test:changed` runs beside those that are always run. */
export interface Touched {
  /** Files and folders of vitest's projects. */
  contract: readonly string[];
  pages: readonly string[];
  journeys: readonly string[];
}

const CONTRACT = 'tests/contract';
const STORMS = 'tests/storms';
const JOURNEYS = 'tests/journeys';

/** The part of a path that names a module or a room: the folders of tests/contract and tests/unit have the same names. */
const PLACES = [
  /^src\/modules\/([\w-]+)\//,
  /^migrations\/(?:functions\/|\d+-)([\w-]+)\.sql$/,
  /^src\/(platform|server)\//,
];

/** Storms of few seconds; the model and the crashes, which take a minute, are left to `npm test`. */
const STORMS_OF: Readonly<Record<string, readonly string[]>> = {
  catalog: [`${STORMS}/two-savers.test.ts`],
  checkout: [`${STORMS}/place-order.test.ts`, `${STORMS}/model/whole-orders.test.ts`],
  orders: [`${STORMS}/order-events.test.ts`, `${STORMS}/cash-limit.test.ts`],
  payments: [`${STORMS}/payments.test.ts`, `${STORMS}/disputes.test.ts`],
  payouts: [`${STORMS}/payouts.test.ts`],
  remittances: [`${STORMS}/remittances.test.ts`],
};

const OFFICE = 'src/web/back-office';
/** The journeys of each part of the screens; the longest beginning of a path counts. */
export const JOURNEYS_OF: Readonly<Record<string, readonly string[]>> = {
  'src/kit/': ['storefront/carousel', 'storefront/product', 'back-office/coupons'],
  'src/web/shell/': ['shell/header', 'shell/routes'],
  'src/web/account/': ['account/entry'],
  'src/web/account/profile/': ['account/accessibility', 'account/session'],
  'src/web/storefront/': ['storefront/merchants'],
  'src/web/storefront/landing': ['storefront/landing'],
  'src/web/storefront/listing/': ['storefront/listing'],
  'src/web/storefront/search': ['storefront/listing'],
  'src/web/storefront/category': ['storefront/listing'],
  'src/web/storefront/product': ['storefront/product'],
  'src/web/storefront/cart': ['checkout/order'],
  'src/web/storefront/checkout': ['checkout/order'],
  'src/web/storefront/payment': ['checkout/payment'],
  'src/web/storefront/order-details': ['account/order-life', 'account/returns'],
  'src/web/data/': ['shell/failing-calls', 'account/session'],
  [`${OFFICE}/`]: ['back-office/access', 'back-office/coupons'],
  [`${OFFICE}/ads/`]: ['back-office/ads'],
  [`${OFFICE}/coupons/`]: ['back-office/coupons'],
  [`${OFFICE}/home/`]: ['back-office/home'],
  [`${OFFICE}/orders/`]: ['back-office/orders'],
  [`${OFFICE}/products/`]: ['back-office/products', 'back-office/import'],
  [`${OFFICE}/returns/`]: ['back-office/stories'],
  [`${OFFICE}/refunds/`]: ['back-office/stories'],
  [`${OFFICE}/finance/`]: ['back-office/stories'],
  [`${OFFICE}/merchants/`]: ['back-office/stories'],
  [`${OFFICE}/settings/`]: ['back-office/settings'],
  [`${OFFICE}/users/`]: ['back-office/users'],
  'src/server/pages/': ['shell/routes', 'storefront/landing'],
};

/** By the paths of changed files, as git names them; `exists` says which folders of tests there are. */
export function touchedBy(files: readonly string[], exists: (path: string) => boolean): Touched {
  const contract = files.flatMap(file => [
    ...ownTest(file, [CONTRACT, STORMS]),
    ...placesOf(file).flatMap(place => [`${CONTRACT}/${place}`, ...(STORMS_OF[place] ?? [])]),
  ]);
  const pages = files.some(file => /^(?:src\/server\/pages|src\/web\/storefront|tests\/pages)\//.test(file));
  const journeys = files.flatMap(file => [
    ...ownTest(file, [JOURNEYS]),
    ...journeysOf(file).map(name => `${JOURNEYS}/${name}.test.ts`),
  ]);
  const distinct = (paths: readonly string[]) => [...new Set(paths)].filter(exists).toSorted();
  return { contract: distinct(contract), pages: pages ? ['tests/pages'] : [], journeys: distinct(journeys) };
}

const ownTest = (file: string, folders: readonly string[]) =>
  folders.some(folder => file.startsWith(`${folder}/`)) && /\.test\.tsx?$/.test(file) ? [file] : [];

const placesOf = (file: string) => PLACES.flatMap(place => place.exec(file)?.[1] ?? []);

function journeysOf(file: string): readonly string[] {
  const [longest] = Object.keys(JOURNEYS_OF)
    .filter(beginning => file.startsWith(beginning))
    .toSorted((a, b) => b.length - a.length);
  return longest === undefined ? [] : (JOURNEYS_OF[longest] ?? []);
}
