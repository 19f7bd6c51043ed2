import { useState } from 'react';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import type { ListedOrder } from '#modules/orders/back-office/list-view.ts';
import type { BulkStep } from '#modules/orders/back-office/next-step.ts';
import { MOST_STEPPED, takeStep } from '#modules/orders/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { bulkText } from './text.ts';

export type Refused = CallBody<typeof takeStep>['outcomes'];

/** What a step was taken with, as merchant orders. */
export interface Done {
  event: BulkStep;
  merchantOrderIds: readonly number[];
}

/** Takes the next step with orders, reports how many succeeded, and keeps the others with their reasons. */
export function useStep(onChanged: (orderIds: ReadonlySet<number>) => Promise<void>) {
  const [refused, setRefused] = useState<Refused>([]);
  const [done, setDone] = useState<Done>();
  const action = useAction();

  const take = (event: BulkStep, orders: readonly ListedOrder[]) =>
    action.run(async () => {
      const merchantOrderIds = idsFor(event, orders);
      if (merchantOrderIds.length === 0) return showFailure(bulkText.none);
      const outcomes = await stepWith(event, merchantOrderIds);
      const gone = outcomes.filter(({ outcome }) => outcome === 'done');
      setRefused(outcomes.filter(({ outcome }) => outcome === 'refused'));
      setDone({ event, merchantOrderIds: gone.map(({ merchantOrderId }) => merchantOrderId) });
      if (gone.length > 0) showToast(bulkText.done(gone.length));
      await onChanged(new Set(gone.flatMap(({ orderId }) => orderId ?? [])));
    });

  const hide = () => {
    setRefused([]);
    setDone(undefined);
  };
  return { ...action, take, refused, done, hide };
}

/** So many at a time as a call takes. */
async function stepWith(event: BulkStep, ids: readonly number[]): Promise<Refused> {
  const outcomes: Refused = [];
  for (let from = 0; from < ids.length; from += MOST_STEPPED) {
    const merchantOrderIds = ids.slice(from, from + MOST_STEPPED);
    outcomes.push(...(await api(takeStep, { event, merchantOrderIds })).outcomes);
  }
  return outcomes;
}

/** The merchant orders of an order that wait for the step; if none does, the order is tried as a whole. */
function idsFor(event: BulkStep, orders: readonly ListedOrder[]): number[] {
  return orders.flatMap(({ merchantOrders }) => {
    const waiting = merchantOrders.filter(({ next }) => next?.event === event);
    return (waiting.length > 0 ? waiting : merchantOrders).map(({ id }) => id);
  });
}
