import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import {
  type Axe,
  CHECKS,
  COLOURS,
  type Finding,
  lookAtKinds,
  lookInDark,
  lookInLight,
  type Scheme,
} from './both-schemes.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A colour that is still fading into another would be judged halfway. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** axe itself. Its own package for Playwright brings it into the page anew for each run, which takes longer than the run. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Of what it finds right nothing is read; to tell of each element takes it most of its time, and so does a selector. */
const BRIEF = { resultTypes: ['violations', 'incomplete'], selectors: false };
/** It needs to know what stands where, as colours do. */
const SIZE = 'target-size';

/** Fails on whatever axe finds wrong with the page as it stands, in light and in dark. */
export async function expectNoBarriers(page: Page, state: string): Promise<void> {
  expect.soft(await findBarriers(page), state).toEqual({ structure: [], dark: [], light: [] });
}

interface Barriers {
  structure: string[];
  dark: string[];
  light: string[];
}

/** What axe finds: in the page as it stands first, then in what `showColours` makes of it. */
export async function findBarriers(page: Page): Promise<Barriers> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What is scrolled half under the bar has its whole size once it is scrolled out of it.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    // So has what is scrolled half out of a list of tabs.
    for (const each of document.querySelectorAll('nav'))
      if (each.scrollTop !== 0 || each.scrollLeft !== 0)
        each.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  });
  const isMoved = await page.evaluate(selector => document.querySelector(selector) !== null, MOVED);
  const later = isMoved ? COLOURS : [...COLOURS, SIZE];
  const { violations } = await page.evaluate(
    options => (window as unknown as { axe: Axe }).axe.run(document, options),
    {
      ...BRIEF,
      runOnly: { type: 'tag', values: RULES },
      rules: Object.fromEntries(later.map(rule => [rule, { enabled: false }])),
    },
  );
  await page.evaluate(showColours);
  await page.evaluate(lookAtKinds);
  await page.evaluate(lookInLight, [CHECKS, { ...BRIEF, runOnly: { type: 'rule', values: later } }] as const);
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await page.evaluate(lookInDark);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const undecided = found.incomplete.filter(({ id }) => COLOURS.includes(id));
  const wrongs = [...violations, ...found.violations, ...undecided].flatMap(wrongsOf);
  return {
    structure: wrongs.flatMap(({ schemes, wrong }) => (schemes ? [] : wrong)),
    dark: wrongs.flatMap(({ schemes, wrong }) => (schemes?.includes('dark') ? wrong : [])),
    light: wrongs.flatMap(({ schemes, wrong }) => (schemes?.includes('light') ? wrong : [])),
  };
}

function wrongsOf({ id, nodes }: Finding): { schemes: Scheme[] | undefined; wrong: string }[] {
  return nodes
    .map(({ html, any, none }) => ({
      schemes: any[0]?.data?.schemes,
      wrong: `${id}: ${html} ${[...any, ...none].map(({ message }) => message).join(' ')}`,
    }))
    .filter(({ wrong }) => !NOTHING_TO_JUDGE.test(wrong));
}

/** What lies on a picture brings a ground of its own, dark enough for white on any picture; what is covered is not seen. */
const NOTHING_TO_JUDGE = /element contains an image node|overlapped by another element/;

/** What it moves, and what lies over the page. */
const MOVED =
  ":modal, :popover-open, form > [class*='_bar_'], [class*='_choices_'], [class*='_picks_'], section[data-foot]";

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
