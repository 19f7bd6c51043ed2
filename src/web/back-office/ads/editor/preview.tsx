import type { CSSProperties } from 'react';
import { heightOf, placeOf } from '#modules/ads/crop.ts';
import { AD_ORDERS, type ManagedAd } from '#modules/ads/managed-ad.ts';
import type { AdPlace } from '#modules/ads/place.ts';
import { AdPicture } from '../ad-picture.tsx';
import { adsText, editorText } from '../text.ts';
import type { ChosenPicture } from './ad-form.ts';
import styles from './preview.module.css';
import type { AdEditor } from './use-ad-editor.ts';

interface PreviewProps {
  editor: AdEditor;
  shown: readonly ManagedAd[];
}

/** The ad in its place as shoppers will see it, on a wide screen and on a phone. */
export function Preview({ editor, shown }: PreviewProps) {
  const { form } = editor;
  const place = placeOf(form);
  const image = <ThisAd editor={editor} place={place} />;
  return (
    <section className={styles.card} aria-labelledby="ad-preview">
      <h2 id="ad-preview" className={styles.title}>
        {editorText.previewTitle}
      </h2>
      <figure>
        <figcaption>{editorText.onDesktop}</figcaption>
        {place === 'banner' ? (
          <div className={styles.banner}>{image}</div>
        ) : (
          <div className={styles.trio}>
            {AD_ORDERS.map(order => {
              const other = shown.find(ad => ad.type === form.type && ad.order === order);
              if (order === form.order) return <div key={order}>{image}</div>;
              return (
                <div key={order} className={styles.other}>
                  {other && <AdPicture image={other.image} place={placeOf(other)} alt="" />}
                </div>
              );
            })}
          </div>
        )}
      </figure>
      <figure className={styles.phone}>
        <figcaption>{editorText.onPhone}</figcaption>
        <div className={place === 'banner' ? styles.banner : styles.slide}>{image}</div>
      </figure>
    </section>
  );
}

function ThisAd({ editor: { form, ad }, place }: { editor: AdEditor; place: AdPlace }) {
  return (
    <div className={styles.ad}>
      {form.picture ? (
        <CutPicture picture={form.picture} place={place} alt={form.title || editorText.thisAd} />
      ) : ad ? (
        <AdPicture image={ad.image} place={place} alt={form.title} />
      ) : (
        <span className={styles.none}>{editorText.thisAd}</span>
      )}
      <span className={styles.tag}>{adsText.tag}</span>
    </div>
  );
}

/** The chosen part of a picture, before the server has cut it. */
function CutPicture({ picture, place, alt }: { picture: ChosenPicture; place: AdPlace; alt: string }) {
  const { identifier, width, height, crop } = picture;
  return (
    <div
      dir="ltr"
      className={styles.cut}
      style={
        {
          '--ratio': crop.width / heightOf(crop, place),
          '--scale': `${(100 * width) / crop.width}%`,
          '--of': width / height,
          '--x': `${(-100 * crop.x) / crop.width}%`,
          '--y': `${(-100 * crop.y) / heightOf(crop, place)}%`,
        } as CSSProperties
      }
    >
      <img src={`${identifier}/1200`} alt={alt} draggable={false} />
    </div>
  );
}
