import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { profileText } from '../text.ts';
import type { Answer } from '../use-call.ts';

interface AnsweredProps<Body> {
  answer: Answer<Body> & { reload: () => Promise<void> };
  /** The heading's level after a failure; `h1` if the whole page is loading. */
  heading?: 'h1' | 'h2' | 'h3';
  /** The name of what is loading. */
  text?: { loading: string; failed: string };
  children: (body: Body) => ReactNode;
}

/** A call's answer: before it a loading message, after a failure a button to try again. */
export function Answered<Body>({
  answer,
  heading = 'h3',
  text = profileText,
  children,
}: AnsweredProps<Body>) {
  if (answer.state === 'ready') return children(answer.body);
  if (answer.state === 'loading')
    return <Loading text={text.loading} {...(heading === 'h1' && { heading })} />;
  return (
    <EmptyState
      heading={heading}
      title={text.failed}
      text={profileText.tryLater}
      action={<Button onClick={answer.reload}>{profileText.retry}</Button>}
    />
  );
}
