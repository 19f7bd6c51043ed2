import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { cartText } from '#modules/cart/text.ts';

/** The price of the cart is unknown now; a button tries again. */
export function QuoteFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Note tone="warn">
      {cartText.quoteFailed}{' '}
      <Button variant="text" size="small" onClick={onRetry}>
        {cartText.retry}
      </Button>
    </Note>
  );
}
