import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { taggedCache } from '#platform/server/cache.ts';
import type { Changes } from '#platform/server/changes.ts';
import type { Tag } from '#platform/server/tags.ts';
import { OLD_COPY } from '../text.ts';
import { STAFF_SCRIPT } from './document.ts';

export interface RenderedPage {
  status: number;
  html: Buffer;
  /** The text of its style element, whose hash the page's policy must allow. */
  style: string;
  /** The tags of its data; `null`: it may not be kept. */
  tags: readonly Tag[] | null;
}

/** A page ready to be sent: the same bytes for everybody. */
export interface CachedPage {
  status: number;
  etag: string;
  policy: string;
  br: Buffer;
  gzip: Buffer;
  plain: Buffer;
}

/** In bytes. Anybody can request endless addresses (`?q=…`), and their pages must not fill the memory. */
const LARGEST = 192 * 1024 * 1024;
/** Changes that no trigger reports (the end of an ad, popularity) appear after at most a minute. */
const LIFETIME = 60_000;
const QUALITY = 6;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface PageCache {
  /** The page if it is kept. */
  get(key: string): CachedPage | undefined;
  /** The kept page, or a freshly rendered one; requests for the same page wait for one rendering. */
  page(key: string, render: () => Promise<RenderedPage>): CachedPage | Promise<CachedPage>;
  /** The last copy, marked as one, for the time when the page cannot be rendered. */
  oldCopy(key: string): Promise<CachedPage> | undefined;
}

/**
 * Keeps rendered pages compressed until what they show changes, at most `limit` bytes of them, and their last copies
 * for `staleFor` milliseconds.
 */
export function pageCache(changes: Changes, { limit = LARGEST, staleFor = 0 } = {}): PageCache {
  const cached = taggedCache<CachedPage>(changes, { limit, weigh: bytesOf, lifetime: LIFETIME, staleFor });
  const copies = new WeakMap<CachedPage, Promise<CachedPage>>();
  const rendering = new Map<string, { since: number; page: Promise<CachedPage> }>();

  async function fill(key: string, since: number, render: () => Promise<RenderedPage>) {
    const rendered = await render();
    const page = await compress(rendered);
    if (rendered.tags && rendered.status === 200) cached.set(key, page, { tags: rendered.tags, since });
    return page;
  }

  return {
    get: cached.get,
    oldCopy(key) {
      const page = cached.stale(key);
      if (!page) return undefined;
      const copy = copies.get(page) ?? markOld(page);
      copies.set(page, copy);
      return copy;
    },
    page(key, render) {
      const found = cached.get(key);
      if (found) return found;
      const since = cached.mark();
      const running = rendering.get(key);
      // A rendering that began before a change is not shared, because its data may be stale.
      if (running?.since === since) return running.page;
      const page = fill(key, since, render).finally(() => {
        if (rendering.get(key)?.page === page) rendering.delete(key);
      });
      rendering.set(key, { since, page });
      return page;
    },
  };
}

function bytesOf(page: CachedPage): number {
  return page.br.length + page.gzip.length + page.plain.length;
}

const BODY = '<body>';
const NOTICE = `<div role="status" data-old-copy style="all:revert;display:block;padding:8px 16px;text-align:center;background:#fef6e3;color:#855504">${OLD_COPY}</div>`;

async function markOld({ plain, policy }: CachedPage): Promise<CachedPage> {
  const html = Buffer.from(plain.toString().replace(BODY, BODY + NOTICE));
  return { ...(await compressed(html)), status: 200, policy };
}

async function compress({ status, html, style }: RenderedPage): Promise<CachedPage> {
  return { ...(await compressed(html)), status, policy: policyFor(style) };
}

async function compressed(html: Buffer): Promise<Pick<CachedPage, 'etag' | 'br' | 'gzip' | 'plain'>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  const [br, gz] = await Promise.all([brotli(html, { params }), zip(html)]);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  return { etag, br, gzip: gz, plain: html };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Allows our own files, this style and the one line that looks for staff. A style attribute may set a custom property.
 * Pictures may come from anywhere.
 */
function policyFor(style: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${sha256(STAFF_SCRIPT)}'`,
    `style-src 'self' 'sha256-${sha256(style)}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
