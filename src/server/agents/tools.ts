import * as z from 'zod/mini';
import { cartLinkPath, type LinkedLine } from '#modules/agents/cart-link.ts';
import { showOrdersToAgent } from '#modules/agents/keys.calls.ts';
import {
  featured,
  fittingVariants,
  selectionOf,
  shownOptions,
  shownProduct,
} from '#modules/agents/shown-product.ts';
import * as inputs from '#modules/agents/tool-inputs.ts';
import { envelope, LOOKUP, SEARCH } from '#modules/agents/ucp.ts';
import { listPublicProducts, showProduct } from '#modules/catalog/calls.ts';
import type { ProductDetails } from '#modules/catalog/product.ts';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';

/** What a tool answers with: the shop's own calls, as whoever asks may make them. */
export interface AgentApi {
  site: string;
  get<C extends AnyCall>(call: C, input: CallRequest<C>): Promise<CallBody<C>>;
}

export interface Tool {
  name: string;
  /** In English, for programs. */
  description: string;
  input: z.ZodMiniType;
  run(input: never, api: AgentApi): Promise<object>;
}

const tool = <I extends z.ZodMiniType>(
  input: I,
  {
    run,
    ...named
  }: { name: string; description: string; run(input: z.output<I>, api: AgentApi): Promise<object> },
): Tool => ({ ...named, input, run: run as Tool['run'] });

/** UCP's default. */
const FOUND = 10;

/** What agents can do here. None of it changes anything; a cart is filled by its buyer. */
export const TOOLS: readonly Tool[] = [
  tool(inputs.searchCatalogInput, {
    name: 'search_catalog',
    description: 'Search the products of the shop in Arabic or English. Amounts are piastres (EGP / 100).',
    run: ({ catalog }, api) => searchCatalog(catalog, api),
  }),
  tool(inputs.lookupCatalogInput, {
    name: 'lookup_catalog',
    description: 'Find products or variants by their ids.',
    run: ({ catalog }, api) => lookupCatalog(catalog.ids, api),
  }),
  tool(inputs.getProductInput, {
    name: 'get_product',
    description: 'One product with its options, and the variants that fit what was chosen.',
    run: ({ catalog }, api) => getProduct(catalog, api),
  }),
  tool(inputs.createCartLinkInput, {
    name: 'create_cart_link',
    description:
      'A link for the buyer: it shows these items with their prices, and puts them into the cart if the buyer agrees. Nothing is ordered.',
    run: ({ line_items }, api) => createCartLink(line_items, api),
  }),
  tool(inputs.orderStatusInput, {
    name: 'order_status',
    description:
      "How the buyer's newest orders stand, by a key that the buyer makes in the account and can take back.",
    run: async ({ key }, { get }) => ({ ucp: envelope(null), ...(await get(showOrdersToAgent, { key })) }),
  }),
];

type Catalog = z.output<typeof inputs.searchCatalogInput>['catalog'];

async function searchCatalog({ query, filters, pagination }: Catalog, api: AgentApi) {
  const page = Number(pagination?.cursor?.slice(1) ?? 1);
  const limit = Math.min(pagination?.limit ?? FOUND, inputs.MOST_FOUND);
  const { min, max } = filters?.price ?? {};
  const found = await api.get(listPublicProducts, {
    productName: query,
    page,
    limit,
    sortBy: 'relevance',
    ...(min !== undefined && { minPrice: toPounds(min) }),
    ...(max !== undefined && { maxPrice: toPounds(max) }),
  });
  const products = await Promise.all(found.products.map(({ id }) => productOf(id, api)));
  const hasMore = page < found.totalPages;
  return {
    ucp: envelope(SEARCH),
    products: products.flatMap(product => {
      const variant = product && featured(product);
      return variant ? [shownProduct(product, { site: api.site, variants: [{ variant }] })] : [];
    }),
    pagination: { has_next_page: hasMore, ...(hasMore && { cursor: `p${page + 1}` }) },
  };
}

/** Null if it is not on sale. */
async function productOf(productId: number, { get }: AgentApi): Promise<ProductDetails | null> {
  return get(showProduct, { productId }).catch((error: unknown) => {
    if (isRefusal(error) && error.code === 'product_not_found') return null;
    throw error;
  });
}

const idsOf = (id: string) => {
  const [productId, variantId] = id.split('-').map(Number);
  return { productId: productId as number, variantId };
};

const notFound = (id: string) => ({ type: 'info', code: 'not_found', content: id });

async function lookupCatalog(asked: readonly string[], api: AgentApi) {
  const ids = [...new Set(asked)];
  const byProduct = Map.groupBy(ids, id => idsOf(id).productId);
  const found = await Promise.all(
    [...byProduct].map(async ([productId, those]) => matchesOf(await productOf(productId, api), those)),
  );
  const known = new Set(
    found.flatMap(({ matches }) => matches.flatMap(each => each.inputs.map(({ id }) => id))),
  );
  const missing = ids.filter(id => !known.has(id));
  return {
    ucp: envelope(LOOKUP),
    products: found.flatMap(({ product, matches }) =>
      product && matches.length > 0 ? [shownProduct(product, { site: api.site, variants: matches })] : [],
    ),
    ...(missing.length > 0 && { messages: missing.map(notFound) }),
  };
}

/** Each variant that one of the ids leads to, with those ids. */
function matchesOf(product: ProductDetails | null, ids: readonly string[]) {
  const matches = ids.flatMap(id => {
    const { variantId } = idsOf(id);
    const variant = product && (variantId === undefined ? featured(product) : byId(product, variantId));
    const match: 'exact' | 'featured' = variantId === undefined ? 'featured' : 'exact';
    return variant ? [{ variant, input: { id, match } }] : [];
  });
  const grouped = Map.groupBy(matches, ({ variant }) => variant);
  return {
    product,
    matches: [...grouped].map(([variant, all]) => ({ variant, inputs: all.map(({ input }) => input) })),
  };
}

const byId = ({ variants }: ProductDetails, variantId: number) => variants.find(({ id }) => id === variantId);

type Input = z.output<typeof inputs.getProductInput>['catalog'];

async function getProduct({ id, selected = [], preferences = [] }: Input, api: AgentApi) {
  const { productId, variantId } = idsOf(id);
  const product = await productOf(productId, api);
  const own = product && (variantId === undefined ? featured(product) : byId(product, variantId));
  if (!product || !own) {
    const message = { type: 'error', code: 'not_found', content: id, severity: 'unrecoverable' };
    return { ucp: envelope(LOOKUP, 'error'), messages: [message] };
  }
  const wanted = variantId !== undefined || selected.length === 0 ? selectionOf(product, own) : selected;
  const { selected: chosen, variants } = fittingVariants(product, wanted, preferences);
  const shown = variantId === undefined ? variants : [own, ...variants.filter(each => each !== own)];
  return {
    ucp: envelope(LOOKUP),
    product: {
      ...shownProduct(product, { site: api.site, variants: shown.map(variant => ({ variant })) }),
      options: shownOptions(product, chosen),
      selected: chosen,
    },
  };
}

type LineItems = z.output<typeof inputs.createCartLinkInput>['line_items'];

/** Only of what is on sale; what needs a choice must name it. */
async function createCartLink(items: LineItems, api: AgentApi) {
  const checked = await Promise.all(items.map(item => lineOf(item, api)));
  const lines = checked.filter(each => typeof each !== 'string');
  const missing = checked.filter(each => typeof each === 'string');
  if (lines.length === 0)
    return {
      ucp: envelope(null, 'error'),
      messages: missing.map(id => ({ ...notFound(id), type: 'error', severity: 'recoverable' })),
    };
  return {
    ucp: envelope(null),
    continue_url: api.site + cartLinkPath(lines),
    ...(missing.length > 0 && { messages: missing.map(notFound) }),
  };
}

async function lineOf({ item, quantity }: LineItems[number], api: AgentApi): Promise<LinkedLine | string> {
  const { productId, variantId = null } = idsOf(item.id);
  const product = await productOf(productId, api);
  if (!product || product.optionNames.length > 0 !== (variantId !== null)) return item.id;
  if (variantId !== null && !byId(product, variantId)) return item.id;
  return { productId, variantId, quantity };
}
