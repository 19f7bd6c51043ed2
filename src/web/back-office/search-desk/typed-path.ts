/**
 * The path of a page as staff type it or paste it from the address bar: the shop's own origin is left out, and so are the
 * words behind a product's id, which are only for people.
 */
export function typedPath(typed: string, origin: string): string {
  const text = typed.trim();
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  return path.replace(/^(\/product\/\d+)\/.*$/, '$1');
}
