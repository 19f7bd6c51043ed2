import { useEffect, useState } from 'react';
import { showImport } from '#modules/catalog/import.calls.ts';
import { isRefusal } from '#platform/refusal.ts';
import { type Answer, bodyOf, useCall } from '../../../data/use-call.ts';

/** Milliseconds between two polls of a running import. */
const LOOK_EVERY = 1_000;

/**
 * An import as the server has it, polled while it runs, so a reload loses nothing. While the connection is lost, the last
 * known state stays, because the import runs on.
 */
export function useImport(importId: number) {
  const answer = useCall(showImport, { importId });
  const { reload } = answer;
  const fetched = bodyOf(answer);
  const [known, setKnown] = useState(fetched);
  if (fetched && fetched !== known) setKnown(fetched);
  const isRunning = known?.id === importId && known.status === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void reload(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  return isRunning && isCutOff(answer) ? { state: 'ready' as const, body: known, reload } : answer;
}

function isCutOff(answer: Answer<unknown>): boolean {
  return answer.state === 'failed' && isRefusal(answer.error) && answer.error.code === 'no_connection';
}
