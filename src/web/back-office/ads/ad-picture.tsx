import { FallbackImage } from '#kit/display/fallback-image.tsx';
import { AD_SIZES, type AdPlace } from '#modules/ads/place.ts';
import { adSources } from '#modules/ads/ui/ad-sources.ts';
import styles from './ads.module.css';

/** An ad's picture as its place draws it; one that fails becomes the placeholder [IMG-3]. */
export function AdPicture({ image, place, alt }: { image: string; place: AdPlace; alt: string }) {
  return (
    <FallbackImage
      sources={adSources(image, place)}
      alt={alt}
      {...AD_SIZES[place]}
      sizes="(max-width: 600px) 90vw, 560px"
      className={styles.picture}
      draggable={false}
    />
  );
}
