import {
  type KeyboardEvent,
  type PointerEvent as Pressed,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

interface GripOptions {
  /** The place of the gripped item; each element names its place in `data-place`. */
  at: number;
  move: (to: number) => void;
}

/**
 * Lets an item of a list be dragged by its grip, with a pointer or a finger, or moved by the arrow keys. Arabic runs
 * from right to left, so the right arrow moves towards the first.
 */
export function useGrip({ at, move }: GripOptions) {
  const [isDragged, setDragged] = useState(false);
  const grip = useRef<HTMLButtonElement>(null);
  const follow = useEffectEvent((event: PointerEvent) => {
    const over = placeUnder(event);
    if (over !== null && over !== at) move(over);
  });
  // On the window, because moving the dragged element in the document ends the pointer capture.
  useEffect(() => {
    if (!isDragged) return;
    const drag = new AbortController();
    const drop = () => setDragged(false);
    window.addEventListener('pointermove', event => follow(event), drag);
    window.addEventListener('pointerup', drop, drag);
    window.addEventListener('pointercancel', drop, drag);
    return () => drag.abort();
  }, [isDragged]);
  return {
    isDragged,
    grip: {
      ref: grip,
      onPointerDown: (event: Pressed<HTMLButtonElement>) => {
        if (event.button === 0) setDragged(true);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        move(at + step);
        // React moves the element, and the focus must follow.
        requestAnimationFrame(() => grip.current?.focus());
      },
    },
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: -1, ArrowLeft: 1, ArrowUp: -1, ArrowDown: 1 };

function placeUnder({ clientX, clientY }: PointerEvent): number | null {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  return place ? Number(place.dataset['place']) : null;
}

/** The list with one item moved to another place; the same list if there is no such place. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, thing);
}
