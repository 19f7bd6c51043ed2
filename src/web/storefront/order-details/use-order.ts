import { useCallback, useEffect, useState } from 'react';
import { showOrder } from '#modules/orders/calls.ts';
import type { OrderDetails } from '#modules/orders/order-view.ts';
import { Refusal } from '#platform/refusal.ts';
import { api } from '../../data/api.ts';

type Answer = OrderDetails | 'loading' | 'missing' | 'failed';

/** An order as it is now; `reload` fetches it again and keeps showing the old one meanwhile. */
export function useOrder(orderId: number) {
  const [answer, setAnswer] = useState<Answer>('loading');
  const reload = useCallback(
    () => api(showOrder, { orderId }).then(setAnswer, error => setAnswer(failureOf(error))),
    [orderId],
  );
  useEffect(() => void reload(), [reload]);
  const retry = () => {
    setAnswer('loading');
    void reload();
  };
  return { answer, reload, retry };
}

function failureOf(error: unknown): Answer {
  if (error instanceof Refusal && error.code === 'order_not_found') return 'missing';
  console.error('order failed', error);
  return 'failed';
}
