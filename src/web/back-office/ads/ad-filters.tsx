import { useEffect, useRef, useState } from 'react';
import { Chip } from '#kit/display/chip.tsx';
import { Icon } from '#kit/icon.tsx';
import { AD_TYPES } from '#modules/ads/ad.ts';
import styles from './ads.module.css';
import { adsText, typeChips } from './text.ts';
import type { useAdQuery } from './use-ad-query.ts';

/** Milliseconds after the last key. */
const PAUSE = 250;

/** By words of the title, while typing, by place, and by an end that comes near. */
export function AdFilters({ query: { asked, set } }: { query: ReturnType<typeof useAdQuery> }) {
  const [words, setWords] = useState(asked.q ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setWords(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set('q', text.trim()), PAUSE);
  };
  return (
    <search className={styles.filters} aria-label={adsText.filter}>
      <label className={styles.search}>
        <Icon name="search" size={18} />
        <span className="visually-hidden">{adsText.search}</span>
        <input
          type="search"
          name="q"
          value={words}
          maxLength={100}
          placeholder={adsText.search}
          onChange={event => type(event.target.value)}
        />
      </label>
      <div className={styles.chips}>
        <Chip pressed={!asked.type} onClick={() => set('type', '')}>
          {adsText.all}
        </Chip>
        {AD_TYPES.map(each => (
          <Chip key={each} pressed={asked.type === each} onClick={() => set('type', each)}>
            {typeChips[each]}
          </Chip>
        ))}
        <Chip pressed={asked.ending === 'soon'} onClick={() => set('ending', asked.ending ? '' : 'soon')}>
          {adsText.ending}
        </Chip>
      </div>
    </search>
  );
}
