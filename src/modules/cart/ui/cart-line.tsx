import { Link } from 'react-router';
import { Button, IconButton } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Note } from '#kit/display/note.tsx';
import { Stepper } from '#kit/form/stepper.tsx';
import { Price } from '#kit/price.tsx';
import { WholePieces } from '#kit/whole-pieces.tsx';
import { variantPath } from '#modules/catalog/variant-path.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import type { QuoteBody } from '../calls.ts';
import { type CartItem, MAX_QUANTITY } from '../cart.ts';
import { cartText, changeText } from '../text.ts';
import styles from './cart-line.module.css';

export type QuotedLine = QuoteBody['lines'][number];

export interface CartLineProps {
  item: CartItem;
  /** What the shop says about it now; undefined while that is unknown. */
  quoted: QuotedLine | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Where lines can be saved for later. */
  onLater?: (() => void) | undefined;
}

/**
 * Picture, title, options, quantity, price and removal of one line, and what changed about it. What cannot be bought has
 * no quantity and no price, because it does not count in the total.
 */
export function CartLine({ item, quoted, onQuantity, onRemove, onLater }: CartLineProps) {
  const title = quoted?.title || item.title || item.productName;
  const path = variantPath(item);
  const changes = quoted?.changes ?? [];
  const isGone = changes.includes('out_of_stock') || changes.includes('not_sold');
  return (
    <li className={styles.line}>
      <Link
        to={path}
        className={classNames(styles.picture, tintOf(item.id))}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture identifier={item.images[0]?.url ?? ''} alt="" width={84} height={84} sizes="84px" />
      </Link>
      <div className={styles.words}>
        <Link to={path} className={styles.title}>
          <WholePieces text={title} />
        </Link>
        {item.options && <p className="muted">{item.options}</p>}
      </div>
      <IconButton icon="trash" label={cartText.remove(title)} className={styles.remove} onClick={onRemove} />
      {!isGone && (
        <div className={styles.row}>
          <Stepper
            value={item.quantity}
            onChange={onQuantity}
            label={cartText.quantityOf(title)}
            // One step then leads to what is left.
            max={quoted && changes.includes('fewer_left') ? quoted.available : MAX_QUANTITY}
            size="small"
          />
          <Price pounds={linePrice(item, quoted)} size="line" />
        </div>
      )}
      {quoted && <Changes quoted={quoted} />}
      {onLater && (
        <Button variant="text" size="small" className={styles.later} onClick={onLater}>
          {cartText.saveForLater}
        </Button>
      )}
    </li>
  );
}

function Changes({ quoted: { changes, available } }: { quoted: QuotedLine }) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.changes}>
      {changes.map(change => (
        <Note key={change} tone={change === 'price_changed' ? 'info' : 'warn'}>
          {changeText(change, available)}
        </Note>
      ))}
    </div>
  );
}

/** As it counts in the total: of the units that are left. */
function linePrice({ price, quantity }: CartItem, quoted: QuotedLine | undefined): number {
  if (quoted?.quantity === quantity) return quoted.amount;
  return Math.round((quoted?.price ?? price) * 100 * quantity) / 100;
}
