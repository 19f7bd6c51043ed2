import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { useMay } from '../../data/session.ts';
import { goodwillText } from '../refunds/text.ts';
import { GoodwillDialog } from './goodwill-dialog.tsx';

/** Opens the gift; for who may give one. */
export function GoodwillButton({ orderId, userId }: { orderId?: number; userId?: number }) {
  const [open, setOpen] = useState(false);
  if (!useMay('goodwill')) return null;
  return (
    <>
      <Button
        variant="outline"
        // On an order it stands in a card, elsewhere beside the other buttons of a page's head.
        {...(orderId !== undefined && { size: 'small' })}
        icon="wallet"
        onClick={() => setOpen(true)}
      >
        {goodwillText.open}
      </Button>
      {open && (
        <GoodwillDialog
          {...(orderId !== undefined && { of: { orderId } })}
          {...(userId !== undefined && { of: { userId } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
