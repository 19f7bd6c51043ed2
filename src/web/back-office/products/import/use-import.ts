import { useEffect } from 'react';
import { showImport } from '#modules/catalog/contract/import.ts';
import { useCall } from '../../../account/use-call.ts';

/** Milliseconds between two polls of a running import. */
const LOOK_EVERY = 1_000;

/** An import as the server has it, polled while it runs, so a reload loses nothing. */
export function useImport(importId: number) {
  const answer = useCall(showImport, { importId });
  const { reload } = answer;
  const isRunning = answer.state === 'ready' && answer.body.status === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void reload(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  return answer;
}
