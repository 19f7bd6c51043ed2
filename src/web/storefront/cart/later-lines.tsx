import { Link } from 'react-router';
import { Button, IconButton } from '#kit/button.tsx';
import { Price } from '#kit/price.tsx';
import type { LaterLine } from '#modules/cart/account-cart.calls.ts';
import { lineKey } from '#modules/cart/cart.ts';
import { cartText } from '#modules/cart/text.ts';
import { variantPath } from '#modules/catalog/variant-path.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import styles from './later-lines.module.css';
import type { Later } from './use-later.ts';

/** Under the cart: what was saved for later, at the price of now. */
export function LaterLines({ later }: { later: Later }) {
  if (later.lines.length === 0) return null;
  return (
    <section className={`page-width ${styles.later}`} aria-labelledby="later">
      <h2 id="later">{cartText.later}</h2>
      <ul>
        {later.lines.map(line => (
          <Line key={lineKey(line)} line={line} later={later} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line, later }: { line: LaterLine; later: Later }) {
  return (
    <li className={styles.line}>
      <Picture identifier={line.images[0]?.url ?? ''} alt="" width={64} height={64} sizes="64px" />
      <div className={styles.words}>
        <Link to={variantPath(line)}>{line.title}</Link>
        {line.options && <p className={styles.options}>{line.options}</p>}
        <p>{line.inStock ? <Price pounds={line.price} size="line" /> : cartText.soldOut}</p>
      </div>
      <IconButton icon="trash" label={cartText.removeLater(line.title)} onClick={() => later.remove(line)} />
      {line.inStock && (
        <Button variant="outline" size="small" className={styles.take} onClick={() => later.take(line)}>
          {cartText.toCart}
        </Button>
      )}
    </li>
  );
}
