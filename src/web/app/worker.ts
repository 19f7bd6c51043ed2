// The shop's service worker. It keeps what is the same for everybody: pages as guests see them, scripts, styles and
// pictures. What a call answers is never cached, so a person's data cannot outlive a session and a price at the checkout is
// never an old one (docs/decisions/0095-app-in-the-browser.md).

import type { PushNotice } from '#modules/notifications/push.ts';

/** TypeScript's library for workers contradicts the one for pages; these are the few names that are used here. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LastingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface NoticeEvent extends LastingEvent {
  data: { json(): PushNotice } | null;
}
interface PressEvent extends LastingEvent {
  notification: Notification;
}
interface Tab {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
declare const clients: {
  claim(): Promise<void>;
  matchAll(which: { type: 'window' }): Promise<Tab[]>;
  openWindow(url: string): Promise<unknown>;
};
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
declare global {
  interface WindowEventMap {
    install: LastingEvent;
    activate: LastingEvent;
    fetch: RequestEvent;
    message: LastingEvent & MessageEvent;
    push: NoticeEvent;
    notificationclick: PressEvent;
  }
}

const MOST_CACHED = { pages: 40, files: 250, pictures: 200 } as const;
type CacheName = keyof typeof MOST_CACHED;

const OFFLINE = '/offline';
/** Pages that are drawn for a guest and show goods or the shop; all others need the network. */
const PUBLIC = /^\/(?:(?:outlet|category|product|merchant|brand)\/.+|categories|search|deals|about|terms)?$/;
/** What a page names in its head: its scripts, styles and fonts. */
const FILES = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;

addEventListener('install', event => event.waitUntil(prepare()));
addEventListener('activate', event => event.waitUntil(begin()));
addEventListener('fetch', answer);
addEventListener('message', event => event.waitUntil(cacheOpenPage(event.data)));
addEventListener('push', event => event.waitUntil(notify(event)));
addEventListener('notificationclick', event => event.waitUntil(openPage(event)));

async function prepare(): Promise<void> {
  await store(OFFLINE, await fetch(OFFLINE, { cache: 'reload' }));
  await skipWaiting();
}

async function begin(): Promise<void> {
  await registration.navigationPreload?.enable();
  await clients.claim();
}

function answer(event: RequestEvent): void {
  const { method, mode, url } = event.request;
  const at = new URL(url);
  if (method !== 'GET' || at.origin !== location.origin || at.pathname.startsWith('/api/')) return;
  if (mode === 'navigate') event.respondWith(answerPage(event, at));
  else if (at.pathname.startsWith('/assets/')) event.respondWith(fromCache('files', event.request));
  else if (at.pathname.startsWith('/media/')) event.respondWith(fromCache('pictures', event.request));
}

/** A page of now; without a network the one of the last visit, or the page that says so. */
async function answerPage(event: RequestEvent, at: URL): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (mayCache(at, response)) event.waitUntil(store(keyOf(at), response.clone()));
    return response;
  } catch {
    return (await cachedPage(at)) ?? Response.redirect(`${OFFLINE}?from=${encodeURIComponent(keyOf(at))}`);
  }
}

const keyOf = ({ pathname, search }: URL) => pathname + search;

function mayCache({ pathname }: URL, { ok, headers }: Response): boolean {
  return ok && PUBLIC.test(pathname) && (headers.get('cache-control') ?? '').startsWith('public');
}

/** An address without the words behind its number, as people write it, leads to the page that has them. */
async function keyOfShort(pages: Cache, { pathname }: URL): Promise<string | undefined> {
  if (!/\/\d+$/.test(pathname)) return undefined;
  const keys = await pages.keys();
  return keys.map(({ url }) => new URL(url).pathname).find(path => path.startsWith(`${pathname}/`));
}

/** Says on its root when it was fetched, so that the page can tell its reader. */
async function cachedPage(at: URL): Promise<Response | undefined> {
  const isOffline = at.pathname === OFFLINE;
  const pages = await caches.open('pages');
  const cached = await pages.match(isOffline ? OFFLINE : ((await keyOfShort(pages, at)) ?? keyOf(at)));
  if (!cached || isOffline) return cached;
  const { status, headers } = cached;
  const since = Date.parse(headers.get('date') ?? '') || 0;
  return new Response((await cached.text()).replace('<html ', `<html data-since="${since}" `), {
    status,
    headers,
  });
}

/** What a page says that it is and has loaded: a page may be opened without a document, by a link within the shop. */
async function cacheOpenPage({ page, files }: { page: string; files: string[] }): Promise<void> {
  await Promise.all([cachePage(new URL(page, location.origin)), cacheFiles(files)]);
}

async function cachePage(at: URL): Promise<void> {
  if (at.origin !== location.origin || !PUBLIC.test(at.pathname)) return;
  const response = await fetch(keyOf(at)).catch(() => null);
  if (response && mayCache(at, response)) await store(keyOf(at), response);
}

/**
 * Keeps a page with the files that it needs. Its whole text is read first: a cache answers nobody while it waits for the
 * rest of a response, and without a network that may never come.
 */
async function store(key: string, response: Response): Promise<void> {
  const page = await response.text();
  await (await caches.open('pages')).put(key, new Response(page, response));
  await cacheFiles(page.match(FILES) ?? []);
  await trim('pages');
}

async function cacheFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    [...new Set(files)].map(file => fromCache('files', new Request(file)).catch(() => undefined)),
  );
}

/** What never changes under its address is cached; everything else goes through. */
async function fromCache(name: CacheName, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (!response.ok || !(response.headers.get('cache-control') ?? '').includes('immutable')) return response;
  const body = await response.arrayBuffer();
  await cache.put(request, new Response(body, response));
  await trim(name);
  return new Response(body, response);
}

/** The oldest go first, and never the page that says that there is no connection. */
async function trim(name: CacheName): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const old = keys.slice(0, Math.max(0, keys.length - MOST_CACHED[name]));
  await Promise.all(
    old.filter(({ url }) => !url.endsWith(OFFLINE)).map(async request => cache.delete(request)),
  );
}

/** Every push must be shown, or browsers take the permission back. */
async function notify({ data }: NoticeEvent): Promise<void> {
  if (!data) return;
  const { title, body, path, tag } = data.json();
  await registration.showNotification(title, {
    body,
    tag,
    lang: 'ar',
    dir: 'rtl',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: path,
  });
}

/** Opens the page in a tab of the shop if there is one, and never another place than the shop. */
async function openPage({ notification }: PressEvent): Promise<void> {
  notification.close();
  const page = new URL(String(notification.data), location.origin);
  if (page.origin !== location.origin) return;
  const [tab] = await clients.matchAll({ type: 'window' });
  if (!tab) return void (await clients.openWindow(page.href));
  await tab.navigate(page.href);
  await tab.focus();
}
