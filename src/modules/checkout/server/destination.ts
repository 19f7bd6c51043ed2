import { accountRefusal } from '#modules/accounts/text.ts';
import type { ShippingZone } from '#modules/settings/settings.ts';
import type { CallInput } from '#platform/call.ts';
import { generalRefusal } from '#platform/text.ts';
import type { placeOrder } from '../calls.ts';
import { isSameMobile } from '../extras.ts';
import { checkoutText } from '../text.ts';
import type { Buyer, OrderAddress } from './queries.ts';

type Input = Pick<CallInput<typeof placeOrder>, 'address' | 'recipient' | 'secondMobile' | 'courierNote'>;

export interface Destination {
  address: OrderAddress;
  /** Who buys, as the address names them. */
  buyerName: string;
  zone: ShippingZone;
}

/**
 * The address with the names of its places, and its zone. The listed name of a city replaces the buyer's own, and
 * somebody else who receives the order the buyer. Refuses with `address_not_found` and `unknown_place`, and if the second
 * mobile is the one that the courier calls anyway.
 */
export function destination(
  { address: given, recipient: other, secondMobile = '', courierNote = '' }: Input,
  { saved, governorateName, zone, cityName, ...buyer }: Buyer,
): Destination {
  const address = given ?? saved;
  if (!address) throw accountRefusal('address_not_found');
  const isListed = address.cityId === null || cityName !== null;
  if (governorateName === null || zone === null || !isListed) {
    throw accountRefusal('unknown_place', {
      fields: { 'address.cityId': accountRefusal('unknown_place').message },
    });
  }
  const located = { ...address, cityName: cityName ?? address.cityName, governorateName };
  if (isSameMobile(secondMobile, other ?? address))
    throw generalRefusal('invalid_input', { fields: { secondMobile: checkoutText.sameMobile } });
  const words = { ...located, secondMobile, courierNote };
  const buyerName = buyer.name || address.recipient;
  if (!other) return { address: words, buyerName, zone };
  const received = {
    recipient: other.name,
    mobile: other.mobile,
    buyerName,
    buyerMobile: buyer.mobile ?? '',
  };
  return { address: { ...words, ...received }, buyerName, zone };
}
