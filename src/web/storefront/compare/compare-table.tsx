import { Link } from 'react-router';
import { IconButton } from '#kit/button.tsx';
import { Price } from '#kit/price.tsx';
import { WholePieces } from '#kit/whole-pieces.tsx';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { productPath } from '#modules/catalog/product-path.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { discoveryText as text } from '../../parts/discovery/text.ts';
import styles from './compare.module.css';

interface CompareTableProps {
  products: readonly ProductDetails[];
  onRemove: (id: number) => void;
}

/** A row for each fact; its name stands over the values, so that they have the width of a telephone to themselves. */
export function CompareTable({ products, onRemove }: CompareTableProps) {
  return (
    // A region that scrolls is reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={text.comparison} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {products.map(product => (
              <th key={product.id} scope="col">
                <Picture identifier={product.imageUrl} alt="" width={120} height={120} sizes="120px" />
                <Link to={productPath(product)}>
                  <WholePieces text={product.productName} />
                </Link>
                <Price pounds={product.price} size="line" />
                <IconButton
                  icon="close"
                  label={text.remove(product.productName)}
                  onClick={() => onRemove(product.id)}
                />
              </th>
            ))}
          </tr>
        </thead>
        {factsOf(products).map(([name, values]) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={products.length}>
                {name}
              </th>
            </tr>
            <tr>
              {values.map((value, at) => (
                <td key={products[at]?.id}>
                  <bdi>{value || text.unsaid}</bdi>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** What all have first, then the specifications that any of them names, in the order in which they are named. */
function factsOf(products: readonly ProductDetails[]): [name: string, values: string[]][] {
  const names = [...new Set(products.flatMap(each => each.specifications.map(([name]) => name)))];
  const each = (read: (product: ProductDetails) => string) => products.map(read);
  return [
    [text.before, each(was)],
    [text.availability, each(({ inStock }) => (inStock ? text.available : text.soldOut))],
    [text.brand, each(({ brandName }) => brandName ?? '')],
    [text.merchant, each(({ merchantName }) => merchantName)],
    [text.returns, each(({ notReturnable }) => (notReturnable ? text.onlyFaulty : text.returnable))],
    ...names.map((name): [string, string[]] => [name, each(product => valueOf(product, name))]),
  ];
}

const was = ({ originalPrice }: ProductDetails) =>
  originalPrice === null ? '' : formatPrice(fromPounds(originalPrice));

const valueOf = ({ specifications }: ProductDetails, name: string) =>
  specifications.find(([known]) => known === name)?.[1] ?? '';
