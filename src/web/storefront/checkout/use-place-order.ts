import { type FormEvent, useState } from 'react';
import { readAddress } from '#modules/accounts/address.ts';
import type { QuoteBody } from '#modules/cart/calls.ts';
import { type CartItem, lineKey } from '#modules/cart/cart.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import { readExtras, withoutExtras } from '#modules/checkout/extras.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import type { Refusal } from '#platform/refusal.ts';
import { type Fields, useCallForm } from '../../data/use-call-form.ts';
import { NEW_ADDRESS } from './address-choice.tsx';
import { storeDraft } from './address-draft.ts';
import { keyFor } from './attempt.ts';
import { askFor, type CartQuote } from './use-quote.ts';

interface Placing {
  items: readonly CartItem[];
  quote: CartQuote;
  userId: number;
  method: PaymentMethod;
  onPlaced: (placed: Placed) => void;
}

export interface Placed {
  orderId: number;
  /** The amount to pay now, in pounds, and the method. */
  toPay: number;
  method: PaymentMethod;
}

/** The checkout's form: places the order as it is shown, and shows what prevents it. */
export function usePlaceOrder({ items, quote, userId, method, onPlaced }: Placing) {
  const [verifying, setVerifying] = useState(false);
  const [besidesTerms, setBesidesTerms] = useState<string>();
  const form = useCallForm(placeOrder, {
    read: fields => readOrder(fields, { items, quote, method }),
    onDone: ({ orderId, toPay }) => onPlaced({ orderId, toPay, method }),
    onRefused(refusal) {
      setBesidesTerms(saidBesidesTerms(refusal));
      if (refusal.code === 'mobile_not_verified') setVerifying(true);
      if (refusal.code === 'order_changed') quote.replace(quoteIn(refusal));
    },
  });
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    form.props.onChange(event);
    form.setError(`address.${(event.target as HTMLInputElement).name}`, undefined);
    storeDraft(userId, event.currentTarget);
  };
  const message = form.message ?? besidesTerms;
  return { ...form, message, props: { ...form.props, onChange }, verifying, setVerifying };
}

/** If the terms are the only field that is wrong, what else prevents the order has no field to stand beside. */
function saidBesidesTerms({ code, message, details: { fields = {} } }: Refusal): string | undefined {
  const { acceptTerms, ...others } = fields;
  return code !== 'invalid_input' && acceptTerms && Object.keys(others).length === 0 ? message : undefined;
}

/** Each price and the total as the page shows them: a difference is shown and not charged. */
function readOrder(
  { addressChoice = NEW_ADDRESS, acceptTerms, useCredit, paymentMethod: _, ...others }: Fields,
  { items, quote, method }: Pick<Placing, 'items' | 'quote' | 'method'>,
) {
  const { lines } = askFor(items);
  const seen = items.map(item => quote.quoted.get(lineKey(item))?.price);
  const request = {
    lines: lines.map((line, at) => ({ ...line, seenPrice: seen[at] ?? line.seenPrice })),
    ...(addressChoice === NEW_ADDRESS
      ? { address: readAddress(withoutExtras(others)) }
      : { addressId: Number(addressChoice) }),
    ...readExtras(others),
    paymentMethod: method,
    couponCode: takenOff(quote),
    useCredit: useCredit !== undefined,
    seenTotal: quote.body?.total ?? 0,
    acceptTerms: acceptTerms !== undefined,
  };
  return { ...request, idempotencyKey: keyFor(request) };
}

/** A code without a discount is left out, as the total shows. */
function takenOff({ body }: CartQuote): string | undefined {
  return body?.coupon?.denial === null ? body.coupon.code : undefined;
}

function quoteIn(refusal: Refusal): QuoteBody {
  return refusal.details.quote as QuoteBody;
}

/** The sentences next to the address fields, by the fields' names. */
export function addressErrors(errors: Fields): Fields {
  const own = Object.entries(errors).filter(([name]) => name.startsWith('address.'));
  return Object.fromEntries(own.map(([name, sentence]) => [name.slice('address.'.length), sentence]));
}
