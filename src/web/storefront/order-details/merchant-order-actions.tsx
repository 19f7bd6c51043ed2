import { useId, useState } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { cancelMerchantOrder } from '#modules/orders/calls.ts';
import { cancellable } from '#modules/orders/cancelling.ts';
import type { OrderEvent } from '#modules/orders/order-event.ts';
import type { OrderAction, OrderDetails, ShownMerchantOrder } from '#modules/orders/order-view.ts';
import { orderText } from '#modules/orders/text.ts';
import { cancelText, notReceivedText } from '#modules/orders/ui/buyer-steps.text.ts';
import { writingText } from '#modules/reviews/text.ts';
import { api } from '../../data/api.ts';
import { WriteToShop } from '../../parts/conversations/write-button.tsx';
import styles from './actions.module.css';
import { CancelSheet } from './cancel-sheet.tsx';
import { NotReceived } from './not-received.tsx';
import { AskReturn } from './returns/ask-return.tsx';
import { useOrderAgain } from './use-order-again.ts';
import { Withdraw } from './withdraw.tsx';

export interface ActionsProps {
  order: OrderDetails;
  merchantOrder: ShownMerchantOrder;
  onChanged: () => Promise<void>;
}

/** What the buyer may do with a merchant order as the server says, and the reason for an absence that may surprise. */
export function BuyerActions({ order, merchantOrder, onChanged }: ActionsProps) {
  const cancel = actionOf(merchantOrder, 'cancelled');
  const claimed = merchantOrder.changes.some(({ event }) => event === 'not_received');
  // Once a claim is decided, the server would accept another one.
  const mayClaim = actionOf(merchantOrder, 'not_received')?.allowed === 'yes';
  return (
    <>
      <WriteToShop merchantOrderId={merchantOrder.id} />
      {cancel && <Cancel order={order} merchantOrder={merchantOrder} action={cancel} onChanged={onChanged} />}
      {!claimed && !isAllBack(merchantOrder) && mayClaim && (
        <NotReceived merchantOrder={merchantOrder} onChanged={onChanged} />
      )}
      {actionOf(merchantOrder, 'withdrawn')?.allowed === 'yes' && (
        <Withdraw merchantOrder={merchantOrder} onChanged={onChanged} />
      )}
      {hasArrived(merchantOrder) && (
        <ButtonLink to="/profile?tab=reviews" variant="outline" size="small" icon="star">
          {writingText.rate}
        </ButtonLink>
      )}
      {hasArrived(merchantOrder) && <AskReturn merchantOrderId={merchantOrder.id} onChanged={onChanged} />}
      {isOver(merchantOrder) && <Again order={order} merchantOrder={merchantOrder} />}
      {claimed && !mayClaim && (
        <div className={styles.note}>
          <Note tone="info">{notReceivedText.underReview}</Note>
        </div>
      )}
    </>
  );
}

const hasArrived = ({ status }: ShownMerchantOrder): boolean =>
  status === 'delivered' || status === 'completed';

/** Nothing of it is with the buyer any more. */
const isAllBack = ({ lines }: ShownMerchantOrder): boolean =>
  lines.some(({ returned }) => returned > 0) &&
  lines.every(({ returned, delivered }) => returned >= delivered);

/** A link to help, next to the actions. */
export function Help({ url }: { url: string }) {
  if (!url) return null;
  return (
    <ButtonLink to={url} target="_blank" rel="noreferrer" variant="outline" size="small" icon="call-support">
      {orderText.help}
    </ButtonLink>
  );
}

const OVER: ReadonlySet<string> = new Set([
  'delivered',
  'completed',
  'cancelled',
  'undelivered',
  'returned_to_merchant',
]);

export function isOver({ status }: ShownMerchantOrder): boolean {
  return OVER.has(status);
}

export function actionOf({ actions }: ShownMerchantOrder, event: OrderEvent): OrderAction | undefined {
  return actions.find(action => action.event === event);
}

/** Once a merchant order is over nobody expects to cancel it; while it is under way the reason is shown. */
function Cancel({ order, merchantOrder, action, onChanged }: ActionsProps & { action: OrderAction }) {
  const [open, setOpen] = useState(false);
  const why = useId();
  if (isOver(merchantOrder)) return null;
  const isAllowed = action.allowed === 'yes';
  const alone = order.merchantOrders.length === 1;
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon="close"
        disabled={!isAllowed}
        aria-describedby={isAllowed ? undefined : why}
        onClick={() => setOpen(true)}
      >
        {alone ? cancelText.order : cancelText.merchantOrder}
      </Button>
      {!isAllowed && (
        <p id={why} className={styles.why}>
          {action.why}
        </p>
      )}
      {open && (
        <CancelSheet
          order={order}
          title={cancelText.title}
          choices={cancellable(merchantOrder)}
          onClose={() => setOpen(false)}
          onCancel={cancelling =>
            api(cancelMerchantOrder, { merchantOrderId: merchantOrder.id, ...cancelling })
          }
          onChanged={onChanged}
        />
      )}
    </>
  );
}

function Again({ order, merchantOrder }: Omit<ActionsProps, 'onChanged'>) {
  const { again, busy, message } = useOrderAgain(order.id, [merchantOrder]);
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon="shopping-cart"
        busy={busy ? orderText.loading : undefined}
        onClick={again}
      >
        {orderText.again}
      </Button>
      {message && <FormError message={message} />}
    </>
  );
}
