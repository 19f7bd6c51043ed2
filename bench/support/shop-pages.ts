/** One page of each kind that shoppers come to, at any address that leads there. */
const PAGES = { landing: '/', category: '/outlet/1', product: '/product/1' };

/** The path at which each page is answered without a redirect: a product's has its slug (decision 100). */
export async function pagesOf(shopUrl: string): Promise<Record<keyof typeof PAGES, string>> {
  const found = await Promise.all(
    Object.entries(PAGES).map(async ([name, path]) => {
      const { url } = await fetch(shopUrl + path);
      return [name, new URL(url).pathname];
    }),
  );
  return Object.fromEntries(found);
}
