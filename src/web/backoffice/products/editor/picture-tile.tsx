import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { pictureText } from '../text.ts';
import styles from './pictures.module.css';
import type { Pictures } from './use-pictures.ts';

interface PictureTileProps {
  identifier: string;
  place: { at: number; count: number };
  pictures: Pictures;
  onMoved: (to: number) => void;
}

/** One picture with its grip: dragged by pointer or finger, or moved by the arrows. */
export function PictureTile({ identifier, place: { at, count }, pictures, onMoved }: PictureTileProps) {
  const [isDragged, setDragged] = useState(false);
  const grip = useRef<HTMLButtonElement>(null);
  const move = (to: number) => {
    if (to < 0 || to >= count || to === at) return;
    pictures.move(at, to);
    onMoved(to);
  };
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(true);
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      move(placeUnder(event));
    },
    onPointerUp: () => setDragged(false),
    onPointerCancel: () => setDragged(false),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(at + step);
      // React moves the tile; the focus must not be left behind.
      requestAnimationFrame(() => grip.current?.focus());
    },
  };
  return (
    <li className={classNames(styles.tile, isDragged && styles.dragged)} data-place={at}>
      <Picture identifier={identifier} alt={pictureText.alt(at + 1)} width={200} height={200} sizes="200px" />
      <button
        ref={grip}
        type="button"
        className={styles.grip}
        aria-label={pictureText.move(at + 1)}
        {...drag}
      >
        <Icon name="grip-vertical" size={16} />
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={pictureText.remove(at + 1)}
        onClick={() => pictures.remove(at)}
      >
        <Icon name="trash" size={16} />
      </button>
      {at === 0 && <span className={styles.cover}>{pictureText.cover}</span>}
    </li>
  );
}

/** Arabic runs from right to left: the arrow to the right leads towards the first. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: -1, ArrowLeft: 1, ArrowUp: -1, ArrowDown: 1 };

function placeUnder({ clientX, clientY }: PointerEvent): number {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  return Number(tile?.dataset['place'] ?? -1);
}
