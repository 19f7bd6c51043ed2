import { expect, type Page, type Request } from '@playwright/test';
import { streamNewOrders } from '../../../src/modules/orders/back-office.calls.ts';

const SOON_MS = 50;
/** So often in a row nothing is under way: what an answer leads to be asked for is asked for by then. */
const QUIET_TIMES = 3;

/**
 * Gives what waits until all that the page has asked for is answered and drawn. The browser's own word for that comes
 * only after half a second without a request.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', request => {
    // Of what a page that is left still waited for, no end is told.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    if (endsByItself(request)) pending.add(request);
  });
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  return async () => {
    let quiet = 0;
    const look = async () => {
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => resolve(null))));
      quiet = pending.size === 0 ? quiet + 1 : 0;
      return quiet;
    };
    await expect.poll(look, { intervals: [SOON_MS], timeout: 30_000 }).toBeGreaterThanOrEqual(QUIET_TIMES);
  };
}

/** The stream of new orders stays open for as long as the page does. */
const endsByItself = (request: Request) => new URL(request.url()).pathname !== streamNewOrders.path;
