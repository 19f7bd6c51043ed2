import { MOST_CARDS } from '#modules/catalog/discovery.calls.ts';
import { isId, storedList } from './stored-list.ts';

/** What this browser's shopper has looked at. Nobody else learns of it: only the ids are asked for, without a name. */
export const viewed = storedList({ key: 'viewed', most: MOST_CARDS, isEntry: isId });

const PRODUCT = /^\/product\/(\d{1,9})(?:\/|$)/;

/** Remembers each product whose page is open. */
export function followViewed(followPages: (onPage: () => void) => void): void {
  rememberPage();
  followPages(rememberPage);
}

function rememberPage(): void {
  const id = Number(PRODUCT.exec(location.pathname)?.[1]);
  if (id > 0) viewed.putFirst(id);
}
