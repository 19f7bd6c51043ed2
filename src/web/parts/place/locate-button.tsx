import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import type { LocateProps } from '#modules/accounts/ui/address-fields.tsx';
import { SECOND } from '#platform/clock.ts';
import styles from './locate-button.module.css';
import { locateText } from './text.ts';

/** Proposes the city where the device is. Its position never leaves the device: our own list knows where cities lie. */
export function LocateButton({ places, chosen, onFound }: LocateProps) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const locate = async () => {
    setBusy(true);
    setSaid(locateText.locating);
    setSaid(await choose());
    setBusy(false);
  };

  async function choose(): Promise<string> {
    const before = latest.current;
    const [position, { nearestCity }] = await Promise.all([
      askPosition(),
      import('#modules/shipping/nearest-city.ts').catch(() => ({ nearestCity: () => null })),
    ]);
    if (latest.current !== before) return '';
    if (typeof position === 'string') return position;
    if (position.coords.accuracy > VAGUE) return locateText.notFound;
    const cityId = nearestCity(position.coords);
    const governorate = places.find(({ cities }) => cities.some(({ id }) => id === cityId));
    const city = governorate?.cities.find(({ id }) => id === cityId);
    if (!governorate || !city) return locateText.notFound;
    onFound({ governorateId: governorate.id, cityId: city.id });
    return locateText.found(city.nameAr, governorate.nameAr);
  }

  return (
    <div className={styles.locate}>
      <Button
        variant="text"
        icon="map-pin"
        busy={isBusy ? locateText.locating : undefined}
        onClick={() => void locate()}
      >
        {locateText.locate}
      </Button>
      <output className={styles.said}>{said || locateText.private}</output>
    </div>
  );
}

/** In metres. A computer without a receiver is told by its network where it is, to the next town or two. */
const VAGUE = 10_000;

/** What the device says within ten seconds, or why it says nothing. */
function askPosition(): Promise<GeolocationPosition | string> {
  const { promise, resolve } = Promise.withResolvers<GeolocationPosition | string>();
  const denied = ({ code, PERMISSION_DENIED }: GeolocationPositionError) =>
    resolve(code === PERMISSION_DENIED ? locateText.notAllowed : locateText.notFound);
  // Where the page did not come by https, there is nobody to ask.
  if (!('geolocation' in navigator)) resolve(locateText.notFound);
  else navigator.geolocation.getCurrentPosition(resolve, denied, { timeout: 10 * SECOND });
  return promise;
}
