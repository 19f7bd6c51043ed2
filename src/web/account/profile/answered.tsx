import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { profileText } from '../text.ts';
import type { Answer } from '../use-call.ts';

interface AnsweredProps<Body> {
  answer: Answer<Body> & { reload: () => Promise<void> };
  /** Where it failed; `h1` where all of a page is awaited. */
  heading?: 'h1' | 'h2' | 'h3';
  /** What is awaited, by its name. */
  text?: { loading: string; failed: string };
  children: (body: Body) => ReactNode;
}

/** What a call answered; before that a wait, and where it failed a way to ask again. */
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
