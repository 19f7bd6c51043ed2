import { ButtonLink } from '#kit/button.tsx';
import { orderNumber } from '#platform/id.ts';
import { reachText } from '../text.ts';
import styles from './reach.module.css';

/** One press calls the person, or writes to them about the order. */
export function Reach({ mobile, orderId }: { mobile: string; orderId: number }) {
  const said = encodeURIComponent(reachText.about(orderNumber(orderId)));
  return (
    <div className={styles.reach}>
      <ButtonLink to={`tel:${mobile}`} variant="outline" icon="phone">
        {reachText.phone}
      </ButtonLink>
      <ButtonLink
        to={`https://wa.me/${mobile.replace('+', '')}?text=${said}`}
        target="_blank"
        rel="noreferrer"
        variant="outline"
        icon="message-circle"
      >
        {reachText.whatsApp}
      </ButtonLink>
    </div>
  );
}
