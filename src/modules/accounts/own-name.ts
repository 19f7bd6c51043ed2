import { normalise } from '#platform/arabic.ts';
import { OWN_NAMES, OWN_TITLES } from './own-name.text.ts';

/** Whether readers take a name for the shop's own people or page: «وكالة», «فريق وكالة», "Wekala support". */
export function readsLikeOwn(name: string): boolean {
  const words = normalise(name).split(' ');
  return (
    words.some(word => OWN_NAMES.has(word)) &&
    words.every(word => OWN_NAMES.has(word) || OWN_TITLES.has(word))
  );
}

/** The name that an account without one gets from an address; none that readers take for the shop's people. */
export const nameFrom = (recipient: string): string => (readsLikeOwn(recipient) ? '' : recipient);
