// What the list of orders shows only once some were selected. One file, because each lazy one of its own moves what it
// shares with other pages into what every page of the back-office brings (scripts/code-groups.ts).
import { Link } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import type { ListedOrder } from '#modules/orders/back-office/list-view.ts';
import type { BulkStep } from '#modules/orders/back-office/next-step.ts';
import { LARGEST_PAGE, listManagedOrders } from '#modules/orders/back-office.calls.ts';
import { MANAGED_STATUS_LABELS } from '#modules/orders/text.ts';
import { orderNumber } from '#platform/id.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import type { SelectedRows } from '../parts/list/use-selected-rows.ts';
import type { OrderFilter } from './order-query.ts';
import { type Printed, printHref } from './print/print-href.ts';
import styles from './selected-orders.module.css';
import { selectedText } from './selected-orders.text.ts';
import { bulkText, listText } from './text.ts';
import type { Done, Refused, useStep } from './use-step.ts';

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
      {total > MOST_SELECTED ? selectedText.selectFirst(MOST_SELECTED) : selectedText.selectWhole(total)}
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

interface StepOutcomeProps extends Pick<ReturnType<typeof useStep>, 'refused' | 'done' | 'hide'> {
  orders: readonly ListedOrder[];
}

/** What came of the last step: those that did not go and why, and what is printed for those that did. */
export function StepOutcome({ refused, done, hide, orders }: StepOutcomeProps) {
  const print = done && done.merchantOrderIds.length > 1 ? PRINTED_AFTER[done.event] : undefined;
  if (refused.length === 0 && !print) return null;
  return (
    <div className={styles.note} role={refused.length > 0 ? 'alert' : 'status'}>
      <Note tone={refused.length > 0 ? 'warn' : 'info'}>
        {done && print && <Printable done={done} what={print} />}
        {refused.length > 0 && <RefusedOnes refused={refused} orders={orders} />}
        <Button variant="text" size="small" onClick={hide}>
          {selectedText.hide}
        </Button>
      </Note>
    </div>
  );
}

const PRINTED_AFTER: Readonly<Partial<Record<BulkStep, Printed>>> = { accepted: 'picks', packed: 'labels' };
const PRINT_WORDS: Readonly<Partial<Record<Printed, string>>> = {
  picks: listText.printPicks,
  labels: listText.printLabels,
};

function Printable({ done: { merchantOrderIds }, what }: { done: Done; what: Printed }) {
  return (
    <p className={styles.outcome}>
      {bulkText.done(merchantOrderIds.length)}
      <ButtonLink size="small" variant="outline" icon="printer" to={printHref(what, merchantOrderIds)}>
        {PRINT_WORDS[what]}
      </ButtonLink>
    </p>
  );
}

function RefusedOnes({ refused, orders }: { refused: Refused; orders: readonly ListedOrder[] }) {
  const merchantOrders = new Map(orders.flatMap(order => order.merchantOrders).map(each => [each.id, each]));
  const whyOf = ({ merchantOrderId, code, why }: Refused[0]) => {
    const merchantOrder = merchantOrders.get(merchantOrderId);
    return code === 'not_possible_now' && merchantOrder
      ? selectedText.notNow(MANAGED_STATUS_LABELS[merchantOrder.status])
      : why;
  };
  return (
    <>
      <p>{selectedText.refused(refused.length)}</p>
      <ul className={styles.refused}>
        {refused.map(each => (
          <li key={each.merchantOrderId}>
            {each.orderId !== null && (
              <Link to={`/order-details/${each.orderId}`}>
                <bdi dir="ltr">{orderNumber(each.orderId)}</bdi>
              </Link>
            )}{' '}
            {whyOf(each)}
          </li>
        ))}
      </ul>
    </>
  );
}
