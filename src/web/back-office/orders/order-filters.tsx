import type { ReactNode } from 'react';
import { PAYMENT_CHOICES } from '#modules/orders/back-office/text.ts';
import type { showOrderChoices } from '#modules/orders/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { useSession } from '../../data/session.ts';
import { DayPick, FilterBar, Pick, SearchBox, SelectPick } from '../parts/list/filters.tsx';
import type { OrderQuery } from './order-query.ts';
import { listText, periodText } from './text.ts';

interface FiltersProps {
  query: OrderQuery;
  /** Undefined while they are unknown. */
  choices: CallBody<typeof showOrderChoices> | undefined;
  /** What stands beside them. */
  children: ReactNode;
}

const named = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });

/** By words, days, merchant, payment and place; and the order. */
export function Filters({ query, choices, children }: FiltersProps) {
  const isForMerchant = useSession().role === 'merchant';
  return (
    <FilterBar
      query={query}
      label={listText.filters}
      search={<SearchBox query={query} name="q" label={listText.search} />}
    >
      <Period query={query} />
      {!isForMerchant && (
        <Pick
          query={query}
          name="merchant"
          icon="store"
          label={listText.merchant}
          all={listText.allMerchants}
          options={choices?.merchants.map(named)}
        />
      )}
      <Pick
        query={query}
        name="payment"
        icon="wallet"
        label={listText.payment}
        all={listText.allPayments}
        options={PAYMENT_CHOICES.map(([value, label]) => ({ value, label }))}
      />
      <Pick
        query={query}
        name="governorate"
        icon="map-pin"
        label={listText.governorate}
        all={listText.allGovernorates}
        options={choices?.governorates.map(named)}
      />
      <Pick
        query={query}
        name="sort"
        icon="sort"
        label={listText.sort}
        all={listText.newest}
        options={[{ value: 'oldest', label: listText.oldest }]}
      />
      {children}
    </FilterBar>
  );
}

function Period({ query }: { query: OrderQuery }) {
  const { days, from, to } = query.filter;
  const isGiven = days === 'days' || (days === undefined && (from !== undefined || to !== undefined));
  return (
    <>
      <SelectPick
        icon="calendar"
        label={listText.period}
        value={isGiven ? 'days' : (days ?? '')}
        onChoose={chosen => query.set({ days: chosen, from: null, to: null }, 'push')}
      >
        {Object.entries(periodText).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectPick>
      {isGiven && (
        <>
          <DayPick query={query} name="from" label={listText.from} />
          <DayPick query={query} name="to" label={listText.to} />
        </>
      )}
    </>
  );
}
