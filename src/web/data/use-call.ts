import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { api } from './api.ts';

export type Answer<Body> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; body: Body };

/** The same object until another answer arrives; null if nothing is known. */
export function bodyOf<Body>(answer: Answer<Body>): Body | null {
  return answer.state === 'ready' ? answer.body : null;
}

export type CallAnswer<Body> = Answer<Body> & {
  /** While it still answers the input before. */
  isStale: boolean;
  reload: () => Promise<void>;
};

/**
 * A call's answer, fetched when it is first shown, when the input changes and when `reload` is called. What is `known`
 * for this input already is shown meanwhile.
 */
export function useCall<C extends AnyCall>(
  call: C,
  input: CallRequest<C>,
  known?: CallBody<C>,
): CallAnswer<CallBody<C>> {
  const key = JSON.stringify(input);
  const [{ of, answer }, setAnswer] = useState<{ of: string | null; answer: Answer<CallBody<C>> }>({
    of: null,
    answer: { state: 'loading' },
  });
  const asked = useRef(0);
  const reload = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    // The answer to an earlier request may arrive after that to a later one.
    const show = (next: Answer<CallBody<C>>) =>
      mine === asked.current && setAnswer({ of: key, answer: next });
    return api(call, JSON.parse(key) as CallRequest<C>).then(
      body => void show({ state: 'ready', body }),
      error => {
        console.error(`${call.path} failed`, error);
        show({ state: 'failed', error });
      },
    );
  }, [call, key]);
  useEffect(() => void reload(), [reload]);
  if (of !== key && known !== undefined) return { state: 'ready', body: known, isStale: false, reload };
  return { ...answer, isStale: of !== key, reload };
}
