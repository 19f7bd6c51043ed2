import { useSearchParams } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { ChipLinks } from '#kit/navigation/chip-links.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { listOrders } from '#modules/orders/calls.ts';
import { OWN_TABS, type OwnTab } from '#modules/orders/order.ts';
import { OrderList } from '#modules/orders/ui/order-list.tsx';
import { clampPage } from '#platform/page.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { Section } from '../../parts/section.tsx';
import { profileText } from '../text.ts';
import { OWN_TAB_LABELS, ordersHref, overviewText as text } from './overview.text.ts';

/** The account's own orders, newest first, a page at a time: all of them, or those of the tab that the address has. */
export function Orders() {
  const [query] = useSearchParams();
  const tab = OWN_TABS.find(name => name === query.get('of'));
  const page = clampPage(Number(query.get('page') ?? 1), Number.MAX_SAFE_INTEGER);
  const orders = useCall(listOrders, { page, ...(tab && { tab }) });
  return (
    <Section title={profileText.orders}>
      <Answered answer={orders}>
        {body => (
          <>
            {(tab || body.totalOrders > 0) && <OrderTabs current={tab} />}
            {tab && body.totalOrders === 0 ? <NoneSo /> : <OrderList orders={body.orders} />}
            <Pagination
              page={page}
              pages={body.totalPages}
              hrefFor={other => `${ordersHref(tab)}&page=${other}`}
            />
          </>
        )}
      </Answered>
    </Section>
  );
}

function OrderTabs({ current }: { current: OwnTab | undefined }) {
  const choices = [undefined, ...OWN_TABS].map(tab => ({
    to: ordersHref(tab),
    label: tab ? OWN_TAB_LABELS[tab] : text.all,
    isCurrent: tab === current,
  }));
  return <ChipLinks label={text.tabs} choices={choices} />;
}

function NoneSo() {
  return (
    <EmptyState
      heading="h3"
      title={text.noneSo}
      action={
        <ButtonLink to={ordersHref()} variant="outline">
          {text.allOrders(0)}
        </ButtonLink>
      }
    />
  );
}
