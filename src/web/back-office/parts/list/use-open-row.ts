import { type NavigateOptions, useSearchParams } from 'react-router';
import { addressNow, changed, id } from './address.ts';

/** The row that is open next to its list, under this name in the address; the list's filters and place stay. */
export function useOpenRow(name: string) {
  const [params, setParams] = useSearchParams();
  const show = (row: number | null, options?: NavigateOptions) =>
    setParams(changed(addressNow(), { [name]: row }), options);
  return {
    openId: id(params.get(name) ?? ''),
    hrefOf: (row: number | null) => `?${changed(params, { [name]: row })}`,
    open: show,
    close: () => show(null, { preventScrollReset: true }),
  };
}
