import { letterText } from '../../text.ts';

/** The shop's tokens as mail programs know them: no custom properties, each colour beside its dark one. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:#f4f2ed}
a{color:#0b666e}
@media (prefers-color-scheme:dark){
body,.page{background:#0f1617!important}
.card{background:#182223!important;border-color:#2c3a3b!important}
.text{color:#f1eee8!important}
.quiet,.quiet a{color:#bdb8ad!important}
.action{background:#4fb3b8!important;color:#04232a!important}
}`;
const FONT = "font-family:Tahoma,'Segoe UI','Geeza Pro','Noto Sans Arabic',Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:1.8;color:#1f1b16;text-align:right`;
const QUIET = `${FONT};font-size:13px;line-height:1.7;color:#665e50;text-align:right`;
const BUTTON = `${FONT};display:inline-block;padding:12px 28px;border-radius:999px;background:#0b666e;color:#ffffff;font-size:16px;text-decoration:none`;

interface Letter {
  subject: string;
  body: string;
  /** The shop's own address: only it becomes a link, so that nobody's words in a message lead elsewhere. */
  publicUrl: string;
  /** Whether it goes to an account, which chooses what it is sent. */
  to?: 'account' | 'guest';
}

/**
 * A mail's page, drawn from its text, so that both parts always say the same. Tables and styles of each element are what
 * mail programs understand; there is no picture, so nothing is fetched when the mail is opened.
 */
export function letterPage({ subject, body, publicUrl, to = 'account' }: Letter): string {
  const paragraphs = body.split('\n').filter(line => line.trim() !== '');
  return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body dir="rtl" class="page"><table role="presentation" class="page" dir="rtl" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f2ed"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="rtl" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:18px 28px;background:#083f47;border-bottom:4px solid #c14d2b;border-radius:16px 16px 0 0;${FONT};font-size:24px;font-weight:700;color:#ffffff;text-align:right">${letterText.shop}</td></tr>
<tr><td class="card" style="padding:28px;background:#ffffff;border:1px solid #e8e4db;border-top:0;border-radius:0 0 16px 16px">
<h1 class="text" style="${TEXT};margin:0 0 12px;font-size:20px;font-weight:700">${escapeHtml(subject)}</h1>
${paragraphs.map(line => paragraph(line, publicUrl)).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:16px 28px;${QUIET}">${to === 'guest' ? letterText.whyGuest : whyAndChoice(publicUrl)}</td></tr>
</table></td></tr></table></body></html>`;
}

function whyAndChoice(publicUrl: string): string {
  return `${letterText.why} <a href="${escapeHtml(publicUrl)}/profile?tab=choices">${letterText.choose}</a>`;
}

/** A line that ends with an address of the shop becomes a button with its words; a code stands out. */
function paragraph(line: string, publicUrl: string): string {
  const [, words = '', address = ''] = /^(.*?)(https?:\/\/\S+)$/.exec(line) ?? [];
  if (address !== '' && isOurs(address, publicUrl)) return button(words, address);
  return `<p class="text" style="${TEXT};margin:0 0 12px">${isolateCodes(escapeHtml(line))}</p>`;
}

function button(words: string, address: string): string {
  const label = words.replace(/[:：]\s*$/, '').trim() || letterText.open;
  // A sentence before an address stays a sentence.
  const isSentence = label.length > LONGEST_LABEL;
  const before = isSentence ? `<p class="text" style="${TEXT};margin:0 0 12px">${escapeHtml(label)}</p>` : '';
  return `${before}<p style="margin:20px 0 12px;text-align:right"><a class="action" href="${escapeHtml(address)}" style="${BUTTON}">${escapeHtml(isSentence ? letterText.open : label)}</a></p>`;
}

const LONGEST_LABEL = 40;

function isOurs(address: string, publicUrl: string): boolean {
  return URL.parse(address)?.origin === new URL(publicUrl).origin;
}

/** One-time codes have six digits. */
function isolateCodes(html: string): string {
  return html.replace(/\b\d{6}\b/g, code => `<b dir="ltr" style="font-size:24px">${code}</b>`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
}
