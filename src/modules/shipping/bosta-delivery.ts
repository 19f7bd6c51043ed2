import { toPounds } from '#platform/money.ts';
import { BOSTA_DELIVER, BOSTA_PICKUP } from './bosta-codes.ts';
import type { Booking } from './courier.ts';

interface Around {
  city: { id: string; name: string };
  webhookUrl: string;
  webhookSecret: string;
}

/**
 * The request body for a delivery by Bosta, or for a pickup of a return (docs/egypt.md, Bosta). Cash on delivery is an
 * ordinary delivery with a `cod` in pounds; the buyer may open the parcel before paying.
 */
export function bostaDelivery(booking: Booking, { city, webhookUrl, webhookSecret }: Around) {
  const [firstName = '', ...rest] = booking.recipient.trim().split(/\s+/);
  const place = {
    city: city.name,
    cityId: city.id,
    districtName: booking.cityName,
    firstLine: booking.street,
    secondLine: booking.landmark,
    buildingNumber: booking.building,
    floor: booking.floor,
    apartment: booking.flat,
  };
  const isPickup = booking.leg === 'pickup';
  return {
    type: isPickup ? BOSTA_PICKUP : BOSTA_DELIVER,
    specs: {
      packageType: 'SMALL',
      packageDetails: { itemsCount: booking.units, description: booking.reference },
    },
    cod: toPounds(booking.cashDue),
    ...(isPickup ? { pickupAddress: place } : { dropOffAddress: place, allowToOpenPackage: true }),
    receiver: {
      firstName,
      lastName: rest.join(' '),
      phone: local(booking.mobile),
      ...(booking.secondMobile && { secondPhone: local(booking.secondMobile) }),
    },
    ...(booking.note && { notes: booking.note }),
    businessReference: booking.reference,
    webhookUrl,
    webhookCustomHeaders: { 'X-Webhook-Secret': webhookSecret },
  };
}

/** `01012345678` of `+201012345678`. */
const local = (mobile: string) => mobile.replace(/^\+20/, '0');
