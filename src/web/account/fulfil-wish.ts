import { showToast } from '#kit/overlay/toast.tsx';
import { toggleProductLike } from '#modules/catalog/calls.ts';
import { watchProduct } from '#modules/catalog/watches.calls.ts';
import { watchText } from '#modules/catalog/watches.text.ts';
import { openConversation } from '#modules/conversations/calls.ts';
import { isRefusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../data/api.ts';
import { readWish, storeWish, type Wish } from '../shell/wish.ts';

/**
 * Does once what the buyer pressed as a guest. Gives the address that it leads to, if that is another than where they
 * pressed it. A refusal is said, and they go on without.
 */
export async function fulfilWish(): Promise<string | undefined> {
  const wish = readWish();
  storeWish(undefined);
  if (!wish) return undefined;
  try {
    return await fulfil(wish);
  } catch (error) {
    showToast((isRefusal(error) ? error : generalRefusal('unexpected')).message);
    return undefined;
  }
}

async function fulfil(wish: Wish): Promise<string | undefined> {
  const { productId } = wish;
  if (wish.kind === 'like') await api(toggleProductLike, { productId, action: 'like' });
  if (wish.kind === 'watch') {
    await api(watchProduct, { productId, kind: wish.watch, wanted: true });
    showToast(watchText[`${wish.watch}On`]);
  }
  if (wish.kind !== 'write') return undefined;
  const { conversationId } = await api(openConversation, { productId });
  return `/messages/${conversationId}`;
}
