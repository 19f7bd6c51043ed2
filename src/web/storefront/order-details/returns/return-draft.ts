import type { Wish } from '#modules/refunds/refund.ts';
import { type ReturnReason, reasonRule } from '#modules/returns/reason.ts';
import type { Way } from '#modules/returns/return.ts';
import type { listReturnable } from '#modules/returns/returns.calls.ts';
import type { returnText } from '#modules/returns/text.ts';
import type { CallBody } from '#platform/call.ts';

export type ReturnableLine = CallBody<typeof listReturnable>['lines'][number];

/** The buyer's input so far. */
export interface ReturnDraft {
  lines: { lineId: number; quantity: number; exchangeFor?: number }[];
  reason: ReturnReason | '';
  wish: Wish;
  /** The way back, if the buyer may choose it. */
  way: Way;
  note: string;
  photos: string[];
}

export const emptyDraft: ReturnDraft = {
  lines: [],
  reason: '',
  wish: 'refund',
  way: 'pickup',
  note: '',
  photos: [],
};

/** With this many units of a line; 0 removes the line. */
export function withUnits(draft: ReturnDraft, lineId: number, quantity: number): ReturnDraft {
  const others = draft.lines.filter(line => line.lineId !== lineId);
  const known = draft.lines.find(line => line.lineId === lineId);
  return { ...draft, lines: quantity > 0 ? [...others, { ...known, lineId, quantity }] : others };
}

/** With the replacement for a line; undefined: the same again. */
export function withExchange(draft: ReturnDraft, lineId: number, variantId: number | undefined): ReturnDraft {
  const lines = draft.lines.map(line => {
    if (line.lineId !== lineId) return line;
    const { lineId: id, quantity } = line;
    return variantId === undefined
      ? { lineId: id, quantity }
      : { lineId: id, quantity, exchangeFor: variantId };
  });
  return { ...draft, lines };
}

/** Only what can still be returned and still be had for it, as after a request on another device. */
export function withoutGone(draft: ReturnDraft, lines: readonly ReturnableLine[]): ReturnDraft {
  const left = draft.lines.flatMap(({ lineId, quantity, exchangeFor }) => {
    const line = lines.find(each => each.lineId === lineId);
    if (!line || line.most <= 0) return [];
    const isThere = line.exchanges.some(({ variantId }) => variantId === exchangeFor);
    return [{ lineId, quantity: Math.min(quantity, line.most), ...(isThere && { exchangeFor }) }];
  });
  return { ...draft, lines: left };
}

/** The reasons that are possible for every chosen line; before a choice, for any line. */
export function openReasons(draft: ReturnDraft, lines: readonly ReturnableLine[]): ReturnReason[] {
  const chosen = lines.filter(line => draft.lines.some(each => each.lineId === line.lineId));
  const asked = chosen.length > 0 ? chosen : lines;
  const all = new Set(asked.flatMap(line => line.reasons));
  return [...all].filter(reason => asked.every(line => line.reasons.includes(reason)));
}

/** The same again would fit as little as what is given back for its size or colour. */
export const needsOther = ({ reason, wish }: ReturnDraft): boolean =>
  reason === 'does_not_fit' && wish === 'exchange';

/** What is missing before a draft can be sent; undefined if nothing is. */
export function missingOf(
  draft: ReturnDraft,
  lines: readonly ReturnableLine[],
): keyof typeof returnText.missing | undefined {
  const { reason } = draft;
  if (draft.lines.length === 0) return 'units';
  if (reason === '' || !openReasons(draft, lines).includes(reason)) return 'reason';
  const unchosen = needsOther(draft) ? draft.lines.find(each => each.exchangeFor === undefined) : undefined;
  if (unchosen) {
    const line = lines.find(({ lineId }) => lineId === unchosen.lineId);
    return line?.exchanges.length ? 'other' : 'noOther';
  }
  return reasonRule(reason).photos === 'needed' && draft.photos.length === 0 ? 'photo' : undefined;
}
