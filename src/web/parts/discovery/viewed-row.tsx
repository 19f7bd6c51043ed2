import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { listCards } from '#modules/catalog/discovery.calls.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { viewed } from '../../data/viewed.ts';
import { GoodsRow } from './goods-row.tsx';
import { discoveryText as text } from './text.ts';

const MOST = 12;

/** What this browser has shown before, the newest first; nothing if there is nothing. */
export function ViewedRow({ exceptId }: { exceptId?: number }) {
  const productIds = viewed
    .use()
    .filter(id => id !== exceptId)
    .slice(0, MOST);
  return productIds.length > 0 && <Row productIds={productIds} />;
}

function Row({ productIds }: { productIds: number[] }) {
  const products = bodyOf(useCall(listCards, { productIds }))?.products ?? [];
  return (
    products.length > 0 && (
      <section>
        <GoodsRow title={text.viewed} products={products} />
        <Button variant="text" size="small" onClick={forget}>
          {text.forgetViewed}
        </Button>
      </section>
    )
  );
}

function forget(): void {
  viewed.change([]);
  showToast(text.forgotten);
}
