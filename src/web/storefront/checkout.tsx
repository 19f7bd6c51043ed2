import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import type { RoleData } from '#modules/accounts/account.ts';
import { listAddresses } from '#modules/accounts/addresses.calls.ts';
import { clearCart, useCart } from '#modules/cart/browser-cart.ts';
import { checkoutText } from '#modules/checkout/text.ts';
import { listMethods } from '#modules/payments/calls.ts';
import { listGovernorates } from '#modules/shipping/calls.ts';
import { useSession } from '../data/session.ts';
import { useCall } from '../data/use-call.ts';
import { RequireRole } from '../require-role.tsx';
import { siteText } from '../text.ts';
import { forgetDraft } from './checkout/address-draft.ts';
import { forgetAttempt } from './checkout/attempt.ts';
import styles from './checkout/checkout.module.css';
import { CheckoutForm } from './checkout/checkout-form.tsx';
import { EmptyCart } from './checkout/empty-cart.tsx';
import { forgetCoupon } from './checkout/stored-coupon.ts';
import type { Placed } from './checkout/use-place-order.ts';

export const meta = () => ({ title: siteText.titled(checkoutText.title), noindex: true });

/** For buyers only [NAV-5]. */
export default function CheckoutPage() {
  const { account } = useSession();
  return <RequireRole roles={['user']}>{account && <Checkout account={account} />}</RequireRole>;
}

function Checkout({ account }: { account: RoleData }) {
  const items = useCart();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState(false);
  const addresses = useCall(listAddresses, {});
  const places = useCall(listGovernorates, {});
  const payable = useCall(listMethods, {});
  const leave = ({ orderId, toPay, method }: Placed) => {
    setPlaced(true);
    forgetAttempt();
    forgetDraft(account.id);
    forgetCoupon(account.id);
    clearCart();
    const next = toPay > 0 ? `/payment/${orderId}?start=${method}` : `/order-details/${orderId}?placed=1`;
    navigate(next, { replace: true });
  };
  if (placed) return <Loading text={checkoutText.placing} size="page" heading="h1" />;
  if (items.length === 0) return <EmptyCart />;
  const answers = [addresses, places, payable];
  if (answers.some(answer => answer.state === 'failed')) return <Failed answers={answers} />;
  if (addresses.state !== 'ready' || places.state !== 'ready' || payable.state !== 'ready')
    return <Loading text={checkoutText.loading} size="page" heading="h1" />;
  return (
    <div className="page-width">
      <h1 className={styles.title}>{checkoutText.title}</h1>
      <CheckoutForm
        items={items}
        account={account}
        addresses={addresses.body.addresses}
        governorates={places.body.governorates}
        payable={payable.body}
        onPlaced={leave}
      />
    </div>
  );
}

function Failed({ answers }: { answers: readonly { reload: () => Promise<void> }[] }) {
  return (
    <EmptyState
      heading="h1"
      title={checkoutText.failed}
      text={checkoutText.failedMore}
      action={
        <Button onClick={() => answers.forEach(answer => void answer.reload())}>{checkoutText.retry}</Button>
      }
    />
  );
}
