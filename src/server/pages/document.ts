import { SHARED_SIZE, sharedPicture } from '#modules/media/picture.ts';
import type { Drawn } from '#web/entry.server.tsx';
import type { PageFacts } from '#web/page-facts.ts';

/** What the build's manifest says about one source file: its script, its styles, and its imports. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export interface Assets {
  chunks: Record<string, Chunk>;
  /** The text of each style file. */
  styles: Record<string, string>;
  fonts: readonly string[];
  /** Inserted into the head as it is: the development server's own scripts. */
  extra?: string;
}

/** In public/, of `SHARED_SIZE`. */
const SHOP_PICTURE = '/shared.jpg';
const BOOT = 'src/web/boot.ts';
const ENTRY = 'src/web/entry.client.tsx';

/**
 * Runs before the first paint for people who were staff at the last visit (web/data/token.ts), so the shop does not flash
 * up.
 */
export const STAFF_SCRIPT = "try{localStorage.staff&&document.documentElement.classList.add('staff')}catch{}";

/**
 * The whole HTML document around a drawn page. Its styles are inlined, because a first visit must not wait for a second
 * answer before it shows anything (half a second on a slow phone).
 */
export function pageDocument({ html, facts, hydration, files, later }: Drawn, assets: Assets) {
  const { scripts } = neededBy([ENTRY, ...files], assets.chunks);
  const { styles } = neededBy([ENTRY, ...files, ...later], assets.chunks);
  const style = styles.map(file => assets.styles[file] ?? '').join('');
  const text = `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">${[
    `<script>${STAFF_SCRIPT}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#083f47">',
    ...(facts ? factTags(facts) : []),
    ...assets.fonts.map(
      font => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    style ? `<style>${style}</style>` : '',
    // These are not fetched; they tell the scripts that load further pages which styles are already here.
    ...styles.map(file => `<link rel="stylesheet" href="/${file}" disabled>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    assets.extra ?? '',
    scriptTag(assets.chunks, scripts),
  ].join('')}</head><body><div id="app">${html}</div>${dataBlock(hydration)}</body></html>`;
  return { text, style };
}

/** The page's one script, which loads the others (web/boot.ts); in development, the sources themselves. */
function scriptTag(chunks: Assets['chunks'], scripts: readonly string[]): string {
  const [boot, entry] = [chunks[BOOT], chunks[ENTRY]];
  if (!boot) return `<script type="module" src="/${entry?.file}"></script>`;
  const others = scripts.map(script => `/${script}`).join(' ');
  return `<script type="module" src="/${boot.file}" data-entry="/${entry?.file}" data-scripts="${others}"></script>`;
}

/** Scripts and styles of these sources and their imports, each once, general ones before particular ones. */
function neededBy(sources: readonly string[], chunks: Assets['chunks']) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string) => {
    const chunk = chunks[source];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const each of chunk.imports ?? []) visit(each);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}

function factTags({ title, description, canonical, image, type = 'website', noindex }: PageFacts): string[] {
  const tags = [`<title>${escape(title)}</title>`];
  const named = (attribute: 'name' | 'property', name: string, content: string | undefined) => {
    if (content) tags.push(`<meta ${attribute}="${name}" content="${escape(content)}">`);
  };
  named('name', 'description', description);
  named('name', 'robots', noindex ? 'noindex' : undefined);
  if (canonical) tags.push(`<link rel="canonical" href="${escape(canonical)}">`);
  named('property', 'og:title', title);
  named('property', 'og:description', description);
  named('property', 'og:url', canonical);
  named('property', 'og:type', type);
  named('property', 'og:locale', 'ar_EG');
  if (canonical && !noindex) {
    const picture = new URL(image ? sharedPicture(image) : SHOP_PICTURE, canonical);
    named('property', 'og:image', picture.href);
    if (picture.origin === new URL(canonical).origin) {
      named('property', 'og:image:width', String(SHARED_SIZE[0]));
      named('property', 'og:image:height', String(SHARED_SIZE[1]));
    }
    named('property', 'og:image:alt', title);
    named('name', 'twitter:card', 'summary_large_image');
  }
  return tags;
}

/** A data block and not a script, because the page's policy allows no inline scripts. */
function dataBlock(json: string): string {
  return `<script type="application/json" id="page-data">${json.replaceAll('<', '\\u003c')}</script>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
