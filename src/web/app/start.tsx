import { createRoot } from 'react-dom/client';
import { followAccountCart } from '../data/account-cart.ts';
import { catchInstallOffer } from '../data/install.ts';
import { renewPush } from '../data/push.ts';
import { followViewed } from '../data/viewed.ts';
import { keepFocus } from './keep-focus.ts';
import { OfflineBar } from './offline-bar.tsx';

/** Loaded some seconds after a page, so that nothing of it delays what the shopper came for. */
export function startApp(): void {
  const place = document.createElement('div');
  // No box of its own: on paper, even one without height takes the first page from a sheet of another size.
  place.style.display = 'contents';
  document.body.prepend(place);
  createRoot(place).render(<OfflineBar />);
  document.addEventListener('click', followWithoutNetwork, { capture: true });
  catchInstallOffer();
  keepFocus();
  followAccountCart();
  followViewed();
  void register();
}

async function register(): Promise<void> {
  await navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  await renewPush().catch(error => console.error('push stays as it was', error));
  cacheThisPage();
  // Within the shop, pages are opened without their documents.
  window.navigation?.addEventListener('navigatesuccess', cacheThisPage);
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
