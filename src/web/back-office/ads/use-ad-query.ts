import { useSearchParams } from 'react-router';
import { AD_TYPES } from '#modules/ads/ad.ts';

/** The list's filters are in its address. */
export function useAdQuery() {
  const [params, setParams] = useSearchParams();
  const type = AD_TYPES.find(each => each === params.get('type'));
  const ending = params.get('ending') === 'soon' ? ('soon' as const) : undefined;
  const q = params.get('q') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const set = (name: 'type' | 'ending' | 'q', value: string) =>
    setParams(
      before => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    asked: { type, ending, q: q === '' ? undefined : q, page },
    isNarrowed: type !== undefined || ending !== undefined || q !== '',
    set,
    clear: () => setParams({}, { preventScrollReset: true }),
    hrefOf: (to: number) => {
      const next = new URLSearchParams(params);
      next.set('page', String(to));
      return `?${next}`;
    },
  };
}
