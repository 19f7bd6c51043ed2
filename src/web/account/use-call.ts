import { useCallback, useEffect, useState } from 'react';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { api } from '../api.ts';

export type Answer<Body> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; body: Body };

/** What a call answers: asked when it is first shown, when the input changes and when `reload` is called. */
export function useCall<C extends AnyCall>(
  call: C,
  input: CallRequest<C>,
): Answer<CallBody<C>> & { reload: () => Promise<void> } {
  const [answer, setAnswer] = useState<Answer<CallBody<C>>>({ state: 'loading' });
  const key = JSON.stringify(input);
  const reload = useCallback(
    () =>
      api(call, JSON.parse(key) as CallRequest<C>).then(
        body => setAnswer({ state: 'ready', body }),
        error => {
          console.error(`${call.path} failed`, error);
          setAnswer({ state: 'failed' });
        },
      ),
    [call, key],
  );
  useEffect(() => void reload(), [reload]);
  return { ...answer, reload };
}
