import { Button } from '#kit/button.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import type { ListedOrder } from '#modules/orders/back-office/list-view.ts';
import { LARGEST_PAGE, listManagedOrders } from '#modules/orders/back-office.calls.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import type { SelectedRows } from '../parts/list/use-selected-rows.ts';
import type { OrderFilter } from './order-query.ts';
import { bulkText, listText } from './text.ts';

/** Orders of a selection that is made at once. */
const MOST_SELECTED = 200;

interface SelectWholeProps {
  filter: OrderFilter;
  /** How many orders the list has on all its pages. */
  total: number;
  selection: SelectedRows<ListedOrder>;
}

/** Selects what the list has on its other pages too. */
export function SelectWhole({ filter, total, selection }: SelectWholeProps) {
  const { busy, run } = useAction();
  const wanted = Math.min(total, MOST_SELECTED);
  if (selection.rows.length >= wanted) return null;
  const select = async () => {
    const refusal = await run(async () => selection.set(await firstOrders(filter, wanted), true));
    if (refusal) showFailure(refusal.message);
  };
  return (
    <Button variant="soft" busy={busy ? bulkText.working : undefined} onClick={() => void select()}>
      {total > MOST_SELECTED ? listText.selectFirst(MOST_SELECTED) : listText.selectWhole(total)}
    </Button>
  );
}

/** Page by page, because the list tells no more at once. */
async function firstOrders(filter: OrderFilter, wanted: number): Promise<ListedOrder[]> {
  const found: ListedOrder[] = [];
  for (let page = 1; found.length < wanted; page += 1) {
    const { orders } = await api(listManagedOrders, { ...filter, page, limit: LARGEST_PAGE });
    if (orders.length === 0) break;
    found.push(...orders);
  }
  return found.slice(0, wanted);
}
