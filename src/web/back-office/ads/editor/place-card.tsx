import { RadioCard } from '#kit/form/radio-card.tsx';
import { AD_TYPES } from '#modules/ads/ad.ts';
import { placeOf } from '#modules/ads/crop.ts';
import { sizeText } from '#modules/ads/managed-ad.text.ts';
import { AD_ORDERS } from '#modules/ads/managed-ad.ts';
import { editorText, typeNames } from '../text.ts';
import { inPlace } from './ad-form.ts';
import styles from './editor.module.css';
import type { AdEditor } from './use-ad-editor.ts';

/** First, because it decides the size of the picture. */
export function PlaceCard({ editor: { form, change } }: { editor: AdEditor }) {
  const orders = editorText.orders[form.type];
  return (
    <section className={styles.card} aria-labelledby="ad-place">
      <h2 id="ad-place" className={styles.title}>
        {editorText.placeTitle}
      </h2>
      <fieldset>
        <legend className={styles.legend}>{editorText.place}</legend>
        <div className={styles.two}>
          {AD_TYPES.map(type => (
            <RadioCard
              key={type}
              name="type"
              value={type}
              title={typeNames[type]}
              checked={form.type === type}
              onChange={() => change(before => inPlace(before, { type, order: before.order }))}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>{editorText.order}</legend>
        <div className={styles.three}>
          {AD_ORDERS.map(order => (
            <RadioCard
              key={order}
              name="order"
              value={String(order)}
              title={orders[order - 1]}
              text={<bdi>{sizeText(placeOf({ type: form.type, order }))}</bdi>}
              checked={form.order === order}
              onChange={() => change(before => inPlace(before, { type: before.type, order }))}
            />
          ))}
        </div>
      </fieldset>
    </section>
  );
}
