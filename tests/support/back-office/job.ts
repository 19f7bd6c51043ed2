import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { isPhone } from './viewport.ts';

/** By name of the job: how many presses and fields it takes. More than that is a step back. */
const RECORDED = new URL('../../journeys/jobs.json', import.meta.url);
export const COUNTED_FOLDER = '.cache/jobs';
export const COUNTED = `${COUNTED_FOLDER}/counted.jsonl`;

export interface Counted {
  job: string;
  where: 'phone' | 'desktop';
  presses: number;
  fields: number;
}

const counters = new WeakMap<Page, { presses: number; fields: number }>();

/**
 * Counts what a person does in a job of the back-office: each press of a pointer, key of a button or chosen file is a
 * press; each field that is typed in or chosen from is one, however often. Detours that only a test takes (a mistake, a
 * reload, axe) stand in `aside`.
 */
export async function countJob(page: Page, job: string) {
  const counter = await counterOf(page);
  let presses = 0;
  let fields = 0;
  const begin = { ...counter };
  const take = () => {
    presses += counter.presses - begin.presses;
    fields += counter.fields - begin.fields;
    Object.assign(begin, counter);
  };
  return {
    async aside<T>(detour: () => Promise<T>): Promise<T> {
      await allCounted(page);
      take();
      const given = await detour();
      await allCounted(page);
      Object.assign(begin, counter);
      return given;
    },
    /** Fails when the job takes more than its recorded number. */
    end() {
      take();
      const where = isPhone(page) ? 'phone' : 'desktop';
      mkdirSync(COUNTED_FOLDER, { recursive: true });
      appendFileSync(COUNTED, `${JSON.stringify({ job, where, presses, fields } satisfies Counted)}\n`);
      const recorded = (JSON.parse(readFileSync(RECORDED, 'utf8')) as Record<string, [number, number]>)[job];
      if (!recorded)
        throw new Error(`name the job in tests/journeys/jobs.json: ${job} [${presses}, ${fields}]`);
      expect
        .soft(presses, `presses to ${job} (${where}, ${test.info().project.name})`)
        .toBeLessThanOrEqual(recorded[0]);
      expect.soft(fields, `fields to ${job} (${where})`).toBeLessThanOrEqual(recorded[1]);
    },
  };
}

/** The page's counts arrive in order, and later than the action that they count. */
const allCounted = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { countedAct: (what: string) => Promise<void> }).countedAct('none'),
  );

async function counterOf(page: Page) {
  const known = counters.get(page);
  if (known) return known;
  const counter = { presses: 0, fields: 0 };
  counters.set(page, counter);
  await page.exposeFunction('countedAct', (what: 'presses' | 'fields' | 'none') => {
    if (what !== 'none') counter[what] += 1;
  });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return counter;
}

/** In the page. Runs again on every page that is opened. */
function listen() {
  const count = (what: string) =>
    (window as unknown as { countedAct: (what: string) => void }).countedAct(what);
  const seen = new WeakSet<EventTarget>();
  const isTicked = (target: EventTarget | null) =>
    target instanceof HTMLInputElement && /^(checkbox|radio|range)$/.test(target.type);
  const isFile = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file';
  addEventListener(
    'pointerdown',
    event => {
      const { target, isPrimary } = event;
      // The press that puts the caret into a field belongs to the field.
      const isField =
        target instanceof Element &&
        target.closest('input:not([type=checkbox], [type=radio]), select, textarea');
      // Playwright takes a press back, and makes it again, when what it aimed at has moved meanwhile.
      if (isPrimary && !isField) setTimeout(() => event.defaultPrevented || count('presses'));
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const isPress = target instanceof Element && target.closest('button, a, [role=option]');
      if (isPress && (key === 'Enter' || key === ' ')) count('presses');
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (!target || isTicked(target) || isFile(target) || seen.has(target)) return;
      seen.add(target);
      count('fields');
    },
    true,
  );
  addEventListener('change', ({ target }) => isFile(target) && count('presses'), true);
}
