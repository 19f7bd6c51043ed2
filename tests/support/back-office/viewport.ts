import type { Page } from '@playwright/test';

/** The narrowest common phone; the window of the other project stays as it is. */
const NARROW = { width: 360, height: 740 };

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** On a phone the journeys of merchants and staff run at 360×740. */
export async function onPhone(page: Page): Promise<void> {
  if (isPhone(page)) await page.setViewportSize(NARROW);
}
