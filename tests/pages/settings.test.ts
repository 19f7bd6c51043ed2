import { beforeAll, expect, test } from 'vitest';
import { saveSettings, showSettings } from '#modules/settings/back-office.calls.ts';
import type { SettingGroup } from '#modules/settings/setting-field.ts';
import { builtPages } from '../support/built-pages.ts';
import { addPerson } from '../support/people.ts';
import { testShop } from '../support/shop.ts';
import { fillCatalog, openPage } from './catalog.ts';

const shop = await testShop({ loadBuild: builtPages });
let token: string;

beforeAll(async () => {
  await fillCatalog(shop);
  token = (await addPerson(shop, { role: 'super_admin' })).token;
});

async function save(group: SettingGroup, values: Record<string, unknown>) {
  const { version } = (await shop.call(showSettings, { group }, { token })).body;
  await shop.call(saveSettings, { group, version, values }, { token });
  await shop.ctx.changes.flush();
}

/** The old prices on a guest's landing page. */
async function formerPrices(): Promise<Set<string>> {
  const text = (await openPage(shop, '/')).html.replaceAll(/<[^>]+>/g, '');
  return new Set([...text.matchAll(/كان السعر ([٠-٩٬٫]+)/g)].map(([, price]) => price as string));
}

test('the old price of home rows is 1.1 times the price, or the real former one, as soon as that is said [LND-13]', async () => {
  expect([...(await formerPrices())]).toContain('١٬٣٧٣٫٩٠');
  await save('shop', { homeOldPriceFactor: 0 });
  expect([...(await formerPrices())]).toEqual(['١٬٣٩٩٫٠٠']);
  await save('shop', { homeOldPriceFactor: 1.1 });
  expect([...(await formerPrices())]).toContain('١٬٣٧٣٫٩٠');
});

test('contacts and links are on every page as soon as they are saved, and an empty one is on none', async () => {
  await save('shop', {
    'company.legalName': 'شركة البلد للتجارة',
    'company.phone': '٠٢٢٣٤٥٦٧٨٩',
    'socialLinks.x': 'https://x.com/elbalad',
    'socialLinks.youtube': '',
    supportChatUrl: 'https://wa.me/201099999999',
  });
  for (const path of ['/', '/about', '/terms']) {
    const { html } = await openPage(shop, path);
    expect(html).toContain('شركة البلد للتجارة');
    expect(html).toContain('href="https://x.com/elbalad"');
    expect(html).toContain('href="https://wa.me/201099999999"');
    expect(html).not.toContain('youtube.com');
  }
});
