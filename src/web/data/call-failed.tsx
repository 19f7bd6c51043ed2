import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { isRefusal } from '#platform/refusal.ts';
import { profileText } from '../account/text.ts';
import { loginText } from '../text.ts';
import { loadSession } from './session.ts';

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
