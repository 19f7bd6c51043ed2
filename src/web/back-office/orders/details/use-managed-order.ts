import { useCallback, useEffect, useState } from 'react';
import type { ManagedOrder } from '#modules/orders/back-office/order-view.ts';
import { showManagedOrder } from '#modules/orders/back-office.calls.ts';
import { Refusal } from '#platform/refusal.ts';
import { api } from '../../../data/api.ts';

type Answer = ManagedOrder | 'loading' | 'missing' | 'failed';

/** An order as it is now; `reload` fetches it again and keeps showing the old one meanwhile. */
export function useManagedOrder(orderId: number) {
  const [answer, setAnswer] = useState<Answer>('loading');
  const reload = useCallback(
    () => api(showManagedOrder, { orderId }).then(setAnswer, error => setAnswer(failureOf(error))),
    [orderId],
  );
  useEffect(() => void reload(), [reload]);
  return { answer, reload };
}

function failureOf(error: unknown): Answer {
  if (error instanceof Refusal && error.code === 'order_not_found') return 'missing';
  console.error('order failed', error);
  return 'failed';
}
