import { useParams } from 'react-router';
import { listAddresses } from '#modules/accounts/addresses.calls.ts';
import { showArrival } from '#modules/cart/arrival.calls.ts';
import type { Governorate } from '#modules/shipping/place.ts';
import { briefArrivalText } from '#modules/shipping/promise.text.ts';
import { parseWhole } from '#platform/digits.ts';
import type { Place } from '../../data/place.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import styles from './place.module.css';
import { placeText } from './text.ts';

/** More would hide the choice of another place. */
const MOST = 3;

interface SavedPlacesProps {
  governorates: readonly Governorate[];
  onChoose: (place: Place) => void;
}

/** Where the buyer has had things sent, each place once; one press chooses it. */
export function SavedPlaces({ governorates, onChoose }: SavedPlacesProps) {
  const addresses = bodyOf(useCall(listAddresses, {}))?.addresses ?? [];
  const places = Map.groupBy(addresses, ({ governorateId, cityId, cityName }) =>
    [governorateId, cityId, cityName].join(' '),
  );
  if (places.size === 0) return null;
  return (
    <ul className={styles.saved} aria-label={placeText.saved}>
      {[...places].slice(0, MOST).map(([key, [address]]) => {
        if (!address) return null;
        const { governorateId, cityId, street } = address;
        const governorate = governorates.find(({ id }) => id === governorateId);
        const city = governorate?.cities.find(({ id }) => id === cityId)?.nameAr ?? address.cityName;
        const name = city || (governorate?.nameAr ?? '');
        return (
          <li key={key}>
            <button type="button" onClick={() => onChoose({ governorateId, cityId: cityId ?? null, name })}>
              <span>
                <strong>{[...new Set([name, governorate?.nameAr])].join('، ')}</strong>
                <bdi className="muted">{street}</bdi>
              </span>
              <Day governorateId={governorateId} cityId={cityId ?? null} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** On a product's page: when it would arrive there. */
function Day(place: { governorateId: number; cityId: number | null }) {
  const productId = parseWhole(useParams()['productId'] ?? '');
  return productId === null ? null : <DayOf productId={productId} {...place} />;
}

interface DayOfProps {
  productId: number;
  governorateId: number;
  cityId: number | null;
}

function DayOf({ cityId, ...place }: DayOfProps) {
  const arrival = bodyOf(useCall(showArrival, { ...place, ...(cityId ? { cityId } : {}) }));
  return arrival ? <span className={styles.day}>{briefArrivalText(arrival)}</span> : null;
}
