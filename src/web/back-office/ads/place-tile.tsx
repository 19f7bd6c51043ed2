import type { KeyboardEvent, PointerEvent } from 'react';
import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import type { Ad } from '#modules/ads/ad.ts';
import { placeOf } from '#modules/ads/crop.ts';
import type { ManagedAd } from '#modules/ads/managed-ad.ts';
import { formatCount } from '#platform/digits.ts';
import { AdPicture } from './ad-picture.tsx';
import styles from './places.module.css';
import { adsText, typeNames } from './text.ts';
import type { Move } from './use-move.ts';

interface PlaceTileProps {
  place: Pick<Ad, 'type' | 'order'>;
  /** The ad that is shown there; undefined for an empty place. */
  ad: ManagedAd | undefined;
  move: Move;
}

export function PlaceTile({ place, ad, move }: PlaceTileProps) {
  const isOver = move.held?.over === place.order && ad?.id !== move.held.adId;
  return (
    <li
      className={classNames(
        styles.tile,
        isOver && move.held && styles.over,
        ad && ad.id === move.held?.adId && styles.held,
      )}
      data-place={`${place.type} ${place.order}`}
    >
      <span className={styles.order}>{formatCount(place.order)}</span>
      {ad ? <Grip ad={ad} move={move} /> : null}
      {ad ? (
        <Link to={`/ads/${ad.id}`} className={classNames(styles.box, styles[placeOf(place)])}>
          <AdPicture image={ad.image} place={placeOf(place)} alt={ad.title} />
          <span className={styles.tag}>{adsText.tag}</span>
        </Link>
      ) : (
        <Link
          to={`/ads/new?type=${place.type}&order=${place.order}`}
          aria-label={adsText.addTo(typeNames[place.type], place.order)}
          className={classNames(styles.box, styles.empty, styles[placeOf(place)])}
        >
          <span>{adsText.empty}</span>
          <strong>{adsText.add}</strong>
        </Link>
      )}
    </li>
  );
}

/** Dragged by pointer or finger, or moved by the arrow keys. */
function Grip({ ad, move }: { ad: ManagedAd; move: Move }) {
  const { held, setHeld } = move;
  const isHeld = held?.adId === ad.id;
  const drop = () => {
    setHeld(null);
    if (isHeld) void move.move(ad.id, held.over);
  };
  return (
    <button
      type="button"
      data-grip={ad.id}
      className={styles.grip}
      aria-label={adsText.move(ad.title, ad.order)}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld({ adId: ad.id, over: ad.order });
      }}
      onPointerMove={event => {
        const over = orderUnder(event, ad.type);
        if (isHeld && over !== null && over !== held.over) setHeld({ adId: ad.id, over });
      }}
      onPointerUp={drop}
      onPointerCancel={() => setHeld(null)}
      onKeyDown={(event: KeyboardEvent) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        void move.move(ad.id, ad.order + step);
      }}
    >
      <Icon name="grip-vertical" size={18} />
    </button>
  );
}

/** Arabic runs from right to left, so the right arrow moves towards the first. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: -1, ArrowLeft: 1, ArrowUp: -1, ArrowDown: 1 };

function orderUnder({ clientX, clientY }: PointerEvent, type: string): number | null {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  const [over, order] = tile?.dataset['place']?.split(' ') ?? [];
  return over === type ? Number(order) : null;
}
