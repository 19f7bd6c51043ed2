import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { showProduct } from '#modules/catalog/calls.ts';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { parseWhole } from '#platform/digits.ts';
import { isRefusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../data/api.ts';
import { compared, MOST_COMPARED } from '../data/compared.ts';
import { useIsInBrowser } from '../is-in-browser.ts';
import { discoveryText as text } from '../parts/discovery/text.ts';
import { siteText } from '../text.ts';
import styles from './compare/compare.module.css';
import { CompareTable } from './compare/compare-table.tsx';

export function meta() {
  return { title: siteText.titled(text.comparison), noindex: true };
}

/** Up to 4 products side by side: those of the address, which can be shared, otherwise those this browser has chosen. */
export default function Compare() {
  const chosen = compared.use();
  const [search, setSearch] = useSearchParams();
  const [tries, setTries] = useState(0);
  const shared = idsOf(search.get('ids') ?? '');
  const isShared = useIsInBrowser() && shared.length > 0;
  const ids = isShared ? shared : chosen;
  // What somebody else sent is changed in the address: the own choice stays what it was.
  const change = (left: readonly number[]) =>
    isShared
      ? setSearch(left.length > 0 ? { ids: left.join() } : {}, { replace: true })
      : compared.change(left);
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>{text.comparison}</h1>
      {ids.length === 0 ? (
        <Nothing />
      ) : (
        <Compared
          key={[...ids, tries].join()}
          ids={ids}
          onChange={change}
          onRetry={() => setTries(tries + 1)}
        />
      )}
    </div>
  );
}

const idsOf = (list: string) =>
  [...new Set(list.split(',').flatMap(each => parseWhole(each) ?? []))]
    .filter(id => id > 0)
    .slice(0, MOST_COMPARED);

function Nothing() {
  return (
    <EmptyState
      title={text.nothingToCompare}
      text={text.howToCompare}
      action={<ButtonLink to="/categories">{text.browse}</ButtonLink>}
    />
  );
}

interface ComparedProps {
  ids: readonly number[];
  onChange: (left: readonly number[]) => void;
  onRetry: () => void;
}

function Compared({ ids, onChange, onRetry }: ComparedProps) {
  const [products, setProducts] = useState<ProductDetails[] | 'failed'>();
  useEffect(() => {
    fetchAll(ids).then(setProducts, () => setProducts('failed'));
  }, [ids]);
  if (!products) return <Loading text={siteText.loadingPage} />;
  if (products === 'failed') return <Failed onRetry={onRetry} />;
  if (products.length === 0) return <Nothing />;
  return (
    <>
      <CompareTable products={products} onRemove={id => onChange(ids.filter(each => each !== id))} />
      <Button variant="text" onClick={() => onChange([])}>
        {text.clear}
      </Button>
    </>
  );
}

function Failed({ onRetry }: Pick<ComparedProps, 'onRetry'>) {
  return (
    <EmptyState
      title={generalRefusal('no_connection').message}
      action={<Button onClick={onRetry}>{siteText.retry}</Button>}
    />
  );
}

/** Without those that are no longer shown. */
async function fetchAll(ids: readonly number[]): Promise<ProductDetails[]> {
  const found = await Promise.all(ids.map(productId => api(showProduct, { productId }).catch(nothingIfGone)));
  return found.filter(product => product !== null);
}

function nothingIfGone(error: unknown): null {
  if (isRefusal(error) && error.code === 'product_not_found') return null;
  throw error;
}
