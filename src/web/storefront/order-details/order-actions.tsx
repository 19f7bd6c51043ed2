import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { cancelOrder, confirmOrder, sendOrderCode } from '#modules/orders/contract.ts';
import type { OrderDetails } from '#modules/orders/order-view.ts';
import { cancelText, confirmText } from '#modules/orders/text.ts';
import { formatMobile } from '#platform/phone.ts';
import { CodeField } from '../../account/code-field.tsx';
import { ResendButton } from '../../account/resend-button.tsx';
import { useCallForm } from '../../account/use-call-form.ts';
import { api } from '../../api.ts';
import { useSession } from '../../session.ts';
import styles from './actions.module.css';
import { CancelSheet } from './cancel-sheet.tsx';
import { actionOf } from './shipment-actions.tsx';

interface OrderActionsProps {
  order: OrderDetails;
  onChanged: () => Promise<void>;
}

/** What its buyer can do with an order as a whole. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const able = (event: 'confirmed' | 'cancelled') =>
    order.shipments.filter(shipment => actionOf(shipment, event)?.allowed === 'yes').length;
  if (able('confirmed') > 0) return <ConfirmCard order={order} onChanged={onChanged} />;
  if (able('cancelled') < 2) return null;
  return <CancelOrder order={order} onChanged={onChanged} />;
}

/** An order that is paid at the door can need its buyer's word, by the code that was sent to him. */
function ConfirmCard({ order, onChanged }: OrderActionsProps) {
  const mobile = useSession().account?.mobile ?? '';
  const form = useCallForm(confirmOrder, {
    read: ({ code = '' }) => ({ orderId: order.id, code: code.trim() }),
    async onDone() {
      showToast(confirmText.done);
      await onChanged();
    },
  });
  return (
    <section className={styles.confirm} aria-label={confirmText.title}>
      <h2 className={styles.title}>{confirmText.title}</h2>
      <p>{confirmText.about(formatMobile(mobile))}</p>
      <form {...form.props} className={styles.form}>
        <FormError message={form.message} />
        <CodeField error={form.errors.code} />
        <Button type="submit" size="large" block busy={form.busy ? confirmText.confirming : undefined}>
          {confirmText.confirm}
        </Button>
      </form>
      <ResendButton wait={0} send={() => api(sendOrderCode, { orderId: order.id })} />
      <CancelOrder order={order} onChanged={onChanged} />
    </section>
  );
}

function CancelOrder({ order, onChanged }: OrderActionsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" block icon="close" onClick={() => setOpen(true)}>
        {order.shipments.length === 1 ? cancelText.order : cancelText.wholeOrder}
      </Button>
      {open && (
        <CancelSheet
          title={cancelText.wholeTitle}
          text={cancelText.wholeText}
          choices={[]}
          onClose={() => setOpen(false)}
          onCancel={async ({ reason }) => {
            await api(cancelOrder, { orderId: order.id, reason });
            await onChanged();
          }}
        />
      )}
    </>
  );
}
