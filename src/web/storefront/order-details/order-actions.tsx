import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { cancelOrder, confirmOrder, sendOrderCode } from '#modules/orders/calls.ts';
import type { OrderDetails } from '#modules/orders/order-view.ts';
import { confirmText, orderText } from '#modules/orders/text.ts';
import { cancelText } from '#modules/orders/ui/buyer-steps.text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatMobile } from '#platform/phone.ts';
import { verifyText } from '../../account/text.ts';
import { api } from '../../data/api.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useSession } from '../../data/session.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { CodeField } from '../../parts/security/code-field.tsx';
import { ResendButton } from '../../parts/security/resend-button.tsx';
import { shownAnew } from '../../parts/use-step.ts';
import styles from './actions.module.css';
import { CancelSheet } from './cancel-sheet.tsx';
import { actionOf, isOver } from './merchant-order-actions.tsx';
import { NextStep } from './next-step.tsx';
import { useOrderAgain } from './use-order-again.ts';

interface OrderActionsProps {
  order: OrderDetails;
  onChanged: () => Promise<void>;
}

const ableTo = (event: 'confirmed' | 'cancelled', { merchantOrders }: OrderDetails): number =>
  merchantOrders.filter(merchantOrder => actionOf(merchantOrder, event)?.allowed === 'yes').length;

/** An order to be paid at the door may need the buyer's confirmation, by the code that was sent. */
export function ConfirmOrder({ order, onChanged }: OrderActionsProps) {
  const mobile = useSession().account?.mobile ?? '';
  const form = useCallForm(confirmOrder, {
    read: ({ code = '' }) => ({ orderId: order.id, code: code.trim() }),
    async onDone() {
      showToast(confirmText.done);
      await onChanged();
    },
    onRefused: shownAnew(onChanged),
  });
  if (ableTo('confirmed', order) === 0) return null;
  const until = order.confirmUntil && formatDateTime(new Date(order.confirmUntil));
  return (
    <NextStep title={confirmText.title} until={until && confirmText.until(until)}>
      <p>{until ? confirmText.about(until) : confirmText.aboutSoon}</p>
      <CallForm form={form} className={styles.form}>
        <FormError message={form.message} />
        <CodeField hint={mobile && verifyText.sentTo(formatMobile(mobile))} sends="whole" appears="arrival" />
        <Button type="submit" size="large" block busy={form.busy ? confirmText.confirming : undefined}>
          {confirmText.confirm}
        </Button>
      </CallForm>
      <ResendButton wait={0} send={() => api(sendOrderCode, { orderId: order.id })} />
    </NextStep>
  );
}

/** Everything of an order that is over, from all of its merchants; what a single one sent is bought again on its card. */
export function WholeOrderAgain({ order: { id, merchantOrders } }: { order: OrderDetails }) {
  const { again, busy, message } = useOrderAgain(id, merchantOrders);
  if (merchantOrders.length < 2 || !merchantOrders.every(isOver)) return null;
  return (
    <>
      <Button
        variant="outline"
        block
        icon="shopping-cart"
        busy={busy ? orderText.loading : undefined}
        onClick={again}
      >
        {orderText.wholeAgain}
      </Button>
      <FormError message={message} />
    </>
  );
}

/** Everything that can still be cancelled at once; a single merchant order is cancelled on its card. */
export function CancelOrder({ order, onChanged }: OrderActionsProps) {
  const [open, setOpen] = useState(false);
  if (ableTo('cancelled', order) < 2) return null;
  return (
    <>
      <Button variant="text" block icon="close" onClick={() => setOpen(true)}>
        {cancelText.wholeOrder}
      </Button>
      {open && (
        <CancelSheet
          order={order}
          title={cancelText.wholeTitle}
          text={cancelText.wholeText}
          choices={[]}
          onClose={() => setOpen(false)}
          onCancel={({ reason }) => api(cancelOrder, { orderId: order.id, reason })}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
