import { Link } from 'react-router';
import type { Column } from '#kit/display/data-table.tsx';
import { reviewsText } from './text.ts';

/** What was reviewed or asked about, leading to its page in the shop. */
export const PRODUCT_COLUMN: Column<{ productId: number; title: string }> = {
  id: 'product',
  header: reviewsText.product,
  cell: ({ productId, title }) => (
    <Link to={`/product/${productId}`}>
      <bdi dir="rtl">{title}</bdi>
    </Link>
  ),
};
