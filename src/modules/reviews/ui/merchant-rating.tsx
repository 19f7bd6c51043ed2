import { merchantRatingText as text } from '../merchant-rating.text.ts';
import type { MerchantRating as Rating } from '../merchant-rating.ts';
import styles from './merchant-rating.module.css';

/** How a shop keeps its word: delivery, description and returns. A share that nobody can know yet is not drawn. */
export function MerchantRating({ rating }: { rating: Rating | null }) {
  if (!rating) return <p className="muted">{text.none}</p>;
  const { handedOver, arrived, asPromised, described, shop, answered } = rating;
  const measures = [
    [text.handedOver, handedOver === null ? null : text.percent(handedOver)],
    [text.arrived, arrived === null ? null : text.percent(arrived)],
    [text.asPromised, text.percent(asPromised)],
    [text.answered, answered === null ? null : text.percent(answered)],
    [text.described, described === null ? null : text.ofFive(described)],
    [text.shop, shop === null ? null : text.ofFive(shop)],
  ] as const;
  return (
    <section className={styles.rating} aria-label={text.title}>
      <dl className={styles.measures}>
        {measures.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="muted">
        {text.title}، {text.from(rating.parts)}
      </p>
    </section>
  );
}
