import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { FallbackImage } from '#kit/display/fallback-image.tsx';
import { type Ad, adPath } from '../ad.ts';
import { AD_SIZES, type AdPlace } from '../place.ts';
import { adText } from '../text.ts';
import styles from './ad-link.module.css';
import { adSources } from './ad-sources.ts';

const SIZES = {
  banner: '(max-width:1289px) 100vw, 1241px',
  large: '(max-width:600px) 100vw, (max-width:1023px) 72vw, 720px',
  small: '(max-width:600px) 100vw, (max-width:1023px) 25vw, 253px',
} as const satisfies Record<AdPlace, string>;

interface AdLinkProps {
  ad: Ad;
  place: AdPlace;
  /** The first thing to be seen: its picture decides when the page counts as loaded. */
  urgent?: boolean;
  className?: string | undefined;
}

/** An ad; a click goes where `directTo` says [LND-11]. Its title is the alternative text of its picture. */
export function AdLink({ ad, place, urgent, className }: AdLinkProps) {
  return (
    <Link to={adPath(ad)} data-ad={ad.id} className={classNames(styles.ad, styles[place], className)}>
      <FallbackImage
        sources={adSources(ad.image, place)}
        alt={ad.title}
        {...AD_SIZES[place]}
        sizes={SIZES[place]}
        priority={urgent}
      />
      <span className={styles.tag}>{adText.tag}</span>
    </Link>
  );
}
