import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router';
import { followAccountCart } from '../data/account-cart.ts';
import { catchInstallOffer } from '../data/install.ts';
import { renewPush } from '../data/push.ts';
import { currentSession, isSignedIn, loadSession } from '../data/session.ts';
import { followViewed } from '../data/viewed.ts';
import { keepFocus } from './keep-focus.ts';
import { OfflineBar } from './offline-bar.tsx';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Loaded some seconds after a page, so that nothing of it delays what the shopper came for. */
export function startApp(router: Router): void {
  const place = document.createElement('div');
  // No box of its own: on paper, even one without height takes the first page from a sheet of another size.
  place.style.display = 'contents';
  document.body.prepend(place);
  createRoot(place).render(<OfflineBar />);
  document.addEventListener('click', followWithoutNetwork, { capture: true });
  addEventListener('online', knowAgain);
  catchInstallOffer();
  keepFocus();
  followAccountCart();
  const followPages = (onPage: () => void) => followRouter(router, onPage);
  followViewed(followPages);
  void register(followPages);
}

/** Who opened the page without a network counted as a guest, and would be asked to sign in. */
function knowAgain(): void {
  if (currentSession().state === 'guest' && isSignedIn()) void loadSession();
}

/** Within the shop, pages are opened without their documents; many telephones have no Navigation API that tells of it. */
function followRouter(router: Router, onPage: () => void): void {
  let shown = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    onPage();
  });
}

async function register(followPages: (onPage: () => void) => void): Promise<void> {
  await navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  await renewPush().catch(error => console.error('push stays as it was', error));
  cacheThisPage();
  followPages(cacheThisPage);
}

function cacheThisPage(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // What the page loaded before the worker took over, and what it loads later by itself, no document names.
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(`${location.origin}/assets/`));
  const open = { page: location.href, files };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than ours
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(open));
}

/** Without a network a link opens the cached document instead of asking calls in vain. */
function followWithoutNetwork(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (navigator.onLine || !navigator.serviceWorker?.controller || !link || !isPlain) return;
  if (link.origin === location.origin && !link.target) event.stopImmediatePropagation();
}
