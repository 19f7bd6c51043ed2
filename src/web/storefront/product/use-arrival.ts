import { useEffect, useState } from 'react';
import { showArrival } from '#modules/cart/arrival.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { api } from '../../data/api.ts';
import { usePlace } from '../../data/place.ts';
import { useRole } from '../../data/session.ts';

export type Arrival = CallBody<typeof showArrival>;

/**
 * When the product arrives: for Cairo as the page says to everybody, and then for the place that this browser remembers. A
 * buyer who has chosen none begins with the newest address.
 */
export function useArrival(productId: number, first: Arrival | null): Arrival | null {
  const place = usePlace();
  const role = useRole();
  const [arrival, setArrival] = useState(first);
  useEffect(() => {
    if (place || role !== 'user') return;
    import('../../parts/place/first-place.ts').then(({ takeFirstPlace }) => takeFirstPlace(), console.error);
  }, [place, role]);
  const { governorateId, cityId } = place ?? {};
  useEffect(() => {
    if (governorateId === undefined) return;
    let latest = true;
    api(showArrival, { productId, governorateId, ...(cityId ? { cityId } : {}) }).then(
      answer => latest && setArrival(answer),
      console.error,
    );
    return () => {
      latest = false;
    };
  }, [productId, governorateId, cityId]);
  return arrival;
}
