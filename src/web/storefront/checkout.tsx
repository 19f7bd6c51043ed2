import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { FormErrors } from '#kit/form/form-errors.ts';
import { Drawer } from '#kit/overlay/drawer.tsx';
import type { RoleData } from '#modules/accounts/account.ts';
import type { SavedAddress } from '#modules/accounts/address.ts';
import { listAddresses } from '#modules/accounts/addresses.calls.ts';
import { clearCart, useCart } from '#modules/cart/browser-cart.ts';
import type { CartItem } from '#modules/cart/cart.ts';
import { arrivalsText, checkoutText } from '#modules/checkout/text.ts';
import { NumberedCard } from '#modules/checkout/ui/numbered-card.tsx';
import { listMethods } from '#modules/payments/calls.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { MethodCards } from '#modules/payments/ui/method-cards.tsx';
import { listGovernorates } from '#modules/shipping/calls.ts';
import type { Governorate } from '#modules/shipping/place.ts';
import type { CallBody } from '#platform/call.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { keepFocus } from '../app/keep-focus.ts';
import { CallForm } from '../data/call-form.tsx';
import { usePlace } from '../data/place.ts';
import { useSession } from '../data/session.ts';
import { useCall } from '../data/use-call.ts';
import { AskForMobileCode } from '../parts/security/verify-mobile.tsx';
import { RequireRole } from '../require-role.tsx';
import { siteText } from '../text.ts';
import { AddressChoice, type DraftPlace } from './checkout/address-choice.tsx';
import { firstDraft, forgetDraft, storedDraft } from './checkout/address-draft.ts';
import { Arrivals } from './checkout/arrivals.tsx';
import { forgetAttempt } from './checkout/attempt.ts';
import { cashOfParcels } from './checkout/cash-of-parcels.ts';
import styles from './checkout/checkout.module.css';
import { Confirm } from './checkout/confirm.tsx';
import { CouponField } from './checkout/coupon-field.tsx';
import { CreditChoice, CreditLines, creditSpent } from './checkout/credit-lines.tsx';
import { EmptyCart } from './checkout/empty-cart.tsx';
import { Extras } from './checkout/extras.tsx';
import { Priced } from './checkout/priced.tsx';
import { forgetCoupon, storedCoupon, useStoredCoupon } from './checkout/stored-coupon.ts';
import { addressErrors, type Placed, usePlaceOrder } from './checkout/use-place-order.ts';
import { useQuote } from './checkout/use-quote.ts';

export const meta = () => ({ title: siteText.titled(checkoutText.title), noindex: true });

/** For buyers only [NAV-5]. */
export default function CheckoutPage() {
  useEffect(keepFocus, []);
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

interface CheckoutFormProps {
  items: readonly CartItem[];
  account: RoleData;
  addresses: readonly SavedAddress[];
  governorates: readonly Governorate[];
  payable: CallBody<typeof listMethods>;
  onPlaced: (placed: Placed) => void;
}

/** Address, payment, summary and confirmation of one order. */
function CheckoutForm({ items, account, addresses, governorates, payable, onPlaced }: CheckoutFormProps) {
  const place = usePlace();
  const [initial] = useState(() => storedDraft(account.id) ?? firstDraft(account, { place, governorates }));
  const [{ governorateId, cityId }, setPlace] = useState<DraftPlace>(() => {
    const { governorateId: typed, cityId: typedCity } = addresses[0] ?? initial;
    return { governorateId: typed, cityId: typedCity };
  });
  const [couponCode, setCouponCode] = useState(() => storedCoupon(account.id));
  const quote = useQuote(items, { governorateId, cityId: cityId ?? undefined, couponCode });
  useStoredCoupon(account.id, quote.body?.coupon ?? null);
  const [method, setMethod] = useState<PaymentMethod>(payable.methods[0]?.method ?? 'cash_on_delivery');
  const [usesCredit, setUsesCredit] = useState(true);
  const form = usePlaceOrder({ items, quote, userId: account.id, method, onPlaced });
  const credit = creditSpent({ ...payable, usesCredit, total: quote.body?.total ?? null });
  const confirmed = () => {
    form.setVerifying(false);
    form.submit();
  };
  return (
    <>
      <CallForm form={form} className={styles.columns}>
        <div className={styles.steps}>
          <NumberedCard number={1} title={checkoutText.address}>
            <FormErrors value={addressErrors(form.errors)}>
              <AddressChoice
                saved={addresses}
                governorates={governorates}
                initial={initial}
                onPlace={setPlace}
              />
            </FormErrors>
            <Extras initial={initial} />
          </NumberedCard>
          <NumberedCard number={2} title={arrivalsText.title}>
            <Arrivals quote={quote} governorateId={governorateId} />
          </NumberedCard>
          <NumberedCard number={3} title={checkoutText.payment}>
            <CreditChoice
              credit={payable.credit}
              chosen={usesCredit ? 'use' : 'keep'}
              onChoose={setUsesCredit}
            />
            <MethodCards
              methods={payable.methods}
              chosen={method}
              onChoose={setMethod}
              how={cashOfParcels(quote.body, { method, credit })}
            />
          </NumberedCard>
        </div>
        <aside className={styles.summary} aria-labelledby="summary">
          <h2 id="summary" className={styles.summaryTitle}>
            {checkoutText.summary}
          </h2>
          <Priced quote={quote} governorateId={governorateId} />
          <CouponField
            coupon={quote.body?.coupon ?? null}
            initial={couponCode}
            onApply={code => {
              if (code === undefined) forgetCoupon(account.id);
              setCouponCode(code);
            }}
          />
          {credit > 0 && <CreditLines credit={credit} total={quote.body?.total ?? 0} />}
          <Confirm
            quote={quote}
            method={method}
            toPay={toPounds(fromPounds(quote.body?.total ?? 0) - fromPounds(credit))}
            busy={form.busy}
            message={form.message}
          />
        </aside>
      </CallForm>
      <Drawer
        open={form.verifying}
        onClose={() => form.setVerifying(false)}
        title={checkoutText.verifyTitle}
        sheet
      >
        <p className={styles.why}>{checkoutText.verifyWhy}</p>
        <AskForMobileCode mobile={account.mobile} onVerified={confirmed} />
      </Drawer>
    </>
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
