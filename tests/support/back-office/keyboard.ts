import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** By name of the job: how many interactions it takes by keyboard alone. More than that is a step back. */
const RECORDED = new URL('../../journeys/interactions.json', import.meta.url);
/** Further than any page of ours reaches. */
const MOST_TABS = 80;

/** Works by keyboard alone and counts: each key that is pressed is one interaction, each text that is typed one. */
export function keyboardOf(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  const walk = async (target: Locator, key: string) => {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await target.evaluate(element => element === document.activeElement)) return;
      await press(key);
    }
    throw new Error(`the keyboard does not reach ${target}`);
  };
  return {
    press,
    async type(text: string) {
      count += 1;
      await page.keyboard.type(text);
    },
    /** Past the bar, by the link that is the first of every page. */
    async skipToContent() {
      await press('Tab');
      await press('Enter');
    },
    /** Past the bar and all that stands over the list, by the button beside that link. */
    async skipToList() {
      const lists = page.getByRole('main').locator('table, [data-list]').filter({ visible: true });
      await expect(lists.first()).toBeVisible();
      await press('Tab');
      await press('Tab');
      await press('Enter');
    },
    /** By Ctrl K to what is called or numbered so. */
    async find(text: string, option: string | RegExp) {
      await press('Control+KeyK');
      await expect(page.getByRole('combobox', { name: 'بحث في كل شيء' })).toBeFocused();
      count += 1;
      await page.keyboard.type(text);
      const first = page.getByRole('option', { name: option }).first();
      await expect(first).toBeVisible();
      while ((await first.getAttribute('aria-selected')) !== 'true') await press('ArrowDown');
      await press('Enter');
    },
    /** Tab by Tab until it has the focus. */
    reach: (target: Locator) => walk(target, 'Tab'),
    /** The same backwards, to what stands before. */
    reachBack: (target: Locator) => walk(target, 'Shift+Tab'),
    /** Fails when the job takes more than its recorded number. */
    expectNoMoreThanRecorded(job: string) {
      const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Record<string, number>;
      expect(recorded, 'tests/journeys/interactions.json').toHaveProperty([job]);
      expect(count, `interactions to ${job}`).toBeLessThanOrEqual(recorded[job] as number);
    },
  };
}
