import { createHash } from 'node:crypto';
import { RETRY_AFTER_SECONDS } from '../api.ts';
import { CLOSED } from '../text.ts';

const STYLE = `
:root{color-scheme:light dark;--bg:#f4f2ed;--text:#1f1b16;--text-2:#665e50;--action:#0b666e}
@media (prefers-color-scheme:dark){:root{--bg:#1f1b16;--text:#f4f2ed;--text-2:#b3ab9b;--action:#6cb8bb}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--text);
font-family:'Segoe UI',Tahoma,'Noto Sans Arabic',sans-serif;line-height:1.7}
main{max-width:32rem;padding:1.5rem;text-align:center}
h1{font-size:1.5rem;margin-block:1rem .5rem}
p{color:var(--text-2);margin-block:0 1.5rem}
a{display:inline-block;min-height:44px;line-height:44px;padding-inline:1.5rem;border-radius:999px;
color:var(--bg);background:var(--action);text-decoration:none}
a:focus-visible{outline:3px solid var(--text);outline-offset:2px}`;

/** Shown while the database is away and no copy of the asked page is cached. It needs nothing but itself. */
export const CLOSED_PAGE = `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>${CLOSED.title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><main><img src="/favicon.svg" alt="" width="64" height="64"><h1>${CLOSED.title}</h1><p>${CLOSED.text}</p>
<a href="">${CLOSED.again}</a></main></body></html>`;

/** Says that it will pass, so that crawlers keep what they know of the page. */
export const CLOSED_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER_SECONDS),
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256')
    .update(STYLE)
    .digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};
