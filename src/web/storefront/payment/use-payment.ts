import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { showPayment, startPayment, switchToCash } from '#modules/checkout/calls.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#modules/payments/payment.ts';
import type { CallBody } from '#platform/call.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';

export type ShownPayment = CallBody<typeof showPayment>;

/** Opens the other ways to pay, in the address of a payment's page. */
export const OTHER_WAYS = '#other-ways';

/** The time between two checks; a gateway reports within moments. */
const LOOK_EVERY = 3000;

/** How an order is paid, checked again while it waits, and the buyer's actions. */
export function usePayment(orderId: number) {
  const answer = useCall(showPayment, { orderId });
  const action = useAction();
  const navigate = useNavigate();
  const shown = answer.state === 'ready' ? answer.body : answer.state;
  const isWaiting = answer.state === 'ready' && answer.body.state === 'waiting';
  useLookAgain(isWaiting ? answer.reload : null);
  const start = (method: PaymentMethod) =>
    action.run(async () => {
      const opened = await api(startPayment, { orderId, method });
      if (opened.kind === 'redirect') window.location.assign(opened.url);
      else await answer.reload();
    });
  const toCash = () =>
    action.run(async () => {
      const { kind } = await api(switchToCash, { orderId });
      if (kind === 'cash') navigate(`/order-details/${orderId}?placed=1`, { replace: true });
      else await answer.reload();
    });
  const isStarting = useStartAtOnce(orderId, start);
  return {
    shown,
    isStarting,
    start,
    toCash,
    reload: answer.reload,
    busy: action.busy,
    message: action.message,
  };
}

export type PaymentOnPage = ReturnType<typeof usePayment>;

function useLookAgain(look: (() => Promise<void>) | null): void {
  useEffect(() => {
    if (!look) return undefined;
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [look]);
}

/** After the checkout the choice is made, so it begins by itself, once, and not again on the way back. */
function useStartAtOnce(orderId: number, start: (method: PaymentMethod) => Promise<unknown>): boolean {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = PAYMENT_METHODS.find(method => method === params.get('start'));
  const [isStarting, setStarting] = useState(asked !== undefined);
  const begun = useRef(false);
  useEffect(() => {
    if (asked === undefined || begun.current) return;
    begun.current = true;
    navigate(`/payment/${orderId}`, { replace: true });
    void start(asked).finally(() => setStarting(false));
  }, [asked, navigate, orderId, start]);
  return isStarting;
}
