import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderDetails } from '#modules/orders/order-view.ts';
import { orderText } from '#modules/orders/text.ts';
import { PaymentCard } from '#modules/orders/ui/order-facts.tsx';

const shown = (cashDue: number) => {
  const amounts = { goods: 100, discount: 0, delivery: 60, packaging: 0, adminFee: 0, total: 160, units: 1 };
  const order = { ...amounts, agreedTotal: 160, paymentMethod: 'cash_on_delivery', cashDue };
  const state = { paymentBadge: 'on_delivery', returnBadge: 'none', merchantOrders: [] };
  return renderToStaticMarkup(
    <PaymentCard order={{ ...order, ...state } as unknown as OrderDetails} method="" />,
  );
};

test('a cash order of which nothing is to be paid any more asks for nothing at the door', () => {
  expect(shown(120)).toContain(orderText.amountDue);
  expect(shown(0)).not.toContain(orderText.amountDue);
  expect(shown(0)).toContain(orderText.nothingDue);
});
