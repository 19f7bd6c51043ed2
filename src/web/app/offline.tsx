import { useEffect, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { useCart } from '#modules/cart/browser-cart.ts';
import { CartLines, CartSubtotal } from '#modules/cart/ui/cart-lines.tsx';
import { generalRefusal } from '#platform/text.ts';
import { Section } from '../parts/section.tsx';
import { siteText } from '../text.ts';
import styles from './offline.module.css';
import { offlineText } from './text.ts';

export const meta = () => ({ title: siteText.titled(offlineText.title), noindex: true });

/** Shown in place of a page that needs the network: the cart, and what was visited and is cached. */
export default function OfflinePage() {
  useEffect(() => {
    addEventListener('online', goBackIfAnswered);
    // The network may have come back before these scripts ran.
    if (location.search) goBackIfAnswered();
    return () => removeEventListener('online', goBackIfAnswered);
  }, []);
  return (
    <div className={`page-width ${styles.page}`}>
      <EmptyState
        heading="h1"
        lantern
        title={offlineText.title}
        text={offlineText.about}
        action={<Button onClick={retry}>{offlineText.retry}</Button>}
      />
      <CachedCart />
      <CachedPages />
    </div>
  );
}

function retry(): void {
  if (navigator.onLine) goBack();
  else showFailure(generalRefusal('no_connection').message);
}

/** A device is online as soon as it has any network, which need not lead to the shop. */
function goBackIfAnswered(): void {
  void fetch('/livez').then(goBack, () => undefined);
}

/** The page that was asked for; never another place than the shop. */
function goBack(): void {
  const from = URL.parse(new URLSearchParams(location.search).get('from') ?? '/', location.origin);
  location.replace(from?.origin === location.origin ? from.href : '/');
}

function CachedCart() {
  const items = useCart();
  if (items.length === 0) return null;
  return (
    <Section title={offlineText.cart}>
      <p className="muted">{offlineText.cartNote}</p>
      <CartLines items={items} />
      <CartSubtotal items={items} goods={undefined} />
    </Section>
  );
}

interface CachedPage {
  path: string;
  title: string;
}

function CachedPages() {
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => void findCachedPages().then(setPages, () => undefined), []);
  if (pages.length === 0) return null;
  return (
    <Section title={offlineText.pages}>
      <ul className={styles.pages}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const MOST_SHOWN = 12;

/** The newest first, by the titles that they had. */
async function findCachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open('pages');
  const cached = (await cache.keys()).toReversed().filter(({ url }) => new URL(url).pathname !== '/offline');
  return Promise.all(
    cached.slice(0, MOST_SHOWN).map(async request => {
      const { pathname, search } = new URL(request.url);
      const page = (await (await cache.match(request))?.text()) ?? '';
      return { path: pathname + search, title: titleOf(page) || pathname };
    }),
  );
}

/** As the server writes them in a title (src/server/pages/document.ts). */
const WRITTEN: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** A parsed document would be held to the policy of this page, which knows no style but its own. */
function titleOf(page: string): string {
  const [, title = ''] = /<title>([^<]*)/.exec(page) ?? [];
  return title
    .split(' | ', 1)
    .join('')
    .replaceAll(/&\w+;/g, each => WRITTEN[each] ?? each);
}
