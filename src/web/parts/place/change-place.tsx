import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '#kit/lazy-part.ts';
import styles from './place.module.css';
import { placeText } from './text.ts';

const Sheet = lazyPart(async () => (await import('./place-sheet.tsx')).PlaceSheet);

interface ChangePlaceProps {
  place: { governorateId: number; cityId: number | null; name: string };
}

/** «التوصيل إلى القاهرة · تغيير»; the sheet's code is fetched when it is wanted. */
export function ChangePlace({ place }: ChangePlaceProps) {
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.line}>
      {placeText.to(place.name)}
      <button
        type="button"
        className={styles.change}
        aria-label={placeText.changeFor}
        onClick={() => setOpen(true)}
      >
        {placeText.change}
      </button>
      {open &&
        // Outside the paragraph it stands in, whose colours are not the sheet's.
        createPortal(
          <Suspense>
            <Sheet {...place} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </span>
  );
}
