import { COUNT_PATH } from '#modules/ads/counting.ts';

/** An ad is seen when half of it was in view at two looks in a row, a second apart. */
const HALF = 0.5;
const SECOND = 1000;

/**
 * Watches which ads of the page are really seen, each once, and which are followed. Tells the server in one message
 * when the shopper leaves the page, and of nothing else. Gives what ends it.
 */
export function watchAds(): () => void {
  const tally = openTally();
  const eyes = openEyes(tally.see);
  const timer = setInterval(eyes.look, SECOND);
  const follow = (event: MouseEvent) => {
    const ad = event.target instanceof Element ? event.target.closest('[data-ad]') : null;
    // The third button opens a menu.
    if (ad && event.button < 2) tally.follow(ad);
  };
  const sendHidden = () => document.hidden && tally.send();
  document.addEventListener('click', follow, true);
  document.addEventListener('auxclick', follow, true);
  document.addEventListener('visibilitychange', sendHidden);
  window.addEventListener('pagehide', tally.send);
  eyes.look();
  return () => {
    clearInterval(timer);
    eyes.close();
    document.removeEventListener('click', follow, true);
    document.removeEventListener('auxclick', follow, true);
    document.removeEventListener('visibilitychange', sendHidden);
    window.removeEventListener('pagehide', tally.send);
    tally.send();
  };
}

/** What was seen and followed since the last message. */
function openTally() {
  const counted = new Set<number>();
  let seen: number[] = [];
  let followed: number[] = [];
  const see = (ad: Element) => {
    const id = idOf(ad);
    if (counted.has(id)) return;
    counted.add(id);
    seen.push(id);
  };
  return {
    see,
    /** Whoever follows an ad has seen it. */
    follow(ad: Element) {
      see(ad);
      followed.push(idOf(ad));
    },
    send() {
      if (seen.length + followed.length === 0) return;
      const message = new Blob([JSON.stringify({ seen, followed })], { type: 'application/json' });
      seen = [];
      followed = [];
      navigator.sendBeacon(COUNT_PATH, message);
    },
  };
}

/** Looks which ads are in view, and tells of those that were so at the look before too. */
function openEyes(onSeen: (ad: Element) => void) {
  const inView = new Set<Element>();
  let before = new Set<Element>();
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, intersectionRatio } of entries)
        if (intersectionRatio >= HALF) inView.add(target);
        else inView.delete(target);
    },
    { threshold: [0, HALF] },
  );
  return {
    look() {
      // Banners take turns: what stands there now may be new. Observing what is observed already does nothing.
      const ads = [...document.querySelectorAll('[data-ad]')];
      for (const ad of ads) observer.observe(ad);
      // The banner that waits behind is there, but nobody sees it.
      const now = ads.filter(ad => inView.has(ad) && !ad.closest('[inert]') && !document.hidden);
      for (const ad of now) if (before.has(ad)) onSeen(ad);
      before = new Set(now);
    },
    close: () => observer.disconnect(),
  };
}

function idOf(ad: Element): number {
  return Number((ad as HTMLElement).dataset['ad']);
}
