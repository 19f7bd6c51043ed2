import { Link } from 'react-router';
import type { Column } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Price } from '#kit/price.tsx';
import type { ManagedRow } from '#modules/catalog/back-office/managed-product.ts';
import { productCode } from '#modules/catalog/back-office/product-code.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { formatCount } from '#platform/digits.ts';
import styles from './products.module.css';
import { listText, statusText, statusTones } from './text.ts';

/** Of one merchant's products, or of products of several. */
export function productColumns(merchants: 'shown' | 'hidden'): Column<ManagedRow>[] {
  return [
    { id: 'product', header: listText.product, cell: product => <Name product={product} /> },
    {
      id: 'category',
      header: listText.category,
      look: 'beside',
      cell: ({ categoryName }) => categoryName,
    },
    ...(merchants === 'shown' ? [MERCHANT] : []),
    { id: 'price', header: listText.price, cell: product => <Prices product={product} /> },
    { id: 'stock', header: listText.stock, cell: product => <Stock product={product} /> },
    { id: 'status', header: listText.status, cell: product => <Status product={product} /> },
    {
      id: 'orders',
      header: listText.orders,
      look: 'beside',
      cell: ({ requests }) => formatCount(requests),
    },
  ];
}

const MERCHANT: Column<ManagedRow> = {
  id: 'merchant',
  header: listText.merchant,
  cell: ({ merchantName }) => merchantName,
};

interface CellProps {
  product: ManagedRow;
}

function Name({ product }: CellProps) {
  const { id, title, imageUrl, sku } = product;
  return (
    <span className="row">
      <Picture identifier={imageUrl} alt="" width={44} height={44} sizes="44px" className={styles.picture} />
      <span className={styles.names}>
        <Link to={`/product-details/${id}`} className={styles.title}>
          {title}
        </Link>
        <span className={styles.codes}>
          <bdi dir="ltr">{productCode(product)}</bdi>
          {sku && <bdi dir="ltr">{sku}</bdi>}
        </span>
      </span>
    </span>
  );
}

function Prices({ product: { price, highestPrice } }: CellProps) {
  return (
    <span>
      {highestPrice > price && <span className={styles.quiet}>{listText.from} </span>}
      <Price pounds={price} />
    </span>
  );
}

function Status({ product: { status, listed } }: CellProps) {
  return (
    <span>
      <Pill tone={statusTones[status]}>{statusText[status]}</Pill>
      {status === 'published' && !listed && <span className={styles.quiet}>{listText.notListed}</span>}
    </span>
  );
}

/** So many variants are named in a row; the product's page shows the rest. */
const MOST_NAMED = 3;

function Stock({ product: { stock, low } }: CellProps) {
  if (stock === 0) return <Pill tone="danger">{listText.outOfStock}</Pill>;
  return (
    <span className={styles.stacked}>
      <span>
        <span className={styles.ofCard}>{listText.stock} </span>
        {formatCount(stock)} {low.length > 0 && <Pill tone="warn">{listText.lowStock}</Pill>}
      </span>
      {low
        .filter(({ options }) => options.length > 0)
        .slice(0, MOST_NAMED)
        .map(({ options, left }) => (
          <span key={options.join()} className={styles.quiet}>
            {listText.left(options.join(' · '), left)}
          </span>
        ))}
      {low.length > MOST_NAMED && (
        <span className={styles.quiet}>{listText.moreLow(low.length - MOST_NAMED)}</span>
      )}
    </span>
  );
}
