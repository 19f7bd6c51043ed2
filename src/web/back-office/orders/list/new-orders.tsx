import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { useNewOrders } from '../../parts/use-new-orders.ts';
import { newOrdersText } from '../text.ts';
import styles from './new-orders.module.css';

/** A strip that says of orders that came since the list was drawn, and moves nothing of what is being read. */
export function NewOrders({ onShow }: { onShow: () => void }) {
  const now = useNewOrders();
  const [seen, setSeen] = useState<number | null>();
  if (seen === undefined && now) setSeen(now.newest);
  const isNew = now !== null && seen !== undefined && (now.newest ?? 0) > (seen ?? 0);
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
              setSeen(now.newest);
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
