/** Sent by a part to the element that holds it, when its buttons answer. */
export const AWAKE = 'part-awake';

/**
 * As the `ref` of what holds such a part: a press on a button whose code is on its way is done when it is there. Of
 * several, the last one counts. It listens before React, which stops what it cannot answer yet.
 */
export function holdPresses(place: HTMLElement | null): () => void {
  let pressed: HTMLElement | null = null;
  const hold = ({ target }: Event) => {
    if (place?.contains(target as Node)) pressed = (target as Element).closest('button:not([popovertarget])');
  };
  const stop = () => removeEventListener('click', hold, true);
  addEventListener('click', hold, true);
  place?.addEventListener(AWAKE, () => {
    stop();
    pressed?.click();
    pressed = null;
  });
  return stop;
}
