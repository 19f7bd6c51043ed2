import { toPounds } from '#platform/money.ts';
import { BOSTA_DELIVER } from './bosta-codes.ts';
import type { Booking } from './courier.ts';

interface Around {
  city: { id: string; name: string };
  webhookUrl: string;
  webhookSecret: string;
}

/**
 * The request body for a delivery by Bosta (docs/egypt.md, Bosta). Cash on delivery is an ordinary delivery with a
 * `cod` in pounds; the buyer may open the parcel before paying.
 */
export function bostaDelivery(booking: Booking, { city, webhookUrl, webhookSecret }: Around) {
  const [firstName = '', ...rest] = booking.recipient.trim().split(/\s+/);
  return {
    type: BOSTA_DELIVER,
    specs: {
      packageType: 'SMALL',
      packageDetails: { itemsCount: booking.units, description: booking.reference },
    },
    cod: toPounds(booking.cashDue),
    dropOffAddress: {
      city: city.name,
      cityId: city.id,
      districtName: booking.cityName,
      firstLine: booking.street,
      secondLine: booking.landmark,
      buildingNumber: booking.building,
      floor: booking.floor,
      apartment: booking.flat,
    },
    receiver: { firstName, lastName: rest.join(' '), phone: booking.mobile.replace(/^\+20/, '0') },
    businessReference: booking.reference,
    allowToOpenPackage: true,
    webhookUrl,
    webhookCustomHeaders: { 'X-Webhook-Secret': webhookSecret },
  };
}
