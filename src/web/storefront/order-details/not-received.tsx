import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { reportNotReceived } from '#modules/orders/calls.ts';
import type { ShownMerchantOrder } from '#modules/orders/order-view.ts';
import { cancelText, notReceivedText } from '#modules/orders/ui/buyer-steps.text.ts';
import { api } from '../../data/api.ts';
import { useStep } from '../../parts/use-step.ts';

interface NotReceivedProps {
  merchantOrder: ShownMerchantOrder;
  onChanged: () => Promise<void>;
}

/** The buyer reports that what counts as delivered did not arrive. It asks once more, as people will look into it. */
export function NotReceived({ merchantOrder, onChanged }: NotReceivedProps) {
  const [asking, setAsking] = useState(false);
  const action = useStep(onChanged);
  async function report() {
    setAsking(false);
    await action.take(
      () => api(reportNotReceived, { merchantOrderId: merchantOrder.id }),
      notReceivedText.done,
    );
  }
  return (
    <>
      <Button
        variant="outline"
        size="small"
        busy={action.busy ? notReceivedText.sending : undefined}
        onClick={() => setAsking(true)}
      >
        {notReceivedText.open}
      </Button>
      {action.message && <FormError message={action.message} />}
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={notReceivedText.title}
        text={notReceivedText.text}
        icon="package"
      >
        <Button onClick={report}>{notReceivedText.send}</Button>
        <Button variant="outline" onClick={() => setAsking(false)}>
          {cancelText.keep}
        </Button>
      </AlertDialog>
    </>
  );
}
