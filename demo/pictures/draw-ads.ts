// Draws the ads again: node demo/pictures/draw-ads.ts [path of a Chromium].
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { type Ad, ads } from './ad-art.ts';

const executablePath = argv[2] ?? '/usr/bin/chromium';

function font(file: string): string {
  const bytes = readFileSync(new URL(`../../node_modules/@fontsource-variable/${file}`, import.meta.url));
  return `url(data:font/woff2;base64,${bytes.toString('base64')})`;
}

const style = `
  @font-face { font-family: Display; font-weight: 100 900; src: ${font('alexandria/files/alexandria-arabic-wght-normal.woff2')} }
  @font-face { font-family: Text; font-weight: 160 700; src: ${font('readex-pro/files/readex-pro-arabic-wght-normal.woff2')} }
  * { margin: 0; box-sizing: border-box }
  .ad { position: relative; overflow: hidden; width: 100vw; height: 100vh; color: #fff; font-family: Text }
  .arch, .arcade, .thing, .words { position: absolute }
  .arcade { left: 0; bottom: 0; width: 100%; height: 100% }
  .thing { filter: drop-shadow(0 14px 13px rgb(30 16 0 / .34)) }
  h1, h2 { font-family: Display; font-weight: 800; line-height: 1.34 }
  p { font-weight: 450; line-height: 1.7 }
  .button { display: inline-block; margin-top: 30px; padding: 12px 36px; border-radius: 15px; font-weight: 700; font-size: 26px; line-height: 1.6; color: #1f1b16; background: #f4b53a }`;

const page = ({ html }: Ad) =>
  `<!doctype html><html lang="ar" dir="rtl"><style>${style}</style><body>${html}</body></html>`;

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const ad of ads) {
  const tab = await browser.newPage({ viewport: { width: ad.width, height: ad.height } });
  await tab.setContent(page(ad), { waitUntil: 'load' });
  await tab.evaluate('document.fonts.ready');
  await sharp(await tab.screenshot({ type: 'png' }))
    .webp({ quality: 92, effort: 6 })
    .toFile(new URL(`ads/${ad.file}.webp`, import.meta.url).pathname);
  await tab.close();
}
await browser.close();
