import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { listText } from './text.ts';

export function ProductsFailed({ onRetry }: { onRetry: () => void }) {
  return <EmptyState title={listText.failed} action={<Button onClick={onRetry}>{listText.retry}</Button>} />;
}
