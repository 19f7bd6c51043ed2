import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import styles from './new-orders.module.css';
import { newOrdersText } from './text.ts';
import { useNewOrders } from './use-new-orders.ts';

/** A strip that says of orders that came since the list was drawn, and moves nothing of what is being read. */
export function NewOrders({ onShow }: { onShow: () => void }) {
  const now = useNewOrders();
  const [seen, setSeen] = useState<NonNullable<typeof now>>();
  // Orders that were accepted meanwhile make room for one that was placed long ago and is confirmed only now.
  if (now && (!seen || now.waiting < seen.waiting)) setSeen(seen ? { ...seen, waiting: now.waiting } : now);
  const isNew = now && seen && ((now.newest ?? 0) > (seen.newest ?? 0) || now.waiting > seen.waiting);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
    <div role="status">
      {isNew && (
        <div className={styles.strip}>
          <Icon name="bell" />
          <strong>{newOrdersText.came}</strong>
          <Button
            size="small"
            variant="outline"
            onClick={() => {
              setSeen(now);
              onShow();
            }}
          >
            {newOrdersText.show}
          </Button>
        </div>
      )}
    </div>
  );
}
