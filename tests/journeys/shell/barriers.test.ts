import { expect, test } from '@playwright/test';
import { findBarriers } from '../../support/journeys/barriers.ts';

const page = (style: string, body: string) =>
  `<!doctype html><html lang="ar" dir="rtl"><head><title>صفحة</title><meta name="viewport" content="width=device-width">
   <style>:root { color-scheme: light dark } body { color: light-dark(#000, #fff); background: light-dark(#fff, #000) }
   ${style}</style></head><body><main><h1>صفحة</h1>${body}</main></body></html>`;

const LINK = '<p>كلام طويل قبل الرابط ثم <a href="/x">رابط</a> ثم كلام طويل بعده</p>';
const dialog = (body: string) =>
  `<dialog id="over" aria-label="سؤال">${body}</dialog><script>over.showModal()</script>`;
const FAULTS = {
  'a button without a name': ['', '<button></button>', 'structure', /^button-name/],
  'a button without a name, in a dialog': ['', dialog('<button></button>'), 'structure', /^button-name/],
  'buttons too small to be met': [
    'button { inline-size: 12px; block-size: 12px; padding: 0; border: 0; font-size: 8px }',
    '<button>ا</button><button>ب</button>',
    'structure',
    /^target-size.*<button>/,
  ],
  'a grey that only dark makes pale, in a dialog': [
    'p { color: #444 }',
    dialog('<p>كلام باهت</p><button>حسنا</button>'),
    'dark',
    /^color-contrast.*<p>/,
  ],
  'a grey that only light makes pale': [
    'p { color: #bbb }',
    '<p>كلام باهت</p>',
    'light',
    /^color-contrast.*<p>/,
  ],
  'a grey that only dark makes pale': [
    'p { color: #444 }',
    '<p>كلام باهت</p>',
    'dark',
    /^color-contrast.*<p>/,
  ],
  'a ground that only dark makes pale': [
    'p { background: light-dark(#fff, #eee) }',
    '<p>كلام باهت</p>',
    'dark',
    /^color-contrast.*<p>/,
  ],
  'what only the media of dark make pale': [
    '@media (prefers-color-scheme: dark) { main { background: #fff } }',
    '<p>كلام باهت</p>',
    'dark',
    /^color-contrast/,
  ],
  'a veil that only dark has before its letters': [
    'p { position: relative } p::before { content: ""; position: absolute; inset: 0; background: light-dark(transparent, #8888) }',
    '<p>كلام</p>',
    'dark',
    /^color-contrast.*pseudo/,
  ],
  'a link that only light tells from its text': [
    'a { color: light-dark(#c00, #eee); text-decoration: none }',
    LINK,
    'dark',
    /^link-in-text-block/,
  ],
  'a link that only dark tells from its text': [
    'a { color: light-dark(#111, #e60); text-decoration: none }',
    LINK,
    'light',
    /^link-in-text-block/,
  ],
} as const;

for (const [name, [style, body, where, wrong]] of Object.entries(FAULTS))
  test(`a barrier is found: ${name}, at both widths alike`, async ({ page: tab }) => {
    await tab.setContent(page(style, body));
    for (const time of ['first', 'second']) {
      const { [where]: found, ...others } = await findBarriers(tab);
      expect(found.length, `the ${time} time`).toBeGreaterThan(0);
      for (const each of found) expect(each).toMatch(wrong);
      expect(Object.values(others)).toEqual([[], []]);
    }
    await tab.setContent(page('', LINK));
    expect(await findBarriers(tab)).toEqual({ structure: [], dark: [], light: [] });
  });

test('a page that grows before it is dark is looked at once more', async ({ page: tab }) => {
  const grow = `document.querySelector('h1').insertAdjacentHTML('afterend', '<p style="block-size: 3000px">جديد</p>')`;
  const once = `matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => ${grow}, { once: true })`;
  await tab.setContent(page('', `${LINK}<script>${once}</script>`));
  expect(await findBarriers(tab)).toEqual({ structure: [], dark: [], light: [] });
  await expect(tab.getByText('جديد')).toHaveCount(1);
});
