import { useCallback, useEffect, useMemo, useState } from 'react';
import { type QuoteBody, quoteCart } from '#modules/cart/calls.ts';
import { type CartItem, lineKey } from '#modules/cart/cart.ts';
import type { QuotedLines } from '#modules/cart/ui/cart-lines.tsx';
import type { CallRequest } from '#platform/call.ts';
import { api } from '../../data/api.ts';

type QuoteRequest = CallRequest<typeof quoteCart>;

interface Answer {
  /** The request as it was sent. */
  asked: string;
  body: QuoteBody;
}

export interface CartQuote {
  /** The latest quote, even while a newer one is on its way. */
  body: QuoteBody | undefined;
  quoted: QuotedLines;
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
  /** Accepts a quote that the server sent by itself: what changed while an order was placed. */
  replace: (body: QuoteBody) => void;
}

/**
 * The current price of the cart, fetched again whenever the cart, the governorate or the coupon changes. An empty cart
 * is not priced.
 */
export function useQuote(
  items: readonly CartItem[],
  { governorateId, cityId, couponCode }: Omit<QuoteRequest, 'lines'>,
): CartQuote {
  const asked = useMemo(
    () => JSON.stringify(askFor(items, { governorateId, cityId, couponCode })),
    [items, governorateId, cityId, couponCode],
  );
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState<string>();
  const ask = useCallback(() => {
    if (items.length === 0) return undefined;
    const request = { latest: true };
    api(quoteCart, JSON.parse(asked) as QuoteRequest).then(
      body => request.latest && setAnswer({ asked, body }),
      error => {
        console.error('quote failed', error);
        if (request.latest) setFailed(asked);
      },
    );
    return () => {
      request.latest = false;
    };
  }, [asked, items.length]);
  useEffect(ask, [ask]);

  const quoted = useMemo(() => (answer ? byKey(answer) : new Map()), [answer]);
  const replace = useCallback((body: QuoteBody) => setAnswer({ asked, body }), [asked]);
  const current = answer?.asked === asked ? 'ready' : 'loading';
  return {
    body: answer?.body,
    quoted,
    state: failed === asked ? 'failed' : current,
    retry: () => {
      setFailed(undefined);
      ask();
    },
    replace,
  };
}

/** The cart's lines for the API; the price seen is the one the cart shows. */
export function askFor(items: readonly CartItem[], where: Omit<QuoteRequest, 'lines'> = {}): QuoteRequest {
  const lines = items.map(({ id, variantId, quantity, price }) => ({
    productId: id,
    variantId,
    quantity,
    seenPrice: price,
  }));
  return { lines, ...where };
}

function byKey({ asked, body }: Answer): QuotedLines {
  const { lines } = JSON.parse(asked) as QuoteRequest;
  return new Map(
    body.lines.map((line, at) => [lineKey({ id: line.productId, variantId: lines[at]?.variantId }), line]),
  );
}
