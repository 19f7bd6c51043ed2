import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { isRefusal } from '#platform/refusal.ts';
import { profileText } from '../account/text.ts';
import { loginText } from '../text.ts';
import { loadSession } from './session.ts';
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

interface CallFailedProps {
  error: unknown;
  title: string;
  heading?: 'h1' | 'h2' | 'h3';
  onRetry: () => unknown;
}

/** What the shop said, or that nothing could be reached, and a button to try again, unless the thing does not exist. */
export function CallFailed({ error, title, heading = 'h2', onRetry }: CallFailedProps) {
  // Trying again brings nothing that is not there.
  if (isRefusal(error) && error.status === 404) return <EmptyState heading={heading} title={error.message} />;
  return (
    <EmptyState
      heading={heading}
      title={title}
      text={isRefusal(error) && error.code !== 'no_connection' ? error.message : profileText.tryLater}
      action={
        isRefusal(error) && error.code === 'not_signed_in' ? (
          <Button onClick={loadSession}>{loginText.login}</Button>
        ) : (
          <Button onClick={() => void onRetry()}>{profileText.retry}</Button>
        )
      }
    />
  );
}
