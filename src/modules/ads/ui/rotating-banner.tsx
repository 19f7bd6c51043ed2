import { useCallback, useState } from 'react';
import { IconButton } from '#kit/button.tsx';
import { wrapIndex } from '#kit/carousel/pages.ts';
import { useAutoAdvance } from '#kit/carousel/use-auto-advance.ts';
import { classNames } from '#kit/class-names.ts';
import { kitText } from '#kit/text.ts';
import type { Ad } from '../ad.ts';
import { AdLink } from './ad-link.tsx';
import styles from './rotating-banner.module.css';

/** How long an ad stays, in milliseconds. */
const ROTATION = 30_000;

interface RotatingBannerProps {
  ads: readonly Ad[];
  /** The index of its first ad, so that two banners on a page never show the same one. */
  offset: number;
}

/** A banner between sections that shows one ad after another, 30 s each, and begins again [LND-7]. */
export function RotatingBanner({ ads, offset }: RotatingBannerProps) {
  const [at, setAt] = useState(offset % ads.length);
  const following = wrapIndex(at + 1, ads.length);
  const advance = useCallback(() => setAt(following), [following]);
  const auto = useAutoAdvance({ every: ROTATION, pages: ads.length, advance });
  return (
    <div className={styles.banner} {...auto.holders}>
      {ads.map((ad, index) => {
        // The next ad waits behind, so its picture is loaded when its turn comes.
        if (index !== at && !(auto.running && index === following)) return null;
        return (
          <div key={ad.id} className={styles.place} inert={index !== at}>
            <AdLink
              ad={ad}
              place="banner"
              className={classNames(styles.ad, index !== at && styles.waiting)}
            />
          </div>
        );
      })}
      {ads.length > 1 && (
        <IconButton
          icon={auto.playing ? 'pause' : 'play'}
          label={auto.playing ? kitText.pause : kitText.play}
          iconSize={16}
          className={styles.pause}
          onClick={auto.toggle}
        />
      )}
    </div>
  );
}
