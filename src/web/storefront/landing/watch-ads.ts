import { COUNT_PATH } from '#modules/ads/counting.ts';

/** An ad is seen when half of it was in view at two looks in a row, a second apart. */
const HALF = 0.5;
const SECOND = 1000;

/**
 * Watches which ads of the page are really seen, each once, and which are followed. Tells the server in one message
 * when the shopper leaves the page, and of nothing else. Gives what ends it.
 */
export function watchAds(): () => void {
  const inView = new Set<Element>();
  const before = new Set<Element>();
  const counted = new Set<number>();
  let seen: number[] = [];
  let followed: number[] = [];

  const observer = new IntersectionObserver(
    entries => {
      for (const { target, intersectionRatio } of entries)
        if (intersectionRatio >= HALF) inView.add(target);
        else inView.delete(target);
    },
    { threshold: [0, HALF] },
  );

  function look() {
    // Banners take turns: what stands there now may be new. Observing what is observed already does nothing.
    for (const ad of document.querySelectorAll('[data-ad]')) observer.observe(ad);
    for (const ad of inView) {
      if (!ad.isConnected) inView.delete(ad);
      // The banner that waits behind is there, but nobody sees it.
      const isSeen = !document.hidden && ad.isConnected && !ad.closest('[inert]');
      if (isSeen && before.has(ad)) count(idOf(ad));
      if (isSeen) before.add(ad);
      else before.delete(ad);
    }
    for (const ad of before) if (!inView.has(ad)) before.delete(ad);
  }

  function count(id: number) {
    if (counted.has(id)) return;
    counted.add(id);
    seen.push(id);
  }

  function follow({ target, button }: Event & { button?: number }) {
    const ad = target instanceof Element ? target.closest('[data-ad]') : null;
    if (!ad || (button ?? 0) > 1) return;
    // Whoever follows an ad has seen it.
    count(idOf(ad));
    followed.push(idOf(ad));
  }

  function send() {
    if (seen.length + followed.length === 0) return;
    const message = new Blob([JSON.stringify({ seen, followed })], { type: 'application/json' });
    seen = [];
    followed = [];
    navigator.sendBeacon(COUNT_PATH, message);
  }

  const sendHidden = () => document.hidden && send();
  const timer = setInterval(look, SECOND);
  document.addEventListener('click', follow, true);
  document.addEventListener('auxclick', follow, true);
  document.addEventListener('visibilitychange', sendHidden);
  window.addEventListener('pagehide', send);
  look();
  return () => {
    clearInterval(timer);
    observer.disconnect();
    document.removeEventListener('click', follow, true);
    document.removeEventListener('auxclick', follow, true);
    document.removeEventListener('visibilitychange', sendHidden);
    window.removeEventListener('pagehide', send);
    send();
  };
}

function idOf(ad: Element): number {
  return Number((ad as HTMLElement).dataset['ad']);
}
