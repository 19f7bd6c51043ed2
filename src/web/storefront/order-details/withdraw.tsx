import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { withdrawMerchantOrder } from '#modules/orders/calls.ts';
import type { ShownMerchantOrder } from '#modules/orders/order-view.ts';
import { cancelText, withdrawText } from '#modules/orders/ui/buyer-steps.text.ts';
import { api } from '../../data/api.ts';
import { useStep } from '../../parts/use-step.ts';

interface WithdrawProps {
  merchantOrder: ShownMerchantOrder;
  onChanged: () => Promise<void>;
}

/** The buyer need not accept what is overdue by law, wherever it is; it asks once more. */
export function Withdraw({ merchantOrder, onChanged }: WithdrawProps) {
  const [asking, setAsking] = useState(false);
  const action = useStep(onChanged);
  async function withdraw() {
    setAsking(false);
    await action.take(
      () => api(withdrawMerchantOrder, { merchantOrderId: merchantOrder.id }),
      withdrawText.done,
    );
  }
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon="close"
        busy={action.busy ? withdrawText.sending : undefined}
        onClick={() => setAsking(true)}
      >
        {withdrawText.open}
      </Button>
      {action.message && <FormError message={action.message} />}
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={withdrawText.title}
        text={withdrawText.text}
        icon="clock"
      >
        <Button onClick={withdraw}>{withdrawText.send}</Button>
        <Button variant="outline" onClick={() => setAsking(false)}>
          {cancelText.keep}
        </Button>
      </AlertDialog>
    </>
  );
}
