import { useNavigate, useSearchParams } from 'react-router';
import { listProducts, listPublicProducts } from '#modules/catalog/calls.ts';
import type { ProductCard } from '#modules/catalog/product.ts';
import { ProductLine } from '#modules/catalog/ui/card/product-line.tsx';
import { SearchBox } from '#modules/search/ui/search-box.tsx';
import { api } from '../data/api.ts';
import { isSignedIn } from '../data/session.ts';

/** The 5 most requested products that match the words [DATA-3]; with the token if there is one. */
async function suggest(words: string): Promise<readonly ProductCard[]> {
  const call = isSignedIn() ? listProducts : listPublicProducts;
  const { products } = await api(call, {
    page: 1,
    limit: 5,
    sortBy: 'numberOfRequests',
    order: 'descending',
    productName: words,
  });
  return products;
}

const draw = (product: ProductCard) => <ProductLine product={product} />;
const keyOf = (product: ProductCard) => product.id;

export function HeaderSearch({ className }: { className?: string }) {
  const navigate = useNavigate();
  const words = useSearchParams()[0].get('q') ?? '';
  return (
    <div className={className}>
      <SearchBox
        key={words}
        initial={words}
        suggest={suggest}
        keyOf={keyOf}
        draw={draw}
        onChoose={product => navigate(`/product/${product.id}`)}
      />
    </div>
  );
}
