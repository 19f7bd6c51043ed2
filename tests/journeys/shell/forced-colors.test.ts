import { expect, type Locator, test } from '@playwright/test';
import { visit } from '../../support/journeys/visit.ts';

/** The widest line that is drawn round it, in px. */
const lineOf = (element: Locator) =>
  element.evaluate(each => {
    const { borderBlockStartStyle, borderBlockStartWidth, outlineStyle, outlineWidth } =
      getComputedStyle(each);
    const width = (style: string, of: string) => (style === 'none' ? 0 : Number.parseFloat(of));
    return Math.max(width(borderBlockStartStyle, borderBlockStartWidth), width(outlineStyle, outlineWidth));
  });

test('where the system chooses the colours, what is pressed, chosen and has the focus has a line, on a wide screen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/product/704');
  const search = page.getByRole('banner').getByRole('combobox');
  await search.focus();
  expect(await lineOf(search)).toBeGreaterThanOrEqual(3);

  expect(await lineOf(page.getByRole('button', { name: /^أضف إلى السلة/ }).first())).toBeGreaterThanOrEqual(
    1,
  );
  const sizes = page.getByRole('group', { name: /المقاس/ }).locator('label');
  const other = sizes.nth(0);
  const chosen = sizes.nth(1);
  expect(await lineOf(other)).toBeGreaterThanOrEqual(1);
  await chosen.click();
  expect(await lineOf(chosen)).toBeGreaterThanOrEqual(3);
  expect(await lineOf(other)).toBeLessThan(3);

  await visit(page, '/outlet/1');
  const dot = page.locator('aside label span[style*="--dot"]').first();
  expect(await dot.evaluate(each => getComputedStyle(each).forcedColorAdjust)).toBe('none');
});
