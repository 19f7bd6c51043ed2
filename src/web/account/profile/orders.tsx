import { useSearchParams } from 'react-router';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { listOrders } from '#modules/orders/calls.ts';
import { OrderList } from '#modules/orders/ui/order-list.tsx';
import { clampPage } from '#platform/page.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { Section } from '../../parts/section.tsx';
import { profileText } from '../text.ts';

/** The account's own orders, newest first, a page at a time. */
export function Orders() {
  const [query] = useSearchParams();
  const page = clampPage(Number(query.get('page') ?? 1), Number.MAX_SAFE_INTEGER);
  const orders = useCall(listOrders, { page });
  return (
    <Section title={profileText.orders}>
      <Answered answer={orders}>
        {body => (
          <>
            <OrderList orders={body.orders} />
            <Pagination page={page} pages={body.totalPages} hrefFor={other => `?tab=orders&page=${other}`} />
          </>
        )}
      </Answered>
    </Section>
  );
}
