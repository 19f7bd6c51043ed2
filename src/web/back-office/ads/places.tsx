import { useState } from 'react';
import { Chip } from '#kit/display/chip.tsx';
import { AD_TYPES, type Ad } from '#modules/ads/ad.ts';
import { AD_ORDERS, type ManagedAd } from '#modules/ads/managed-ad.ts';
import { PlaceTile } from './place-tile.tsx';
import styles from './places.module.css';
import { adsText } from './text.ts';
import { type Move, useMove } from './use-move.ts';

interface PlacesProps {
  shown: readonly ManagedAd[];
  onMoved: () => Promise<void>;
}

/** The landing page's places as shoppers see them; dragging or the arrow keys move an ad to another place. */
export function Places({ shown, onMoved }: PlacesProps) {
  const [screen, setScreen] = useState<'desktop' | 'phone'>('desktop');
  const move = useMove(shown, onMoved);
  return (
    <div className={styles.places} data-screen={screen}>
      {AD_TYPES.map(type => (
        <section key={type} className={styles.card} aria-labelledby={type}>
          <div className={styles.head}>
            <div>
              <h2 id={type} className={styles.title}>
                {WORDS[type].title}
              </h2>
              <p className={styles.note}>{WORDS[type].note}</p>
            </div>
            {type === 'landing_page_upper' && (
              <fieldset className={styles.screens}>
                <legend className="visually-hidden">{adsText.screen}</legend>
                {(['desktop', 'phone'] as const).map(each => (
                  <Chip key={each} pressed={screen === each} onClick={() => setScreen(each)}>
                    {adsText[each]}
                  </Chip>
                ))}
              </fieldset>
            )}
          </div>
          <Tiles type={type} shown={shown} move={move} />
        </section>
      ))}
      <p className="visually-hidden" aria-live="polite">
        {move.said}
      </p>
    </div>
  );
}

const WORDS = {
  landing_page_upper: { title: adsText.upperTitle, note: adsText.upperNote },
  landing_page_categories: { title: adsText.bannersTitle, note: adsText.bannersNote },
} as const;

function Tiles({ type, shown, move }: { type: Ad['type']; shown: readonly ManagedAd[]; move: Move }) {
  return (
    <ol className={type === 'landing_page_upper' ? styles.trio : styles.banners}>
      {AD_ORDERS.map(order => (
        <PlaceTile
          key={order}
          place={{ type, order }}
          ad={shown.find(ad => ad.type === type && ad.order === order)}
          move={move}
        />
      ))}
    </ol>
  );
}
