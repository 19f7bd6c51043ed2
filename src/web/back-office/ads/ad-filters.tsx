import { Chip } from '#kit/display/chip.tsx';
import { AD_TYPES } from '#modules/ads/ad.ts';
import { FilterBar, SearchBox } from '../parts/list/filters.tsx';
import type { AdQuery } from './ad-query.ts';
import { adsText, typeChips } from './text.ts';

/** By words of the title, by place, and by an end that comes near. */
export function AdFilters({ query }: { query: AdQuery }) {
  const { type, ending } = query.filter;
  return (
    <FilterBar
      query={query}
      label={adsText.filter}
      search={<SearchBox query={query} name="q" label={adsText.search} />}
    >
      <Chip pressed={!type} onClick={() => query.set({ type: null }, 'push')}>
        {adsText.all}
      </Chip>
      {AD_TYPES.map(each => (
        <Chip key={each} pressed={type === each} onClick={() => query.set({ type: each }, 'push')}>
          {typeChips[each]}
        </Chip>
      ))}
      <Chip pressed={ending === 'soon'} onClick={() => query.set({ ending: ending ? null : 'soon' }, 'push')}>
        {adsText.ending}
      </Chip>
    </FilterBar>
  );
}
