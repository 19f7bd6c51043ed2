import { expect, type Page, type Request } from '@playwright/test';
import { streamNewOrders } from '../../../src/modules/orders/back-office.calls.ts';

const SOON_MS = 50;
/** So many looks in a row must find nothing pending: by then a reply has started the requests that follow from it. */
const QUIET_TIMES = 3;

/**
 * Gives a function that waits until all requests of the page are answered and drawn. The browser's own `networkidle` comes
 * only after half a second without a request.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Map<Request, number>();
  let isLeaving = false;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
    if (endsByItself(request)) pending.set(request, Date.now());
  });
  // The browser reports no end of requests that a page left open; until the next page is there, it may make more.
  page.on('framenavigated', frame => {
    if (isLeaving && frame === page.mainFrame()) pending.clear();
    if (frame === page.mainFrame()) isLeaving = false;
  });
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  const stillAwaited = () =>
    [...pending].filter(([request, since]) => !isLost(request, since)).map(([request]) => request.url());
  return async () => {
    let quiet = 0;
    const look = async () => {
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => resolve(null))));
      quiet = stillAwaited().length === 0 ? quiet + 1 : 0;
      return quiet;
    };
    await expect
      .poll(look, { intervals: [SOON_MS], timeout: 30_000 })
      .toBeGreaterThanOrEqual(QUIET_TIMES)
      .catch(error => {
        throw new Error(`still awaited: ${stillAwaited().join(', ')}`, { cause: error });
      });
  };
}

/** The browser now and then reports no end of a preloaded script; the shop answers each at once. */
const LOST_MS = 3_000;
const isLost = (request: Request, since: number) =>
  request.resourceType() === 'script' && Date.now() - since > LOST_MS;

/** The stream of new orders stays open for as long as the page does. */
const endsByItself = (request: Request) => new URL(request.url()).pathname !== streamNewOrders.path;
