import { useParams } from 'react-router';
import { listPublicProducts, listSimilarProducts } from '#modules/catalog/calls.ts';
import { detailsText } from '#modules/catalog/ui/details/text.ts';
import { parseWhole } from '#platform/digits.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { GoodsRow } from '../../parts/discovery/goods-row.tsx';
import { discoveryText } from '../../parts/discovery/text.ts';
import { ViewedRow } from '../../parts/discovery/viewed-row.tsx';

/** In place of a product that is gone: what is like it, if the shop still knows it, and what this browser has shown before. */
export function GoodsInstead() {
  const productId = parseWhole(useParams()['productId'] ?? '') ?? 0;
  return (
    <div className="page-width">
      {productId > 0 ? <Alike productId={productId} /> : <Popular />}
      <ViewedRow exceptId={productId} />
    </div>
  );
}

function Alike({ productId }: { productId: number }) {
  const products = bodyOf(useCall(listSimilarProducts, { productId }))?.products;
  if (products?.length === 0) return <Popular />;
  return <GoodsRow title={detailsText.similar} products={products ?? []} />;
}

/** Of a product that the shop never knew, nothing is alike. */
function Popular() {
  const products = bodyOf(useCall(listPublicProducts, POPULAR))?.products ?? [];
  return <GoodsRow title={discoveryText.popular} products={products} />;
}

const POPULAR = { sortBy: 'numberOfRequests', order: 'descending', inStock: true, limit: 10 } as const;
