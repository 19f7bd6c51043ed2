import { useSearchParams } from 'react-router';
import { changed, id } from './address.ts';

/** The row that is open next to its list, under this name in the address; the list's filters and place stay. */
export function useOpenRow(name: string) {
  const [params, setParams] = useSearchParams();
  return {
    openId: id(params.get(name) ?? ''),
    hrefOf: (row: number | null) => `?${changed(params, { [name]: row })}`,
    close: () => setParams(changed(params, { [name]: null }), { preventScrollReset: true }),
  };
}
