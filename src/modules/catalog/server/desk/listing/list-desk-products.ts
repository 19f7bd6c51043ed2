import type { CallBody, CallInput } from '#platform/call.ts';
import { asciiDigits, parseWhole } from '#platform/digits.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account } from '#platform/viewer.ts';
import type { listDeskProductIds, listDeskProducts } from '../../../contract/desk.ts';
import { MOST_AT_ONCE } from '../../../desk/bulk-change.ts';
import { DESK_COUNT, type DeskQuery } from '../../../desk/desk-query.ts';
import { CODE_OF_ID } from '../../../desk/product-code.ts';
import { whoseGoods } from '../whose-goods.ts';
import { countDesk, type DeskListRow, selectDesk, selectDeskIds } from './queries.ts';

export interface DeskListing {
  input: CallInput<typeof listDeskProducts>;
  viewer: Account;
  /** The text-search query for `q`; `null`: none. */
  words: string | null;
}

/** One page of the desk's list: a bounded count and one query, for any size of catalogue. */
export async function listDeskProductsOf(
  ctx: Ctx,
  { input, viewer, words }: DeskListing,
): Promise<CallBody<typeof listDeskProducts>> {
  const query = deskQueryOf(input, { viewer, words });
  if (query === null) return { products: [], total: 0, moreThanTotal: false };
  const count = await countDesk(ctx.db, query);
  const rows = query.offset < DESK_COUNT ? await selectDesk(ctx.db, query, count) : [];
  return {
    products: rows.map(toRow),
    total: Math.min(count, DESK_COUNT),
    moreThanTotal: count > DESK_COUNT,
  };
}

/** The ids of the whole list, up to the limit of a bulk change. */
export async function listDeskProductIdsOf(
  ctx: Ctx,
  { input, viewer, words }: Omit<DeskListing, 'input'> & { input: CallInput<typeof listDeskProductIds> },
): Promise<CallBody<typeof listDeskProductIds>> {
  const query = deskQueryOf({ ...input, page: 1, limit: MOST_AT_ONCE }, { viewer, words });
  return { productIds: query === null ? [] : await selectDeskIds(ctx.db, query) };
}

/** The request in the database's terms, limited to a merchant's own goods; null if the text can match nothing. */
export function deskQueryOf(
  { q, page, limit, ...filters }: DeskListing['input'],
  { viewer, words }: Omit<DeskListing, 'input'>,
): DeskQuery | null {
  const query: DeskQuery = {
    ...filters,
    ...namedBy(q),
    words,
    merchantId: whoseGoods(viewer) ?? filters.merchantId,
    limit,
    offset: (page - 1) * limit,
  };
  const isLost = q.trim() !== '' && words === null && query.code === null && query.id === null;
  return isLost ? null : query;
}

/** Text without spaces may be the beginning of a code, and digits may be an id, also as `P-<id>`. */
function namedBy(q: string): Pick<DeskQuery, 'code' | 'id'> {
  const text = asciiDigits(q.trim());
  const id = parseWhole(CODE_OF_ID.exec(text.toUpperCase())?.[1] ?? text);
  const isCode = /^[\w./-]{2,64}$/.test(text);
  // In a pattern these two characters match anything.
  return { code: isCode ? text.toUpperCase().replace(/[\\_%]/g, '\\$&') : null, id };
}

function toRow(row: DeskListRow) {
  return {
    ...row,
    price: toPounds(row.price),
    highestPrice: toPounds(row.highestPrice),
    originalPrice: row.originalPrice === null ? null : toPounds(row.originalPrice),
  };
}
