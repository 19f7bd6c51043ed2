import { useEffect } from 'react';
import type { Answer } from '../../../data/use-call.ts';

/** Says of which row an answer is seen, because nobody agrees to what failed to load. */
export function useShown(answer: Answer<unknown>, id: number, onShown: (id: number) => void): void {
  const isReady = answer.state === 'ready';
  useEffect(() => {
    if (isReady) onShown(id);
  }, [isReady, id, onShown]);
}
