import { type FocusEvent, useEffect, useState } from 'react';
import { useReducedMotion } from './reduced-motion.ts';

interface Rotation {
  /** How long a page stays, in milliseconds; 0 never advances. */
  every: number;
  pages: number;
  /** A new function for each page, because every turned page restarts the wait. */
  advance: () => void;
}

export interface AutoAdvance {
  /** The person's choice, which the button shows. */
  playing: boolean;
  /** Whether it really advances now. */
  running: boolean;
  toggle: () => void;
  /** For the element that pauses it while the pointer is over it or the focus is inside. */
  holders: ReturnType<typeof useHold>['holders'];
}

/**
 * Turns a page after a while, unless the pointer or focus holds it, it is paused, the tab is hidden or reduced motion
 * is asked for.
 */
export function useAutoAdvance({ every, pages, advance }: Rotation): AutoAdvance {
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const reduced = useReducedMotion();
  const hidden = useHiddenTab();
  const { held, holders } = useHold();
  const playing = choice ? choice === 'play' : !reduced;
  const running = every > 0 && pages > 1 && playing && !held && !hidden;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(advance, every);
    return () => clearTimeout(timer);
  }, [running, every, advance]);
  return { playing, running, toggle: () => setChoice(playing ? 'pause' : 'play'), holders };
}

function useHold() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const holders = {
    // Ignores the mouse events after a tap: a finger holds it only as long as it touches.
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { held: pointed || focused, holders };
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const read = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return hidden;
}
