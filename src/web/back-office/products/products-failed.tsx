import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { listText } from './text.ts';

interface ProductsFailedProps {
  /** If it replaces a whole page. */
  heading?: 'h1';
  onRetry: () => void;
}

export function ProductsFailed({ heading, onRetry }: ProductsFailedProps) {
  return (
    <EmptyState
      {...(heading && { heading })}
      title={listText.failed}
      action={<Button onClick={onRetry}>{listText.retry}</Button>}
    />
  );
}
