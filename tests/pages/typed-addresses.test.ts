import { beforeAll, expect, test } from 'vitest';
import { routes } from '#web/routes.tsx';
import { builtPages } from '../support/built-pages.ts';
import { testShop } from '../support/shop.ts';
import { fillCatalog, openPage } from './catalog.ts';

const shop = await testShop({ loadBuild: builtPages });

beforeAll(async () => {
  await fillCatalog(shop);
});

interface Address {
  path?: string | undefined;
  children?: Address[] | undefined;
}

const pathsOf = ({ path, children = [] }: Address): string[] => [
  ...(path === undefined ? [] : [path]),
  ...children.flatMap(pathsOf),
];

const TYPED = ['not-a-number', '0', '-1', '1.5', '99999999999999999999', '٧٠٤', '%00', '%E0%A4%A', "1'--"];
const QUERIES = ['page', 'q', 'ids', 'sort', 'next', 'items'];

const withId = pathsOf({ children: routes as Address[] }).filter(path => path.includes('/:'));

test('whatever somebody types into an address is no error of the shop, and is not logged as one', async () => {
  expect(withId.length).toBeGreaterThan(5);
  const addresses = [
    ...withId.flatMap(path => TYPED.map(typed => `/${path.replace(/\/:\w+\?/, '').replace(/:\w+/, typed)}`)),
    ...['/', '/search', '/deals', '/compare', '/cart-link', '/login', '/checkout'].flatMap(path =>
      QUERIES.flatMap(name => TYPED.slice(4).map(typed => `${path}?${name}=${typed}`)),
    ),
  ];
  const failed: [string, number][] = [];
  for (const address of addresses) {
    shop.logged.length = 0;
    const { status } = await openPage(shop, encodeURI(address).replaceAll('%25', '%'));
    if (status >= 500 || shop.logged.some(line => JSON.parse(line).level >= 50))
      failed.push([address, status]);
  }
  expect(failed).toEqual([]);
}, 120_000);
