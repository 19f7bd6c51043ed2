import { IconButton } from '#kit/button.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { showManagedOrder } from '#modules/orders/back-office.calls.ts';
import { orderNumber } from '#platform/id.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { phoneHref, whatsAppHref } from '../parts/reach.tsx';
import { reachText } from '../text.ts';
import { detailsText } from './details/text.ts';

/**
 * Calls the buyer from the list, or writes to them. The list itself tells no mobile, because looking at twenty orders
 * would be written down as twenty readings of it (docs/decisions/0067-who-read-what.md): it is asked for by the press.
 */
export function CardReach({ orderId }: { orderId: number }) {
  const { run } = useAction();
  const reach = (hrefOf: (mobile: string, orderId: number) => string) =>
    run(async () => {
      const { order } = await api(showManagedOrder, { orderId });
      if (order.address) follow(hrefOf(order.address.mobile, orderId));
      else showFailure(detailsText.maskedMore);
    }).then(refusal => refusal && showFailure(refusal.message));
  const number = orderNumber(orderId);
  return (
    <>
      <IconButton
        look="outline"
        icon="phone"
        label={reachText.phoneOf(number)}
        onClick={() => void reach(phoneHref)}
      />
      <IconButton
        look="outline"
        icon="whatsapp"
        label={reachText.whatsAppOf(number)}
        onClick={() => void reach(whatsAppHref)}
      />
    </>
  );
}

/** In this tab: after an answer has been waited for, browsers open no second one. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noreferrer';
  link.click();
}
