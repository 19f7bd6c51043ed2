import { expect, type Locator, type Page, test } from '@playwright/test';
import { carousel, drag, OWN_PAGE, swipe, visit } from '../../support/journeys/visit.ts';

test.use(OWN_PAGE);

const WIDE = { width: 1440, height: 900 };
const HALF_MINUTE = 30_000;

/** Longer than a slide and its lock take. */
const waitForScroll = (page: Page) => page.waitForTimeout(400);
const featured = (page: Page) => carousel(page, 'مختارات لك');
const merchants = (page: Page) => carousel(page, 'تجار تحت سقف وكالة');
/** What a screen reader announces about the current page. */
const place = (row: Locator) => row.getByText(/^صفحة .* من/);
const button = (row: Locator, name: string) => row.getByRole('button', { name, exact: true });

async function expectPage(row: Locator, page: string): Promise<void> {
  await expect(place(row)).toHaveText(new RegExp(`^صفحة ${page} من`));
}

/** Opens the landing page and waits until its carousels have measured their pages. */
async function openShop(page: Page): Promise<void> {
  await visit(page, '/');
  for (const row of [featured(page), merchants(page)]) await expectPage(row, '١');
}

/** Indexes of the slides that are wholly in view, and of those that Tab and screen readers reach. */
async function slidesOf(row: Locator): Promise<{ seen: number[]; open: number[] }> {
  return row.evaluate(region => {
    const slides = [...region.querySelectorAll('li')];
    const view = slides[0]?.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const isSeen = (slide: Element) => {
      const { left, right } = slide.getBoundingClientRect();
      return left > view.left - 1 && right < view.right + 1;
    };
    const where = (holds: (slide: HTMLElement) => boolean) =>
      slides.flatMap((slide, index) => (holds(slide) ? [index] : []));
    return { seen: where(isSeen), open: where(slide => !slide.inert) };
  });
}

async function expectSlides(row: Locator, slides: number[]): Promise<void> {
  await expect.poll(() => slidesOf(row)).toEqual({ seen: slides, open: slides });
}

async function turnTab(page: Page, to: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate(now => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);
}

test.describe('on a wide screen', () => {
  test('4 products are in view, the others in the page but out of reach [CRD-6]', async ({ page }) => {
    await openShop(page);
    const row = featured(page);
    await expectSlides(row, [0, 1, 2, 3]);
    await expect(row.locator('li article')).toHaveCount(8);
    await button(row, 'التالي').click();
    await expectSlides(row, [4, 5, 6, 7]);
    await row
      .locator('li article')
      .first()
      .evaluate(card => card.scrollIntoView());
    await expectSlides(row, [4, 5, 6, 7]);
  });

  test('12 merchants are in view, in two rows [LND-6]', async ({ page }) => {
    await openShop(page);
    await expectSlides(merchants(page), [0, 1, 2, 3, 4, 5]);
    await expect(merchants(page).locator('li:not([inert])').getByRole('link')).toHaveCount(12);
  });

  test('a mouse turns one page at 30 px however far, towards the right the next [CRD-7]', async ({
    page,
  }) => {
    await openShop(page);
    const row = merchants(page);
    const swept = async (pixels: number) => {
      await drag(page, row.locator('li:not([inert])').nth(2), pixels);
      await waitForScroll(page);
      return place(row).textContent();
    };
    expect(await swept(20)).toMatch(/^صفحة ١ /);
    expect(await swept(45)).toMatch(/^صفحة ٢ /);
    expect(await swept(150)).toMatch(/^صفحة ٣ /);
    expect(await swept(-20)).toMatch(/^صفحة ٣ /);
    expect(await swept(-150)).toMatch(/^صفحة ٢ /);
    expect(await swept(-45)).toMatch(/^صفحة ١ /);
    expect(await swept(-45), 'nothing stands before the first').toMatch(/^صفحة ١ /);
    await expect(page, 'a drag opens no merchant').toHaveURL('/');
  });

  test('the slides follow the pointer and go back when it does [CRD-7]', async ({ page }) => {
    await openShop(page);
    const row = featured(page);
    const slide = row.locator('li').nth(1);
    await slide.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await slide.boundingBox()) ?? {};
    await page.mouse.move(x + 50, y + 50);
    await page.mouse.down();
    await page.mouse.move(x + 110, y + 50, { steps: 4 });
    expect((await slide.boundingBox())?.x).toBeCloseTo(x + 60, 0);
    await page.mouse.move(x + 55, y + 50, { steps: 4 });
    await page.mouse.up();
    await expectSlides(row, [0, 1, 2, 3]);
    await expectPage(row, '١');
  });

  test('the left arrow key leads on, the focus goes with it, and for 300 ms no key turns back [CRD-7]', async ({
    page,
  }) => {
    await page.clock.install();
    await openShop(page);
    const row = featured(page);
    // The clock stands still, so that the lock opens when the test says so.
    await page.clock.pauseAt(Date.now() + 5000);
    await row.locator('li').nth(2).getByRole('link').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expectPage(row, '٢');
    await expect(row.locator('li').nth(4).locator('a, button').first()).toBeFocused();
    await page.clock.runFor(299);
    await page.keyboard.press('ArrowRight');
    await expectPage(row, '٢');
    await page.clock.runFor(1);
    await page.keyboard.press('ArrowRight');
    await expectPage(row, '١');
  });

  test('both arrows wrap around [CRD-7]', async ({ page }) => {
    await openShop(page);
    const row = featured(page);
    await button(row, 'السابق').click();
    await expectPage(row, '٢');
    await waitForScroll(page);
    await button(row, 'التالي').click();
    await expectPage(row, '١');
  });

  test('a page that a wider window has no more becomes the last [CRD-7]', async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 900 });
    await openShop(page);
    const row = featured(page);
    await button(row, 'صفحة ٤').click();
    await expectSlides(row, [6, 7]);
    await page.setViewportSize(WIDE);
    await expect(place(row)).toHaveText('صفحة ٢ من ٢');
    await expectSlides(row, [4, 5, 6, 7]);
  });

  test('it advances each 30 s and wraps around [CRD-7]', async ({ page }) => {
    await page.clock.install();
    await openShop(page);
    const row = featured(page);
    await page.clock.runFor(HALF_MINUTE - 5000);
    await expectPage(row, '١');
    await page.clock.runFor(5500);
    await expectPage(row, '٢');
    await page.clock.runFor(HALF_MINUTE + 500);
    await expectPage(row, '١');
  });

  test('it waits under the pointer, with the focus inside and in a hidden tab [CRD-7]', async ({ page }) => {
    await page.clock.install();
    await openShop(page);
    const row = featured(page);

    await row.locator('li').first().hover();
    await page.clock.runFor(2 * HALF_MINUTE);
    await expectPage(row, '١');
    await page.mouse.move(0, 0);

    await row.locator('li').first().getByRole('link').first().focus();
    await page.clock.runFor(HALF_MINUTE + 1000);
    await expectPage(row, '١');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());

    await turnTab(page, 'hidden');
    await page.clock.runFor(HALF_MINUTE + 1000);
    await expectPage(row, '١');
    await turnTab(page, 'visible');
    await page.clock.runFor(HALF_MINUTE + 1000);
    await expectPage(row, '٢');
  });

  test('where less motion is asked for it never starts, and pages swap without sliding [CRD-7]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openShop(page);
    const row = featured(page);
    await page.clock.runFor(3 * HALF_MINUTE);
    await expectPage(row, '١');
    await button(row, 'التالي').click();
    await expectPage(row, '٢');
    expect(await slidesOf(row)).toEqual({ seen: [4, 5, 6, 7], open: [4, 5, 6, 7] });
  });
});

test.describe('on a phone', () => {
  test('2 products and 4 merchants are in view [CRD-6, LND-6]', async ({ page }) => {
    await openShop(page);
    await expectSlides(featured(page), [0, 1]);
    await expectSlides(merchants(page), [0, 1]);
    await expect(merchants(page).locator('li:not([inert])').getByRole('link')).toHaveCount(4);
  });

  test('a finger turns one page at 30 px either way, however far [CRD-7]', async ({ page }) => {
    await openShop(page);
    const row = featured(page);
    const swept = async (pixels: number) => {
      await swipe(page, row.locator('li:not([inert]) article').first(), pixels);
      await waitForScroll(page);
      return place(row).textContent();
    };
    expect(await swept(20)).toBe('صفحة ١ من ٤');
    expect(await swept(45)).toBe('صفحة ٢ من ٤');
    expect(await swept(90)).toBe('صفحة ٣ من ٤');
    expect(await swept(-20)).toBe('صفحة ٣ من ٤');
    expect(await swept(-150)).toBe('صفحة ٢ من ٤');
    await expect(page, 'a swipe opens no product').toHaveURL('/');
  });

  test('the ads turn at 30 px either way and not before [LND-2]', async ({ page }) => {
    await openShop(page);
    const ads = carousel(page, 'إعلانات');
    const swept = async (pixels: number) => {
      await swipe(page, ads.locator('a:not([inert])'), pixels);
      await waitForScroll(page);
      return place(ads).textContent();
    };
    expect(await swept(20)).toBe('صفحة ١ من ٣');
    expect(await swept(45)).toBe('صفحة ٢ من ٣');
    expect(await swept(150)).toBe('صفحة ٣ من ٣');
    expect(await swept(-45)).toBe('صفحة ٢ من ٣');
    await expect(page, 'a swipe opens no ad').toHaveURL('/');
  });

  test('a swipe up scrolls the page and turns nothing [CRD-7]', async ({ page }) => {
    await openShop(page);
    const row = featured(page);
    await row.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    const { x = 0, y = 0 } = (await row.locator('li').first().boundingBox()) ?? {};
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up?: number) => {
      const touchPoints = up === undefined ? [] : [{ x: x + 60 + up / 10, y: y + 200 - up }];
      return cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 0);
    for (let up = 20; up <= 200; up += 20) await touch('touchMove', up);
    await touch('touchEnd');
    await waitForScroll(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
    await expectPage(row, '١');
    await expectSlides(row, [0, 1]);
  });

  test('it goes on by itself after it was touched [CRD-7]', async ({ page }) => {
    await page.clock.install();
    await openShop(page);
    const row = featured(page);
    await swipe(page, row.locator('li article').first(), 60);
    await expectPage(row, '٢');
    await page.clock.runFor(HALF_MINUTE + 1000);
    await expectPage(row, '٣');
  });

  test('a visitor who scrolled the plain row before the scripts came stays there, and nothing jumps [CRD-7]', async ({
    page,
  }) => {
    let letScriptsIn = () => {};
    const scripts = new Promise<void>(resolve => {
      letScriptsIn = resolve;
    });
    await page.route(/\.js$/, async route => {
      await scripts;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const row = featured(page);
    await row.locator('li').nth(7).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await row
      .locator('li')
      .nth(2)
      .evaluate(slide => slide.scrollIntoView({ inline: 'start', block: 'nearest' }));
    await expect.poll(async () => (await slidesOf(row)).seen).toEqual([2, 3]);
    const sum = await page.evaluateHandle(() => {
      const shifts: number[] = [];
      const watch = (list: PerformanceObserverEntryList) =>
        shifts.push(...list.getEntries().map(entry => (entry as unknown as { value: number }).value));
      new PerformanceObserver(watch).observe({ type: 'layout-shift' });
      return shifts;
    });
    letScriptsIn();
    await expectPage(row, '٢');
    await expectSlides(row, [2, 3]);
    await waitForScroll(page);
    expect(await sum.evaluate(shifts => shifts.reduce((all, one) => all + one, 0))).toBeLessThan(0.01);
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a carousel is a row that scrolls, every product in reach [CRD-6]', async ({ page }) => {
    await page.goto('/');
    const row = featured(page);
    await expect(row.getByRole('article')).toHaveCount(8);
    await row.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(row.getByRole('article').last()).toBeInViewport();
  });
});
