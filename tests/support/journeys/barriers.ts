import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import {
  CHECKS,
  COLOURS,
  type Finding,
  forget,
  HELPERS,
  lookAtMoved,
  lookInDark,
  lookInLight,
  type Scheme,
} from './both-schemes.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A colour that is still fading into another would be judged halfway. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** axe itself. Its own package for Playwright brings it into the page again for each run, which takes longer than the run. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What the page has from its first look on. */
const IN_PAGE = [AXE, ...HELPERS, 'parseColoursOnce();'].join(';\n');

/** Of what it finds right nothing is read; to tell of each element takes it most of its time, and so does a selector. */
const BRIEF = { resultTypes: ['violations', 'incomplete'], selectors: false, elementRef: true };
const ALL = { ...BRIEF, runOnly: { type: 'tag', values: RULES } };
const STRUCTURE = { ...ALL, rules: Object.fromEntries(COLOURS.map(rule => [rule, { enabled: false }])) };

/** Fails on whatever axe finds wrong with the page as it stands, in light and in dark. */
export async function expectNoBarriers(page: Page, state: string): Promise<void> {
  expect.soft(await findBarriers(page), state).toEqual({ structure: [], dark: [], light: [] });
}

interface Barriers {
  structure: string[];
  dark: string[];
  light: string[];
}

/**
 * What axe finds: in the page as it stands first, then in what `showColours` makes of it. It remembers where each element
 * stood in light, and cannot go on if the page has grown before it is dark, as by a number that arrives: then all is
 * looked at once more.
 */
export async function findBarriers(page: Page): Promise<Barriers> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(IN_PAGE);
  try {
    return await lookAt(page);
  } catch (error) {
    if (!String(error).includes(HAS_GROWN)) throw error;
    await page.evaluate(forget);
    await page.emulateMedia({ colorScheme: 'light' });
    return lookAt(page);
  }
}

const HAS_GROWN = 'Element midpoint exceeds the grid bounds';

async function lookAt(page: Page): Promise<Barriers> {
  const moved = await page.evaluate(lookAtMoved, STRUCTURE);
  const asked = moved ? { ...BRIEF, runOnly: { type: 'rule', values: COLOURS } } : ALL;
  await page.evaluate(lookInLight, [CHECKS, asked] as const);
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await page.evaluate(lookInDark);
  await page.emulateMedia({ colorScheme: 'light' });
  const undecided = found.incomplete.filter(({ id }) => COLOURS.includes(id));
  const wrongs = [...(moved?.violations ?? []), ...found.violations, ...undecided].flatMap(wrongsOf);
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

/** Fails when anything stands outside the page's width, so that one would have to scroll sideways to see it. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const room = page.viewportSize()?.width ?? 0;
  expect.soft(await page.evaluate(findTooWide, room), state).toEqual([]);
}

/** What reaches beyond the page's edges, if anything makes it wider than that. */
function findTooWide(room: number): string[] {
  if (document.documentElement.scrollWidth <= room) return [];
  const all = [...document.body.querySelectorAll('*')].flatMap(element => {
    const { left, right, width } = element.getBoundingClientRect();
    const isWithin = width === 0 || (left >= 0 && right <= room);
    return isWithin
      ? []
      : [`${Math.round(left)} to ${Math.round(right)}: ${element.outerHTML.slice(0, 120)}`];
  });
  return [`${document.documentElement.scrollWidth} px`, ...all];
}
