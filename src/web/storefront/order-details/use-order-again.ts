import { useNavigate } from 'react-router';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { addToCart, setCartQuantity, useCart } from '#modules/cart/browser-cart.ts';
import { lineKey } from '#modules/cart/cart.ts';
import { cartAdditions, goneTitles } from '#modules/orders/again.ts';
import { orderAgain } from '#modules/orders/calls.ts';
import type { ShownMerchantOrder } from '#modules/orders/order-view.ts';
import { orderText } from '#modules/orders/text.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { landingText } from '../../text.ts';

/**
 * Puts the lines of one or several merchant orders of an order that are still sold into the cart, at today's prices, and
 * says how many and what is gone.
 */
export function useOrderAgain(orderId: number, merchantOrders: readonly ShownMerchantOrder[]) {
  const cart = useCart();
  const navigate = useNavigate();
  const action = useAction();
  const again = () =>
    action.run(async () => {
      const { lines } = await api(orderAgain, { orderId });
      const wanted = merchantOrders.flatMap(each => cartAdditions(each, lines));
      const added = wanted.filter(({ addition, quantity }) => {
        const had = cart.find(item => lineKey(item) === lineKey(addition))?.quantity ?? 0;
        if (!addToCart(addition)) return false;
        setCartQuantity(lineKey(addition), had + quantity);
        return true;
      });
      if (wanted.length > 0 && added.length === 0) return showFailure(landingText.cartFull);
      const toCart = { label: orderText.toCart, run: () => void navigate('/cart') };
      const gone = merchantOrders.flatMap(each => goneTitles(each, lines));
      const said = orderText.boughtAgain(added.length, gone);
      showToast(said, added.length > 0 ? toCart : undefined);
    });
  return { ...action, again };
}
