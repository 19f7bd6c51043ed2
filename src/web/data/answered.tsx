import type { ReactNode } from 'react';
import { Loading } from '#kit/display/loading.tsx';
import { profileText } from '../account/text.ts';
import { CallFailed } from './call-failed.tsx';
import type { Answer, CallAnswer } from './use-call.ts';

interface AnsweredProps<Body> {
  answer: Pick<CallAnswer<Body>, 'reload'> & Answer<Body>;
  /** The heading's level after a failure; `h1` if the whole page is loading. */
  heading?: 'h1' | 'h2' | 'h3';
  /** The name of what is loading. */
  text?: { loading: string; failed: string };
  children: (body: Body) => ReactNode;
}

/**
 * A call's answer: before it a loading message, after a failure its reason and a button to try again, unless the thing
 * does not exist.
 */
export function Answered<Body>({
  answer,
  heading = 'h3',
  text = profileText,
  children,
}: AnsweredProps<Body>) {
  if (answer.state === 'ready') return children(answer.body);
  if (answer.state === 'loading')
    return <Loading text={text.loading} {...(heading === 'h1' && { heading, size: 'page' })} />;
  return <CallFailed error={answer.error} title={text.failed} heading={heading} onRetry={answer.reload} />;
}
