import { useState } from 'react';
import { showToast } from '#kit/overlay/toast.tsx';
import type { ListedOrder } from '#modules/orders/back-office/list-view.ts';
import type { BulkStep } from '#modules/orders/back-office/next-step.ts';
import { takeStep } from '#modules/orders/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { bulkText } from './text.ts';

export type Refused = CallBody<typeof takeStep>['outcomes'];

/** Takes the next step with orders, reports how many succeeded, and keeps the others with their reasons. */
export function useStep(onChanged: () => Promise<void>) {
  const [refused, setRefused] = useState<Refused>([]);
  const action = useAction();

  const take = (event: BulkStep, orders: readonly ListedOrder[]) =>
    action.run(async () => {
      const merchantOrderIds = idsFor(event, orders);
      if (merchantOrderIds.length === 0) return showToast(bulkText.none);
      const { outcomes } = await api(takeStep, { event, merchantOrderIds });
      const done = outcomes.filter(({ outcome }) => outcome === 'done').length;
      setRefused(outcomes.filter(({ outcome }) => outcome === 'refused'));
      if (done > 0) showToast(bulkText.done(done));
      await onChanged();
    });

  return { ...action, take, refused, hide: () => setRefused([]) };
}

/** The merchant orders of an order that wait for the step; if none does, the order is tried as a whole. */
function idsFor(event: BulkStep, orders: readonly ListedOrder[]): number[] {
  return orders.flatMap(({ merchantOrders }) => {
    const waiting = merchantOrders.filter(({ next }) => next?.event === event);
    return (waiting.length > 0 ? waiting : merchantOrders).map(({ id }) => id);
  });
}
