/** A click's hand trembles less than this; from here on it is a drag and clicks nothing. */
const DRAG_PIXELS = 8;

interface Swiped {
  mayBegin: () => boolean;
  /** While it is dragged; pixels to the right of where it began. */
  follow: (moved: number) => void;
  /** Once, after a drag; 0 where the browser took the pointer for itself. */
  end: (moved: number) => void;
}

/** Hears sideways drags by mouse, touch and pen; up and down is the page's by `touch-action`. Answers how to stop. */
export function hearSwipes(viewport: HTMLElement, { mayBegin, follow, end }: Swiped): () => void {
  const stop = new AbortController();
  let start: PointerEvent | undefined;
  let dragged = false;

  function begin(event: PointerEvent) {
    dragged = false;
    start = event.button === 0 && mayBegin() ? event : undefined;
  }
  function move(event: PointerEvent) {
    // Let go outside, before the viewport held the pointer.
    if (event.buttons === 0) start = undefined;
    if (!start) return;
    if (!dragged && isSideways(start, event)) {
      dragged = true;
      viewport.setPointerCapture(event.pointerId);
    }
    if (dragged) follow(event.x - start.x);
  }
  function finish(event: PointerEvent) {
    if (start && dragged) end(event.type === 'pointerup' ? event.x - start.x : 0);
    start = undefined;
  }

  const heard = { pointerdown: begin, pointermove: move, pointerup: finish, pointercancel: finish };
  const listen = (type: string, listener: (event: PointerEvent) => void) =>
    viewport.addEventListener(type, listener as EventListener, { capture: true, signal: stop.signal });
  for (const [type, listener] of Object.entries(heard)) {
    // Further fingers do not count.
    listen(type, event => event.isPrimary && listener(event));
  }
  // The keyboard's clicks count 0.
  listen('click', event => dragged && event.detail > 0 && refuse(event));
  // A link or picture would be carried away instead.
  listen('dragstart', refuse);
  return () => stop.abort();
}

function isSideways(start: PointerEvent, now: PointerEvent): boolean {
  const across = Math.abs(now.x - start.x);
  return across >= DRAG_PIXELS && across > Math.abs(now.y - start.y);
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
