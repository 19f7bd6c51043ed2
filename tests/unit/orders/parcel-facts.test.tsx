import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownMerchantOrder, ShownParcel } from '#modules/orders/order-view.ts';
import { ParcelFacts } from '#modules/orders/ui/parcel-facts.tsx';

const parcel = (carrier: ShownParcel['carrier'], trackingNumber: string) =>
  ({ id: 1, state: 'shipped', carrier, trackingNumber, amountDue: null, deliveryCode: null }) as ShownParcel;
const shown = (parcels: ShownParcel[]) =>
  renderToStaticMarkup(
    <ParcelFacts merchantOrder={{ parcels, amountDue: 0 } as unknown as ShownMerchantOrder} />,
  );

test('the number of a courier leads to where its parcels are followed, that of a merchant to nowhere', () => {
  expect(shown([parcel('bosta', '7-12 3')])).toContain('shipment-number=7-12%203"');
  expect(shown([parcel('bosta', '71')])).toContain('rel="noreferrer"');
  const own = shown([parcel('merchant', '71')]);
  expect(own).toContain('71');
  expect(own).not.toContain('<a ');
});
