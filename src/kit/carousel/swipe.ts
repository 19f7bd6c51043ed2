/** A click's tremble is smaller than this; a larger movement is a drag and clicks nothing. */
const DRAG_PIXELS = 8;

interface Swiped {
  mayBegin: () => boolean;
  /** Called during a drag, with the pixels to the right of its start. */
  follow: (moved: number) => void;
  /** Called once after a drag; with 0 if the browser took the pointer for itself. */
  end: (moved: number) => void;
}

/**
 * Handles sideways drags by mouse, touch and pen; `touch-action` leaves up and down to the page. Returns a function
 * that stops it.
 */
export function listenToSwipes(viewport: HTMLElement, { mayBegin, follow, end }: Swiped): () => void {
  const stop = new AbortController();
  let start: PointerEvent | undefined;
  let dragged = false;

  function begin(event: PointerEvent) {
    dragged = false;
    start = event.button === 0 && mayBegin() ? event : undefined;
  }
  function move(event: PointerEvent) {
    // Released outside, before the viewport had captured the pointer.
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

  const handlers = { pointerdown: begin, pointermove: move, pointerup: finish, pointercancel: finish };
  const listen = (type: string, listener: (event: PointerEvent) => void) =>
    viewport.addEventListener(type, listener as EventListener, { capture: true, signal: stop.signal });
  for (const [type, listener] of Object.entries(handlers)) {
    // Further fingers are ignored.
    listen(type, event => event.isPrimary && listener(event));
  }
  // Clicks by keyboard have a count of 0.
  listen('click', event => dragged && event.detail > 0 && refuse(event));
  // Otherwise the browser would drag the link or picture away.
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
