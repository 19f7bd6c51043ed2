import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { toggleProductLike } from '#modules/catalog/calls.ts';
import { watchProduct } from '#modules/catalog/watches.calls.ts';
import { watchText } from '#modules/catalog/watches.text.ts';
import { openConversation } from '#modules/conversations/calls.ts';
import { markHelpful } from '#modules/reviews/calls.ts';
import { isRefusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../data/api.ts';
import { readWish, storeWish, type Wish } from '../shell/wish.ts';

/**
 * Does once what the buyer pressed as a guest. Gives the address that it leads to, if that is another than where they
 * pressed it. A refusal is said, and they go on without. Of a sheet, the page that has it opens it (`useWish`).
 */
export async function fulfilWish(): Promise<string | undefined> {
  const wish = readWish();
  if (!wish || wish.kind === 'ask' || wish.kind === 'report') return undefined;
  storeWish(undefined);
  try {
    return await fulfil(wish);
  } catch (error) {
    showFailure((isRefusal(error) ? error : generalRefusal('unexpected')).message);
    return undefined;
  }
}

type Done = Exclude<Wish, { kind: 'ask' | 'report' }>;

async function fulfil(wish: Done): Promise<string | undefined> {
  if (wish.kind === 'like') await api(toggleProductLike, { productId: wish.productId, action: 'like' });
  if (wish.kind === 'helpful') await api(markHelpful, { reviewId: wish.reviewId, isHelpful: true });
  if (wish.kind === 'watch') {
    await api(watchProduct, { productId: wish.productId, kind: wish.watch, wanted: true });
    showToast(watchText[`${wish.watch}On`]);
  }
  if (wish.kind !== 'write') return undefined;
  const { conversationId } = await api(openConversation, { productId: wish.productId });
  return `/messages/${conversationId}`;
}
