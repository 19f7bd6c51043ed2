import { useCallback, useEffect, useRef, useState } from 'react';

/** Shorter words are not worth a call [DATA-3]. */
export const SHORTEST_SEARCH = 2;
/** The pause in typing, in milliseconds, after which a call is worthwhile. */
const PAUSE = 200;

export type Suggest<T> = (words: string) => Promise<readonly T[]>;

export interface Suggestions<T> {
  /** `open` once there is an answer, even an empty one [HDR-7]; a failed search counts as empty [DATA-4]. */
  state: 'closed' | 'searching' | 'open';
  found: readonly T[];
}

const CLOSED = { state: 'closed', found: [] } as const;

/** Fetches suggestions while a person types. An answer that arrives after the next request is dropped. */
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
        // Earlier results stay until the answer arrives; an earlier "nothing found" does not.
        setSuggestions(before => (before.found.length > 0 ? before : { state: 'searching', found: [] }));
        suggest(words).then(answer, () => answer([]));
      }, PAUSE);
    },
    [suggest, close],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { suggestions, ask, close };
}
