let isStarted = false;

/**
 * The page is complete as it arrives. Its scripts load after the first paint, so that on a slow line they do not delay
 * what the shopper waits to see.
 */
function start() {
  if (isStarted) return;
  isStarted = true;
  const { entry = '', scripts = '' } =
    document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  for (const href of scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  void import(/* @vite-ignore */ entry);
}

let early: SubmitEvent | undefined;
let pressed: Element | null = null;

/** A form that only the scripts can send waits for them, with everything typed in it; search and filters need none. */
function hold(event: SubmitEvent) {
  if ((event.target as HTMLFormElement).method !== 'post') return;
  event.preventDefault();
  early = event;
}

/** A press on a button that needs the scripts waits as well; of several, the last one counts. */
function holdPress(event: MouseEvent) {
  const button = (event.target as Element).closest('button[type="button"]:not([popovertarget])');
  if (!button) return;
  event.stopPropagation();
  pressed = button;
}

/** Called by the root after hydration (root.tsx). */
function release() {
  removeEventListener('submit', hold, true);
  removeEventListener('click', holdPress, true);
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
  const form = early?.target;
  if (form instanceof HTMLFormElement && form.isConnected) form.requestSubmit(early?.submitter);
}

addEventListener('submit', hold, true);
addEventListener('click', holdPress, true);
addEventListener('shop-awake', release, { once: true });
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// A browser that tells of no paint has long painted by then.
requestAnimationFrame(() => setTimeout(start, 1_000));
