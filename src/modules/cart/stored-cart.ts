import { type CartItem, clampQuantity, imagesOf, lineKey, MAX_LINES } from './cart.ts';

type Loose = Readonly<Record<string, unknown>>;

/**
 * The cart from the browser's storage: empty if it is not a JSON list [CART-2]. Items without a usable id and second
 * copies of a line are dropped; other damage is repaired.
 */
export function parseCart(stored: string | null): CartItem[] {
  const items = listIn(stored).flatMap(value => repairItem(value) ?? []);
  const first = new Map(items.toReversed().map(item => [lineKey(item), item]));
  return items.filter(item => first.get(lineKey(item)) === item).slice(0, MAX_LINES);
}

function listIn(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function repairItem(value: unknown): CartItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const item = value as Loose;
  const id = idIn(item.id);
  if (id === undefined) return null;
  const name = textIn(item.productName) || textIn(item.title);
  return {
    id,
    productName: name,
    title: textIn(item.title) || name,
    price: priceIn(item.price),
    images: imagesOf({ images: imageList(item.images), imageUrl: textIn(item.imageUrl) }),
    merchantName: textIn(item.merchantName),
    merchantLogoUrl: textIn(item.merchantLogoUrl),
    // An item without a quantity counts 1 [HDR-4].
    quantity: clampQuantity(typeof item.quantity === 'number' ? item.quantity : 1),
    ...optional('merchantId', idIn(item.merchantId)),
    ...optional('variantId', idIn(item.variantId)),
    ...optional('options', textIn(item.options) || undefined),
  };
}

function idIn(value: unknown): number | undefined {
  const id = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** An unreadable price is 0, and the quote then says that it has changed. */
function priceIn(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value < 1e9 ? value : 0;
}

function imageList(value: unknown): { id?: number; url: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((image: Loose | null) => {
    const url = textIn(image?.url);
    return url ? [{ id: idIn(image?.id), url }] : [];
  });
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>;
}
