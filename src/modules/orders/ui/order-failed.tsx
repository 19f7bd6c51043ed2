import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { orderText } from '../text.ts';

/** Replaces an order that could not be fetched. */
export function OrderFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      heading="h1"
      title={orderText.failed}
      text={orderText.failedMore}
      action={<Button onClick={onRetry}>{orderText.retry}</Button>}
    />
  );
}
