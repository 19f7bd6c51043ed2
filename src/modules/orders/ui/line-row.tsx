import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Price } from '#kit/price.tsx';
import { WholePieces } from '#kit/whole-pieces.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import { formatCount } from '#platform/digits.ts';
import { orderText } from '../text.ts';
import styles from './line-row.module.css';

export interface LineRowProps {
  productId: number;
  title: string;
  /** The text under the title: options, quantity or merchant. */
  about: ReactNode;
  imageUrl: string;
  quantity: number;
  /** The amount of all its units, in pounds. */
  amount: number;
  /** The product's page, if the line leads there. */
  path?: string | undefined;
}

/** One line of an order: picture with quantity, title, further text, and amount. */
export function LineRow({ productId, title, about, imageUrl, quantity, amount, path }: LineRowProps) {
  return (
    <li className={styles.row}>
      <span className={classNames(styles.picture, tintOf(productId))}>
        <Picture identifier={imageUrl} alt="" width={60} height={60} sizes="60px" />
        <span className={styles.count} aria-hidden="true">
          {formatCount(quantity)}
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {path ? (
            <Link to={path} className={styles.link}>
              <WholePieces text={title} />
            </Link>
          ) : (
            title
          )}
        </span>
        <span className={styles.about}>{about}</span>
        <span className="visually-hidden">{orderText.quantity(quantity)}</span>
      </span>
      <Price pounds={amount} size="amount" className={styles.amount} />
    </li>
  );
}
