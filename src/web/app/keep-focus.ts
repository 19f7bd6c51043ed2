/** The element that has the focus, and all that it stands in, from within. */
let place: Element[] = [];
let isKept = false;

/** What a reader can be led back to. */
const PARTS = 'section, article, aside, dialog, main';
/** In milliseconds: whoever knows a better place for the focus goes first. */
const OTHERS_FIRST = 100;

/**
 * From now on the keyboard and screen readers keep their place. If what has the focus leaves the page, as a button does
 * that was for one step, the focus moves to the heading of the nearest part that is still there; a browser would leave it
 * on nothing.
 */
export function keepFocus(): void {
  if (isKept) return;
  isKept = true;
  note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target as Element));
  document.addEventListener('focusout', ({ target }) => setTimeout(forget, 0, target));
  new MutationObserver(() => {
    if (place[0]?.isConnected === false && isLost()) setTimeout(restore, OTHERS_FIRST);
  }).observe(document.body, { childList: true, subtree: true });
}

function note(focused: Element | null) {
  place = [];
  for (let each = focused; each && each !== document.body; each = each.parentElement) place.push(each);
}

/** Somebody left it by themselves. */
function forget(left: EventTarget | null) {
  if (place[0] === left && place[0]?.isConnected) place = [];
}

const isLost = () => document.activeElement === document.body;

function restore() {
  if (!isLost()) return;
  const parts = place.filter(each => each.isConnected && each.matches(PARTS));
  const headings = parts.flatMap(part => [...part.querySelectorAll<HTMLElement>('h1, h2, h3')]);
  for (const heading of headings) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // One in a closed dialog does not take it.
    if (!isLost()) return;
  }
}
