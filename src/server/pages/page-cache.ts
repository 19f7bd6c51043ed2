import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { taggedCache } from '#platform/server/cache.ts';
import type { Changes } from '#platform/server/changes.ts';
import type { Tag } from '#platform/server/tags.ts';
import { OLD_COPY } from '../text.ts';
import { STAFF_SCRIPT } from './document.ts';

export interface RenderedPage {
  status: number;
  html: Buffer;
  /** The only path at which it is shown, as browsers write it; null: wherever it was asked for. */
  path: string | null;
  /** The text of its style element, whose hash the page's policy must allow. */
  style: string;
  usesCamera?: boolean | undefined;
  /** The tags of its data; `null`: it may not be cached. */
  tags: readonly Tag[] | null;
}

/** A page ready to be sent: the same bytes for everybody, compressed as nearly every browser takes them. */
export interface CachedPage {
  status: number;
  path: string | null;
  etag: string;
  policy: string;
  usesCamera?: boolean | undefined;
  br: Buffer;
}

export type Encoding = 'br' | 'gzip' | 'plain';

/** In bytes. Anybody can request endless addresses (`?q=…`), and their pages must not fill the memory. */
const LARGEST = 96 * 1024 * 1024;
/** Of the copies for whoever takes no brotli: browsers on plain http, and programs. */
const LARGEST_COPIES = 16 * 1024 * 1024;
/** Of pages that do not exist, which crawlers ask for without end. */
const LARGEST_MISSING = 4 * 1024 * 1024;
/** What a page's entry weighs beside its bytes: its key, policy and tags. */
const ENTRY = 4 * 1024;
/** Changes that no trigger reports (the end of an ad, popularity) appear after at most a minute. */
const LIFETIME = 60_000;
const MISSING_LIFETIME = 20_000;
/** While a page is rendered again, others get the last one if its data is no older. */
const RECENT = 200;
/** A landing page in 4 ms of CPU and 35.4 KB; quality 6 takes 10 ms for 34.9 KB. */
const QUALITY = 5;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

export interface PageCache {
  /** The page if it is cached. */
  get(key: string): CachedPage | undefined;
  /**
   * The cached page, or a freshly rendered one; requests for the same page wait for one rendering. While changes come
   * faster than it can be rendered, whoever comes during a rendering gets a page that is at most 200 ms old.
   */
  page(key: string, render: () => Promise<RenderedPage>): CachedPage | Promise<CachedPage>;
  /** Its bytes in an encoding, at once where they are at hand. */
  bytes(page: CachedPage, encoding: Encoding): Buffer | Promise<Buffer>;
  /** The last copy, marked as one, for the time when the page cannot be rendered. */
  oldCopy(key: string): Promise<CachedPage> | undefined;
  /** How many of the asked pages were cached, how many had to be rendered, and the bytes of those that are cached. */
  figures(): { cached: number; rendered: number; bytes: number };
}

interface Rendering {
  since: number;
  page: Promise<CachedPage>;
}

interface PageLimits {
  limit?: number;
  staleFor?: number;
  onChanged?: (page: CachedPage) => void;
}

/**
 * Keeps rendered pages compressed until what they show changes, at most `limit` bytes of them, and their last copies
 * for `staleFor` milliseconds.
 */
export function pageCache(changes: Changes, limits: PageLimits): PageCache {
  const pages = cachedPages(changes, limits);
  const encoded = encodings(changes);
  const copies = new WeakMap<CachedPage, Promise<CachedPage>>();
  const rendering = new Map<string, Rendering>();
  const recent = recentPages();
  const counts = { cached: 0, rendered: 0 };

  const get = (key: string) => {
    const found = pages.get(key);
    counts.cached += found ? 1 : 0;
    return found;
  };

  async function fill(key: string, since: number, render: () => Promise<RenderedPage>) {
    const begun = performance.now();
    counts.rendered++;
    const rendered = await render();
    const page = await compress(rendered);
    if (rendered.tags) pages.set(key, page, { tags: rendered.tags, since });
    if (rendered.tags) recent.set(key, page, begun);
    return page;
  }

  return {
    get,
    bytes: encoded.bytes,
    figures: () => ({ ...counts, bytes: pages.weight() + encoded.weight() }),
    oldCopy(key) {
      const page = pages.stale(key);
      const copy = page && (copies.get(page) ?? markOld(page));
      if (page && copy) copies.set(page, copy);
      return copy;
    },
    page(key, render) {
      const found = get(key);
      if (found) return found;
      const since = pages.mark();
      const running = rendering.get(key);
      // A rendering that began before a change is not shared, because its data may be stale.
      const last = running?.since === since ? running.page : running && recent.get(key);
      if (last) return last;
      const page = fill(key, since, render).finally(() => {
        if (rendering.get(key)?.page === page) rendering.delete(key);
      });
      rendering.set(key, { since, page });
      return page;
    },
  };
}

/** Pages by their address, those that do not exist apart, so that they push out no others. */
function cachedPages(changes: Changes, { limit = LARGEST, ...limits }: PageLimits) {
  const weigh = (page: CachedPage) => page.br.length + ENTRY;
  const found = taggedCache<CachedPage>(changes, { ...limits, limit, weigh, lifetime: LIFETIME });
  const missing = taggedCache<CachedPage>(changes, {
    limit: LARGEST_MISSING,
    weigh,
    lifetime: MISSING_LIFETIME,
  });
  return {
    get: (key: string) => found.get(key) ?? missing.get(key),
    stale: found.stale,
    /** Both have seen the same changes since the start. */
    mark: found.mark,
    weight: () => found.weight() + missing.weight(),
    set(key: string, page: CachedPage, freshness: { tags: readonly Tag[]; since: number }) {
      if (page.status === 200) found.set(key, page, freshness);
      if (page.status === 404) missing.set(key, page, freshness);
    },
  };
}

/** The last rendering of each page, for 200 ms after it began. */
function recentPages() {
  const pages = new Map<string, { page: CachedPage; begun: number }>();
  return {
    set(key: string, page: CachedPage, begun: number) {
      const left = begun + RECENT - performance.now();
      if (left <= 0) return;
      const entry = { page, begun };
      pages.set(key, entry);
      setTimeout(() => pages.get(key) === entry && pages.delete(key), left).unref();
    },
    get(key: string) {
      const entry = pages.get(key);
      return entry && entry.begun + RECENT > performance.now() ? entry.page : undefined;
    },
  };
}

/** Made when somebody asks, and cached by what they hold: the same bytes are never compressed twice in a minute. */
function encodings(changes: Changes) {
  const copies = taggedCache<Buffer>(changes, {
    limit: LARGEST_COPIES,
    weigh: copy => copy.length + ENTRY,
    lifetime: LIFETIME,
  });
  const making = new Map<string, Promise<Buffer>>();

  return {
    weight: copies.weight,
    bytes(page: CachedPage, encoding: Encoding): Buffer | Promise<Buffer> {
      if (encoding === 'br') return page.br;
      const key = page.etag + encoding;
      const found = copies.get(key) ?? making.get(key);
      if (found) return found;
      const copy = encode(page, encoding)
        .then(bytes => {
          copies.set(key, bytes, { tags: [], since: copies.mark() });
          return bytes;
        })
        .finally(() => making.delete(key));
      making.set(key, copy);
      return copy;
    },
  };
}

async function encode({ br }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const plain = await unbrotli(br);
  return encoding === 'gzip' ? zip(plain) : plain;
}

const BODY = '<body>';
const NOTICE = `<div role="status" data-old-copy style="all:revert;display:block;padding:8px 16px;text-align:center;background:#fef6e3;color:#855504">${OLD_COPY}</div>`;

async function markOld({ br, policy, path, usesCamera }: CachedPage): Promise<CachedPage> {
  const html = Buffer.from((await unbrotli(br)).toString().replace(BODY, BODY + NOTICE));
  return { ...(await compressed(html)), status: 200, policy, path, usesCamera };
}

async function compress({ status, html, path, style, usesCamera }: RenderedPage): Promise<CachedPage> {
  return { ...(await compressed(html)), status, path, usesCamera, policy: policyFor(style) };
}

async function compressed(html: Buffer): Promise<Pick<CachedPage, 'etag' | 'br'>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  return { etag, br: await brotli(html, { params }) };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Allows our own files, pictures among them, this style and the one line that looks for staff. A style attribute may set
 * a custom property.
 */
function policyFor(style: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${sha256(STAFF_SCRIPT)}'`,
    `style-src 'self' 'sha256-${sha256(style)}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
