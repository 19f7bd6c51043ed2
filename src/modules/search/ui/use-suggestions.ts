import { useCallback, useEffect, useRef, useState } from 'react';

/** Shorter words say too little to be worth a call [DATA-3]. */
export const SHORTEST_SEARCH = 2;
/** A pause in typing, in milliseconds, after which it is worth asking. */
const PAUSE = 200;

export type Suggest<T> = (words: string) => Promise<readonly T[]>;

export interface Suggestions<T> {
  /** `open` once an answer is there, be it empty [HDR-7]; a search that failed found nothing [DATA-4]. */
  state: 'closed' | 'searching' | 'open';
  found: readonly T[];
}

const CLOSED = { state: 'closed', found: [] } as const;

/** Asks for suggestions as somebody types. An answer that comes after the next question is dropped. */
export function useSuggestions<T>(suggest: Suggest<T>) {
  const [suggestions, setSuggestions] = useState<Suggestions<T>>(CLOSED);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const question = useRef(0);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    question.current += 1;
    setSuggestions(CLOSED);
  }, []);

  const ask = useCallback(
    (text: string) => {
      const words = text.trim();
      if (words.length < SHORTEST_SEARCH) return close();
      clearTimeout(timer.current);
      question.current += 1;
      const asked = question.current;
      const answer = (found: readonly T[]) => {
        if (asked === question.current) setSuggestions({ state: 'open', found });
      };
      timer.current = setTimeout(() => {
        // What was found stays until the answer is there; that nothing was found is no longer true.
        setSuggestions(before => (before.found.length > 0 ? before : { state: 'searching', found: [] }));
        suggest(words).then(answer, () => answer([]));
      }, PAUSE);
    },
    [suggest, close],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { suggestions, ask, close };
}
