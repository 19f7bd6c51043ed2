import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { useSession } from './session.ts';
import { type CallAnswer, useCall } from './use-call.ts';

/** Answers of the visited pages; the oldest makes room. */
const MOST_REMEMBERED = 40;

/** By the entry of the browser's history that showed them. Those of another account are forgotten. */
const remembered = { accountId: 0, bodies: new Map<string, unknown>() };

/**
 * A call's answer as `useCall` gives it, and shown at once when the back button returns to where it was shown, while it is
 * fetched again. For lists and other pages to read; a form begins with what is true now.
 */
export function useRememberedCall<C extends AnyCall>(
  call: C,
  input: CallRequest<C>,
): CallAnswer<CallBody<C>> {
  const { key } = useLocation();
  const accountId = useSession().account?.id ?? 0;
  const place = `${key} ${call.path} ${JSON.stringify(input)}`;
  const known = remembered.accountId === accountId ? remembered.bodies.get(place) : undefined;
  const answer = useCall(call, input, known as CallBody<C> | undefined);
  const body = answer.state === 'ready' && !answer.isStale ? answer.body : undefined;
  useEffect(() => {
    if (body !== undefined) remember(accountId, place, body);
  }, [accountId, place, body]);
  return answer;
}

function remember(accountId: number, place: string, body: unknown): void {
  if (remembered.accountId !== accountId) remembered.bodies.clear();
  remembered.accountId = accountId;
  remembered.bodies.delete(place);
  remembered.bodies.set(place, body);
  const [oldest] = remembered.bodies.keys();
  if (oldest !== undefined && remembered.bodies.size > MOST_REMEMBERED) remembered.bodies.delete(oldest);
}
