import { ButtonLink } from '#kit/button.tsx';
import { orderNumber } from '#platform/id.ts';
import { reachText } from '../text.ts';
import styles from './reach.module.css';

export const phoneHref = (mobile: string) => `tel:${mobile}`;

/** A conversation that begins with the order's number. */
export const whatsAppHref = (mobile: string, orderId: number) =>
  `https://wa.me/${mobile.replace('+', '')}?text=${encodeURIComponent(reachText.about(orderNumber(orderId)))}`;

/** One press calls the person, or writes to them about the order. */
export function Reach({ mobile, orderId }: { mobile: string; orderId: number }) {
  return (
    <div className={styles.reach}>
      <ButtonLink to={phoneHref(mobile)} variant="outline" icon="phone">
        {reachText.phone}
      </ButtonLink>
      <ButtonLink
        to={whatsAppHref(mobile, orderId)}
        target="_blank"
        rel="noreferrer"
        variant="outline"
        icon="whatsapp"
      >
        {reachText.whatsApp}
      </ButtonLink>
    </div>
  );
}
