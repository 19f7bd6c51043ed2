import { MOST_CARDS } from '#modules/catalog/discovery.calls.ts';
import { keepIds } from './kept-ids.ts';

/** What this browser's shopper has looked at. Nobody else learns of it: only the ids are asked for, without a name. */
export const viewed = keepIds('viewed', MOST_CARDS);

const PRODUCT = /^\/product\/(\d{1,9})(?:\/|$)/;

/** Remembers each product whose page is open. */
export function followViewed(): void {
  rememberPage();
  window.navigation?.addEventListener('navigatesuccess', rememberPage);
}

function rememberPage(): void {
  const id = Number(PRODUCT.exec(location.pathname)?.[1]);
  if (id > 0) viewed.change([id, ...viewed.current().filter(each => each !== id)]);
}
