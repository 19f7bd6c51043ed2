import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Pill } from '#kit/display/pill.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Price } from '#kit/price.tsx';
import type { ManagedRow } from '#modules/catalog/back-office/managed-product.ts';
import { productCode } from '#modules/catalog/back-office/product-code.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { formatCount } from '#platform/digits.ts';
import { listText, statusText, statusTones } from '../text.ts';
import styles from './table.module.css';
import type { Selection } from './use-selection.ts';

interface ProductTableProps {
  products: readonly ManagedRow[];
  /** Its first product's place in the whole list. */
  first: number;
  selection: Selection;
  /** If products of more than one merchant are listed. */
  merchants: 'shown' | 'hidden';
}

/** Products as rows; on a phone each row is a card. */
export function ProductTable({ products, first, selection, merchants }: ProductTableProps) {
  const ids = products.slice(0, Math.max(0, selection.end - first)).map(({ id }) => id);
  return (
    <table aria-label={listText.title} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.tick}>
            <Checkbox
              aria-label={listText.chooseAll}
              label={
                <span aria-hidden="true" className={styles.tickWord}>
                  {listText.chooseAll}
                </span>
              }
              checked={ids.length > 0 && ids.every(selection.has)}
              disabled={ids.length === 0}
              onChange={event => selection.set(ids, event.target.checked)}
            />
          </th>
          <th scope="col">{listText.product}</th>
          <th scope="col">{listText.category}</th>
          {merchants === 'shown' && <th scope="col">{listText.merchant}</th>}
          <th scope="col">{listText.price}</th>
          <th scope="col">{listText.stock}</th>
          <th scope="col">{listText.status}</th>
          <th scope="col">{listText.orders}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(product => (
          <ProductRow
            key={product.id}
            product={product}
            selection={selection}
            isInReach={ids.includes(product.id)}
            merchants={merchants}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ProductRowProps extends Pick<ProductTableProps, 'selection' | 'merchants'> {
  product: ManagedRow;
  isInReach: boolean;
}

function ProductRow({ product, selection, isInReach, merchants }: ProductRowProps) {
  const { id, title, imageUrl, sku, status, listed } = product;
  const isChosen = isInReach && selection.has(id);
  return (
    <tr className={classNames(isChosen && styles.chosen)}>
      <td className={styles.tick}>
        <Checkbox
          label={<span className="visually-hidden">{listText.choose(title)}</span>}
          checked={isChosen}
          disabled={!isInReach}
          onChange={event => selection.set([id], event.target.checked)}
        />
      </td>
      <th scope="row" className={styles.productCell}>
        <span className={styles.product}>
          <Picture
            identifier={imageUrl}
            alt=""
            width={44}
            height={44}
            sizes="44px"
            className={styles.picture}
          />
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
      </th>
      <td data-label={listText.category}>{product.categoryName}</td>
      {merchants === 'shown' && <td data-label={listText.merchant}>{product.merchantName}</td>}
      <td data-label={listText.price}>
        {product.highestPrice > product.price && <span className={styles.quiet}>{listText.from} </span>}
        <Price pounds={product.price} />
      </td>
      <td data-label={listText.stock}>
        <Stock product={product} />
      </td>
      <td data-label={listText.status}>
        <Pill tone={statusTones[status]}>{statusText[status]}</Pill>
        {status === 'published' && !listed && <span className={styles.quiet}>{listText.notListed}</span>}
      </td>
      <td data-label={listText.orders}>{formatCount(product.requests)}</td>
    </tr>
  );
}

function Stock({ product: { stock, lowStock } }: { product: ManagedRow }) {
  if (stock === 0) return <Pill tone="danger">{listText.outOfStock}</Pill>;
  return (
    <>
      {formatCount(stock)} {lowStock && <Pill tone="warn">{listText.lowStock}</Pill>}
    </>
  );
}
