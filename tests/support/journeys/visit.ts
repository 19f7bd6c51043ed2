import { expect, type Locator, type Page } from '@playwright/test';

/** A product as the given calls answer it; only what journeys ask about. */
export interface GivenProduct {
  id: number;
  productName: string;
  price: number;
  originalPrice: number | null;
  hasAttributes: boolean;
  inStock: boolean;
  merchantId: number;
  brandId: number | null;
  categoryId: number;
}

/** A new session of the demo's buyer. */
export async function newToken(page: Page): Promise<string> {
  const reply = await page.request.post('/api/web/user/auth/login', {
    data: { identifier: 'buyer@wekala.example', password: 'wekala-demo-1' },
  });
  return (await reply.json()).body.token;
}

/**
 * For a journey that changes what emptying the page of a worker leaves as it is (the connection, a permission, a position,
 * a device), or that tells of a first visit, for which nothing may be cached: it has a page of its own.
 */
export const OWN_PAGE = { reuseContext: false } as const;

let token: string | undefined;

/** Signs the demo's buyer in, with one session for all tests of a worker. */
export async function signIn(page: Page): Promise<string> {
  token ??= await newToken(page);
  await store(page, { token: token });
  await ownCart(page);
  return token;
}

/**
 * Many journeys share an account at once, and each begins with the cart that it says: none joins the account's, whatever
 * its page stops to answer itself.
 */
export const ownCart = (page: Page) =>
  page.context().route('**/api/web/cart/account', route => route.abort());

/** Writes into the browser's storage before the shop is opened. */
export async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.goto('/readyz');
  await page.evaluate(all => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);
}

/** The body of a given call, asked without the browser. */
export async function ask<T>(page: Page, path: string, data: object | null): Promise<T> {
  const reply = data ? await page.request.post(path, { data }) : await page.request.get(path);
  return (await reply.json()).body as T;
}

export async function askProducts(page: Page, data: object): Promise<GivenProduct[]> {
  const { products } = await ask<{ products: GivenProduct[] }>(page, '/api/web/product/public', data);
  return products;
}

/** Some product in stock, with options or without. */
export async function findProduct(
  page: Page,
  { hasAttributes }: { hasAttributes: boolean },
): Promise<GivenProduct> {
  const products = await askProducts(page, { limit: 100, inStock: true });
  const found = products.find(product => product.hasAttributes === hasAttributes);
  expect(found, 'the demo has such a product').toBeDefined();
  return found as GivenProduct;
}

/** Opens a page and waits until it is awake: its scripts have taken over what the server drew. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** Opens another part of the account; on a phone the way leads over the list of all. */
export async function openPart(page: Page, name: string): Promise<void> {
  const back = page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'حسابي' });
  if (await back.isVisible()) await back.click();
  await page.getByRole('link', { name }).click();
}

/** React leaves its mark on the elements it has taken over. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__react')),
  );
  // Its effects, which listen to events of the page, run a moment later.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50))));
}

export function carousel(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Drags sideways by so many pixels, positive to the right, in steps as a hand does. */
export async function drag(page: Page, over: Locator, pixels: number): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error('nothing to drag over');
  const x = box.x + box.width / 2;
  const y = box.y + Math.min(box.height / 2, 120);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step += 1) await page.mouse.move(x + (pixels * step) / 5, y);
  await page.mouse.up();
}

/** The same with a finger. */
export async function swipe(page: Page, over: Locator, pixels: number): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error('nothing to swipe over');
  const x = box.x + box.width / 2;
  const y = box.y + Math.min(box.height / 2, 120);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', x + (pixels * step) / 5);
  await touch('touchEnd');
}
