import { useState } from 'react';
import { Loading } from '#kit/display/loading.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormErrors } from '#kit/form/form-errors.ts';
import { Drawer } from '#kit/overlay/drawer.tsx';
import type { RoleData } from '#modules/accounts/account.ts';
import type { SavedAddress } from '#modules/accounts/address.ts';
import type { CartItem } from '#modules/cart/cart.ts';
import { checkoutText } from '#modules/checkout/text.ts';
import { NumberedCard } from '#modules/checkout/ui/numbered-card.tsx';
import { Summary } from '#modules/checkout/ui/summary.tsx';
import type { listMethods } from '#modules/payments/calls.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { payText } from '#modules/payments/text.ts';
import { MethodCards } from '#modules/payments/ui/method-cards.tsx';
import type { Governorate } from '#modules/shipping/place.ts';
import type { CallBody } from '#platform/call.ts';
import { formatPrice, fromPounds, toPounds } from '#platform/money.ts';
import { CallForm } from '../../data/call-form.tsx';
import { AskForMobileCode } from '../../parts/verify-mobile.tsx';
import { AddressChoice, type DraftPlace } from './address-choice.tsx';
import { type Draft, storedDraft } from './address-draft.ts';
import styles from './checkout.module.css';
import { Confirm } from './confirm.tsx';
import { CouponField } from './coupon-field.tsx';
import { CreditLines, creditSpent } from './credit-lines.tsx';
import { Extras } from './extras.tsx';
import { QuoteFailed } from './quote-failed.tsx';
import { forgetCoupon, storedCoupon, useStoredCoupon } from './stored-coupon.ts';
import { addressErrors, type Placed, usePlaceOrder } from './use-place-order.ts';
import { type CartQuote, useQuote } from './use-quote.ts';

interface CheckoutFormProps {
  items: readonly CartItem[];
  account: RoleData;
  addresses: readonly SavedAddress[];
  governorates: readonly Governorate[];
  payable: CallBody<typeof listMethods>;
  onPlaced: (placed: Placed) => void;
}

/** Address, payment, summary and confirmation of one order. */
export function CheckoutForm({
  items,
  account,
  addresses,
  governorates,
  payable,
  onPlaced,
}: CheckoutFormProps) {
  const [initial] = useState(
    (): Draft => storedDraft(account.id) ?? { recipient: account.name, mobile: account.mobile },
  );
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
          <NumberedCard number={2} title={checkoutText.payment}>
            <MethodCards methods={payable.methods} chosen={method} onChoose={setMethod} />
            <CreditChoice
              credit={payable.credit}
              chosen={usesCredit ? 'use' : 'keep'}
              onChoose={setUsesCredit}
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

function Priced({ quote, governorateId }: { quote: CartQuote; governorateId: number | undefined }) {
  const { body, state } = quote;
  if (state === 'failed') return <QuoteFailed onRetry={quote.retry} />;
  if (!body) return <Loading text={checkoutText.pricing} />;
  const asked = governorateId === undefined ? 'unknown' : 'known';
  return <Summary quote={body} delivery={state === 'loading' && asked === 'known' ? 'pending' : asked} />;
}

interface CreditChoiceProps {
  /** In pounds. */
  credit: number;
  chosen: 'use' | 'keep';
  onChoose: (uses: boolean) => void;
}

function CreditChoice({ credit, chosen, onChoose }: CreditChoiceProps) {
  if (credit <= 0) return null;
  return (
    <Checkbox
      name="useCredit"
      checked={chosen === 'use'}
      onChange={event => onChoose(event.currentTarget.checked)}
      label={payText.spendCredit(formatPrice(fromPounds(credit)))}
    />
  );
}
