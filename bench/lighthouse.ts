import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '#platform/server/postgres/access.ts';
import { findChromium } from '../tests/support/chromium.ts';
import { DEMO_DIR, startShop } from './support/shop.ts';
import { pagesOf } from './support/shop-pages.ts';
import { printTable } from './support/table.ts';

/** Lighthouse (mobile preset) on the demo shop, the median of some runs; only meaningful on a quiet machine. */
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const shop = await startShop({ DATA_DIR: DEMO_DIR });
try {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(await pagesOf(shop.url))) {
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await check(shop.url + path));
    rows.push([
      name,
      ...(runs[0] ?? []).map((_, column) => String(median(runs.map(each => each[column] ?? 0)))),
    ]);
  }
  printTable(
    `Lighthouse, mobile, median of ${RUNS}; aim 95, 100, 95, 100 and a layout shift of at most 0.02`,
    ['page', 'performance', 'accessibility', 'best practices', 'seo', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    rows,
  );
  console.log(`\nJavaScript of the landing page: ${await landingScripts()} bytes in brotli (aim 110,000)`);
} finally {
  await shop.stop();
}

async function check(url: string): Promise<number[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    const { categories, audits } = result?.lhr ?? {};
    const value = (audit: string) => Number((audits?.[audit]?.numericValue ?? 0).toFixed(3));
    return [
      ...CATEGORIES.map(name => Math.round((categories?.[name]?.score ?? 0) * 100)),
      ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(name =>
        Math.round(value(name)),
      ),
      value('cumulative-layout-shift'),
    ];
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The page's one script and those that it names; each is sent compressed. */
async function landingScripts(): Promise<number> {
  const html = await (await fetch(shop.url)).text();
  const boot = html.match(/<script type="module" src="([^"]+)"/)?.[1] ?? '';
  const others = html.match(/data-scripts="([^"]+)"/)?.[1]?.split(' ') ?? [];
  const sizes = await Promise.all([boot, ...others].map(path => sizeOf(path)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(path: string): Promise<number> {
  const reply = await fetch(shop.url + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  if (reply.headers.get('content-encoding') !== 'br') throw new Error(`${path} is not compressed`);
  return Number(reply.headers.get('content-length'));
}
