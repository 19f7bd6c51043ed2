import {
  type KeyboardEvent,
  type PointerEvent as Pressed,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

interface GripOptions {
  /** The place of what is gripped; the element of each place says its own in `data-place`. */
  at: number;
  move: (to: number) => void;
}

/**
 * Lets a thing of an ordered list be dragged by its grip, with a pointer or a finger, or moved by the arrows. Arabic runs
 * from right to left: the arrow to the right leads towards the first.
 */
export function useGrip({ at, move }: GripOptions) {
  const [isDragged, setDragged] = useState(false);
  const grip = useRef<HTMLButtonElement>(null);
  const follow = useEffectEvent((event: PointerEvent) => {
    const over = placeUnder(event);
    if (over !== null && over !== at) move(over);
  });
  // On the window: what is dragged is moved in the document on its way, which ends the capture of a pointer.
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
        // React moves the element; the focus must not be left behind.
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
