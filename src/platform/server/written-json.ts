/** JSON with every leaf as the text that was sent: a number keeps its digits, and null is empty. */
export type Written = string | Written[] | { [name: string]: Written };

type Source = { source?: string };
type Revive = (text: string, revive: (key: string, value: unknown, context: Source) => unknown) => unknown;

/**
 * The leaves of a signed message exactly as they were signed: 100.50 stays `100.50`, and an id of twenty digits keeps
 * all of them. Throws SyntaxError if the text is not JSON.
 */
export function writtenJson(json: string): Written {
  return (JSON.parse as Revive)(json, (_, value, { source }) => {
    if (value === null) return '';
    return typeof value === 'object' || typeof value === 'string' ? value : source;
  }) as Written;
}

/** The leaf at `order.id`; empty if there is none. */
export function leafAt(written: Written | undefined, path: string): string {
  const leaf = path.split('.').reduce<Written | undefined>(fieldOf, written);
  return typeof leaf === 'string' ? leaf : '';
}

function fieldOf(written: Written | undefined, name: string): Written | undefined {
  if (typeof written !== 'object' || Array.isArray(written) || !Object.hasOwn(written, name))
    return undefined;
  return written[name];
}
