import type { Page } from '@playwright/test';

/** The narrowest phone that people have; the other project's window is left as it is. */
const NARROW = { width: 360, height: 740 };

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** On a phone the stories of merchants and staff are told at 360×740. */
export async function onPhone(page: Page): Promise<void> {
  if (isPhone(page)) await page.setViewportSize(NARROW);
}
