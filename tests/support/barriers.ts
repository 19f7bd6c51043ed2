import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that a colour scheme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** A colour that is still fading into another would be judged halfway. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** axe itself. Its own package for Playwright brings it into the page anew for each run, which takes longer than the run. */
const AXE: { source: string } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core');

const STRUCTURE = {
  runOnly: { type: 'tag', values: RULES },
  rules: Object.fromEntries(COLOURS.map(rule => [rule, { enabled: false }])),
};
const COLOUR = { runOnly: { type: 'rule', values: COLOURS } };

/** Fails on whatever axe finds wrong with the page as it stands, in light and in dark. */
export async function expectNoBarriers(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE.source);
  // What is scrolled half under the bar has its whole size once it is scrolled out of it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const structure = await wrongs(page, STRUCTURE);
  await page.evaluate(showColours);
  const found: string[][] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(await wrongs(page, COLOUR));
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const [dark, light] = found;
  expect.soft({ structure, dark, light }, state).toEqual({ structure: [], dark: [], light: [] });
}

interface Finding {
  id: string;
  nodes: { html: string; any: { message: string }[]; none: { message: string }[] }[];
}

interface Axe {
  run: (where: Document, options: object) => Promise<{ violations: Finding[]; incomplete: Finding[] }>;
}

async function wrongs(page: Page, options: object): Promise<string[]> {
  const { violations, incomplete } = await page.evaluate(async asked => {
    const { axe } = window as unknown as { axe: Axe };
    // Of what it finds right nothing is read; to tell of each element takes it most of its time.
    return axe.run(document, { ...asked, resultTypes: ['violations', 'incomplete'] });
  }, options);
  const undecided = incomplete.filter(({ id }) => COLOURS.includes(id));
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes
      .map(
        ({ html, any, none }) =>
          `${id}: ${html} ${[...any, ...none].map(({ message }) => message).join(' ')}`,
      )
      .filter(wrong => !NOTHING_TO_JUDGE.test(wrong)),
  );
}

/** What lies on a picture brings a ground of its own, dark enough for white on any picture; what is covered is not seen. */
const NOTHING_TO_JUDGE = /element contains an image node|overlapped by another element/;

/** Lets axe see colours that it would leave out of its check. */
function showColours() {
  // Letters that join make a word narrower than they are one by one, which axe takes for the ligature of an icon font.
  const letter = 10;
  CanvasRenderingContext2D.prototype.measureText = text =>
    ({ width: letter * text.length }) as unknown as TextMetrics;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    /* The line through a former price hides what the price stands on. */
    s { background-image: none !important; }
    /* The line between an order's steps, likewise, what their names stand on. */
    ol ::before, ol ::after { content: none !important; }
    /* What is open over the page is above all of it, whatever its place in the document. */
    body:has(:modal, :popover-open) { visibility: hidden; }
    :modal, :popover-open { visibility: visible; }
    /* Likewise of two that are open, the one over the other. */
    :modal:has(:modal) { visibility: hidden; }
    /* Under a bar at the window's bottom, which is opaque, lies whatever the lines above happen to leave there. */
    :is(form, [class*='_buy_']) > [class*='_bar_'] { position: static !important; }
    /* What a list of choices hides until it is scrolled stands in its place. */
    [class*='_choices_'] { max-block-size: none !important; }
    [class*='_picks_'] { flex-wrap: wrap !important; }
    section[data-foot]:has([class*='_actions_']) { flex-wrap: wrap !important; }
    section[data-foot] [class*='_actions_'] { flex: 0 0 100% !important; flex-wrap: wrap !important; }
    /* It is cut off by nothing that it was written into. */
    :has(:modal):is(:modal, :modal *) { overflow: visible !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}

/** Fails when anything stands outside the page's width, so that one would have to scroll sideways to see it. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const room = page.viewportSize()?.width ?? 0;
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, state).toBeLessThanOrEqual(room);
}
