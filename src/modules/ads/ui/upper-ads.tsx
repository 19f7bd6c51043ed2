import { PageControls } from '#kit/carousel/controls.tsx';
import { useCarousel } from '#kit/carousel/use-carousel.ts';
import { classNames } from '#kit/class-names.ts';
import { useNarrow } from '#kit/use-narrow.ts';
import type { Ad } from '../ad.ts';
import { adText } from '../text.ts';
import { AdLink } from './ad-link.tsx';
import styles from './upper-ads.module.css';

const ROTATION = 30_000;

/** One large ad and two small ones by order 1 to 3 [LND-1]; on narrow screens a slider of the three [LND-2]. */
export function UpperAds({ ads }: { ads: readonly Ad[] }) {
  const narrow = useNarrow();
  const { viewport, awake, page, pages, goTo, auto } = useCarousel(narrow ? ROTATION : 0);
  const shown = ads.toSorted((a, b) => a.order - b.order).slice(0, 3);
  return (
    <section
      aria-label={adText.upper}
      className={styles.ads}
      data-awake={awake || undefined}
      {...auto.holders}
    >
      <div className={styles.viewport} ref={narrow ? viewport : undefined}>
        <div className={classNames(styles.track, shown.length === 1 && styles.alone)}>
          {shown.map((ad, index) => (
            <AdLink
              key={ad.id}
              ad={ad}
              place={index === 0 ? 'large' : 'small'}
              urgent={index === 0}
              className={styles.slide}
            />
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        {narrow && <PageControls page={page} pages={pages} goTo={goTo} auto={auto} />}
      </div>
    </section>
  );
}
