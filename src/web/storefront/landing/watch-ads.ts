import { COUNT_PATH } from '#modules/ads/counts.ts';

/** An ad is seen if half of it was visible at two checks in a row, a second apart. */
const HALF = 0.5;
const SECOND = 1000;

/**
 * Watches which ads of the page are really seen, each once, and which are clicked. Sends one message when the shopper
 * leaves the page. Returns a function that stops it.
 */
export function watchAds(): () => void {
  const counter = openCounter();
  const eyes = openEyes(counter.see);
  const timer = setInterval(eyes.look, SECOND);
  const follow = (event: MouseEvent) => {
    const ad = event.target instanceof Element ? event.target.closest('[data-ad]') : null;
    // The third button opens a menu.
    if (ad && event.button < 2) counter.follow(ad);
  };
  const sendHidden = () => document.hidden && counter.send();
  document.addEventListener('click', follow, true);
  document.addEventListener('auxclick', follow, true);
  document.addEventListener('visibilitychange', sendHidden);
  window.addEventListener('pagehide', counter.send);
  eyes.look();
  return () => {
    clearInterval(timer);
    eyes.close();
    document.removeEventListener('click', follow, true);
    document.removeEventListener('auxclick', follow, true);
    document.removeEventListener('visibilitychange', sendHidden);
    window.removeEventListener('pagehide', counter.send);
    counter.send();
  };
}

/** Views and clicks since the last message. */
function openCounter() {
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
    /** A clicked ad was also seen. */
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

/** Checks which ads are visible, and counts those that were also visible at the check before. */
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
      // Banners rotate, so the current one may be new. Observing an element twice does nothing.
      const ads = [...document.querySelectorAll('[data-ad]')];
      for (const ad of ads) observer.observe(ad);
      // The banner that waits behind is present but invisible.
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
