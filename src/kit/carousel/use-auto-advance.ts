import { type FocusEvent, useEffect, useState } from 'react';
import { useReducedMotion } from './reduced-motion.ts';

interface Rotation {
  /** Milliseconds a page stays; 0 never advances. */
  every: number;
  pages: number;
  /** Another function for each page: a turned page, by whatever hand, starts the wait anew. */
  advance: () => void;
}

export interface AutoAdvance {
  /** What the person wants, and what the button shows. */
  playing: boolean;
  /** Whether it really moves now. */
  running: boolean;
  toggle: () => void;
  /** For the element that holds it while the pointer is over it or the focus inside. */
  holders: ReturnType<typeof useHold>['holders'];
}

/** Turns a page after a while, unless held by pointer or focus, paused, in a hidden tab or asked to keep still. */
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
    // Not the mouse events that a tap leaves behind: a finger holds it for as long as it touches.
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
