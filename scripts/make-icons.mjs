// Draws src/kit/icons.svg and src/kit/icon-names.ts. Run by hand after changing the lists below; both are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const lucide = path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
const kit = path.join(import.meta.dirname, '../src/kit');

/** Drawn for left-to-right text; they lead, travel or undo, so right-to-left text needs them mirrored. */
const MIRRORED = {
  'arrow-end': 'arrow-right',
  'arrow-start': 'arrow-left',
  'chevron-end': 'chevron-right',
  'chevron-start': 'chevron-left',
  'log-in': 'log-in',
  'log-out': 'log-out',
  redo: 'redo-2',
  send: 'send-horizontal',
  'shopping-cart': 'shopping-cart',
  'trending-down': 'trending-down',
  'trending-up': 'trending-up',
  truck: 'truck',
  undo: 'undo-2',
};

/** Our own names on the left, where a clearer word than Lucide's exists. */
const RENAMED = {
  account: 'circle-user-round',
  'call-support': 'headset',
  card: 'credit-card',
  cash: 'banknote',
  close: 'x',
  edit: 'pencil',
  error: 'triangle-alert',
  menu: 'menu',
  more: 'ellipsis-vertical',
  options: 'sliders-horizontal',
  return: 'rotate-ccw',
  sort: 'arrow-up-down',
  success: 'circle-check',
  trash: 'trash-2',
};

const PLAIN = `
  apple armchair badge-check ban barcode boxes chart-line file-down file-up hand-coins history landmark layout-dashboard
  list-checks percent qr-code save scroll-text ticket-percent user-plus
  baby backpack bed bell bike blender book-open box building-2 calendar camera car chart-column check
  chevron-down chevron-up circle-alert circle-x clock coffee cooking-pot copy dog download drill dumbbell external-link
  eye eye-off file-text flower-2 footprints funnel gamepad-2 gem gift glasses grip-vertical guitar hammer handbag
  headphones heart heart-pulse house image info key lamp laptop layout-grid lightbulb link lock luggage mail map-pin
  megaphone message-circle minus monitor music package pause phone pill play plug plus printer puzzle receipt-text
  refrigerator search settings share-2 shield-check shirt shopping-basket smartphone sofa sparkles spray-can sprout
  ruler star store tablet tag thumbs-up tv upload user users utensils volleyball wallet washing-machine watch wifi wifi-off wrench
`
  .trim()
  .split(/\s+/);

/** Lucide has no brand glyphs; the awning is here so that forty merchants do not carry its path forty times. */
const OWN = {
  facebook:
    '<path fill="currentColor" stroke="none" d="M13.7 21v-7.6h2.6l.4-3.1h-3V8.4c0-.9.3-1.5 1.6-1.5h1.5V4.2C16.4 4.1 15.6 4 14.7 4c-2.5 0-4.1 1.5-4.1 4.1v2.2H8v3.1h2.6V21z"/>',
  instagram:
    '<rect x="4" y="4" width="16" height="16" rx="4.6"/><circle cx="12" cy="12" r="3.6"/><circle cx="16.4" cy="7.6" r="1.1" fill="currentColor" stroke="none"/>',
  whatsapp:
    '<path d="M7.9 20A9 9 0 1 0 4 16.1L2.6 21.4z"/><path d="M9.3 8.2c-.6 3.6 2.9 7.1 6.5 6.5l.5-1.9-2-1-1.1 1a4.5 4.5 0 0 1-2-2l1-1.1-1-2z"/>',
  'x-logo': '<path d="M4.5 4.5h3.7l11.3 15h-3.7z"/><path d="M19 4.5 13.3 11M10.7 13.2 5 19.5"/>',
  youtube:
    '<rect x="3" y="6" width="18" height="12" rx="3.6"/><path fill="currentColor" stroke="none" d="M10.3 9.3v5.4l4.7-2.7z"/>',
};

const SCALLOPS = 11;
const scallop = index => `M${index * 20} 0v14a10 10 0 0 0 20 0V0z`;
const scallops = parity =>
  Array.from({ length: SCALLOPS }, (_, index) => index)
    .filter(index => index % 2 === parity)
    .map(scallop)
    .join('');
const awning = `<symbol id="awning" viewBox="0 0 220 24" preserveAspectRatio="none"><path fill="#fff" stroke="#1f1b16" stroke-opacity=".1" d="${scallops(1)}"/><path fill="currentColor" stroke="none" d="${scallops(0)}"/></symbol>`;

const symbol = (name, drawing) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`;

async function drawn([name, original]) {
  const file = await readFile(path.join(lucide, 'icons', `${original}.svg`), 'utf8');
  const drawing = file.slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>'));
  return symbol(name, drawing.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>'));
}

const taken = [...Object.entries(MIRRORED), ...Object.entries(RENAMED), ...PLAIN.map(name => [name, name])];
const symbols = await Promise.all(taken.map(drawn));
const own = Object.entries(OWN).map(([name, drawing]) => symbol(name, drawing));
const all = [...symbols, ...own, awning].join('\n');
await writeFile(
  path.join(kit, 'icons.svg'),
  `<!-- Made by scripts/make-icons.mjs. Icons: Lucide, ISC licence, https://lucide.dev; social glyphs and awning our own. -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${all}\n</svg>\n`,
);

const list = names =>
  names
    .toSorted()
    .map(name => `  '${name}',`)
    .join('\n');
await writeFile(
  path.join(kit, 'icon-names.ts'),
  `// Made by scripts/make-icons.mjs.
export const ICON_NAMES = [
${list([...taken.map(([name]) => name), ...Object.keys(OWN)])}
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** Drawn for left-to-right text and therefore mirrored unless asked otherwise. */
export const MIRRORED_ICONS: ReadonlySet<IconName> = new Set([
${list(Object.keys(MIRRORED))}
]);
`,
);
