import { Link } from 'react-router';
import { BarList } from '#kit/chart/bar-list.tsx';
import { Price } from '#kit/price.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import type { HomeFigures } from '#modules/reports/calls.ts';
import { useSession } from '../../data/session.ts';
import styles from './home.module.css';
import { Panel } from './panel.tsx';
import { formatPart, homeText } from './text.ts';

/** As many as there are colours; the last one sums up the others. */
const MOST_BARS = 5;

/** Each category's share of the sales. */
export function Categories({ figures: { categories } }: { figures: HomeFigures }) {
  const total = sum(categories);
  const isMore = categories.length > MOST_BARS;
  const named = isMore ? categories.slice(0, MOST_BARS - 1) : categories;
  const rest = { name: homeText.otherCategories, amount: total - sum(named) };
  return (
    <Panel title={homeText.byCategory}>
      {total === 0 ? (
        <p className={styles.quiet}>{homeText.noSales}</p>
      ) : (
        <BarList
          bars={[...named, ...(isMore ? [rest] : [])].map(({ name, amount }) => ({
            name,
            value: amount,
            words: formatPart(amount / total),
          }))}
        />
      )}
    </Panel>
  );
}

const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);

/** The recent best sellers. */
export function BestProducts({ goods }: { goods: HomeFigures['bestProducts'] }) {
  const { account } = useSession();
  const mayEdit = account?.permissions.includes('products');
  return (
    <Panel title={homeText.bestProducts}>
      {goods.length === 0 && <p className={styles.quiet}>{homeText.noSales}</p>}
      <ol className={styles.goods}>
        {goods.map(({ productId, title, imageUrl, units, amount }) => (
          <li key={productId}>
            <Picture identifier={imageUrl} alt="" width={44} height={44} sizes="44px" />
            <span className={styles.good}>
              <Link to={mayEdit ? `/product-details/${productId}` : `/product/${productId}`}>
                <bdi dir="rtl">{title}</bdi>
              </Link>
              <span className={styles.quiet}>{homeText.pieces(units)}</span>
            </span>
            <Price pounds={amount} size="amount" />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
