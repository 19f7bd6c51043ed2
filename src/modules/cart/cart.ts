import { fromPounds, type Piastres, sumPiastres } from '#platform/money.ts';

/** A larger quantity is a wholesale order, which is agreed by telephone. */
export const MAX_QUANTITY = 99;
/** The maximum number of lines in a cart, and so in an order. */
export const MAX_LINES = 50;

export interface CartImage {
  id: number;
  url: string;
}

/** A line as the browser stores it [CART-6]; the price in pounds, as it was when the line was added. */
export interface CartItem {
  id: number;
  productName: string;
  title: string;
  price: number;
  images: CartImage[];
  merchantName: string;
  merchantLogoUrl: string;
  quantity: number;
  merchantId?: number;
  variantId?: number;
  /** The chosen options as they are shown: `اللون: أسود · المقاس: ٤٢`. */
  options?: string;
}

/** An addition to the cart; a product card can be passed as it is. */
export type CartAddition = Omit<CartItem, 'quantity' | 'images'> & {
  images: readonly { id?: number; url: string }[];
  imageUrl?: string;
};

export interface MerchantGroup {
  key: string;
  merchantId: number | null;
  merchantName: string;
  merchantLogoUrl: string;
  items: CartItem[];
}

/** The key of a line: the product's id, and the variant's if one was chosen. */
export function lineKey({ id, variantId }: Pick<CartItem, 'id' | 'variantId'>): string {
  return variantId === undefined ? `${id}` : `${id}-${variantId}`;
}

/**
 * The cart with the product added: one more of an existing line, with refreshed images, or a new line of 1 [CART-3].
 * Unchanged if there is no room for a new line.
 */
export function addItem(cart: readonly CartItem[], addition: CartAddition): readonly CartItem[] {
  const key = lineKey(addition);
  const images = imagesOf(addition);
  if (cart.some(item => lineKey(item) === key)) {
    return cart.map(item =>
      lineKey(item) === key ? { ...item, images, quantity: clampQuantity(item.quantity + 1) } : item,
    );
  }
  return cart.length < MAX_LINES ? [...cart, newItem(addition, images)] : cart;
}

/** The cart with another quantity of a line, never below 1 [CART-4]. */
export function setQuantity(cart: readonly CartItem[], key: string, quantity: number): readonly CartItem[] {
  return cart.map(item => (lineKey(item) === key ? { ...item, quantity: clampQuantity(quantity) } : item));
}

/** The cart without a line [CART-4]. */
export function removeItem(cart: readonly CartItem[], key: string): readonly CartItem[] {
  return cart.filter(item => lineKey(item) !== key);
}

/** The nearest quantity that a line may have; 1 if the value is not a number. */
export function clampQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY);
}

/** Units in the cart, as the badge shows them [HDR-4]. */
export function countUnits(cart: readonly CartItem[]): number {
  return cart.reduce((sum, item) => sum + item.quantity, 0);
}

/** The cost of the lines at the prices they were added at. */
export function subtotal(cart: readonly CartItem[]): Piastres {
  return sumPiastres(cart.map(item => fromPounds(item.price) * item.quantity));
}

/** The lines grouped by merchant, both in the order in which they were added. */
export function groupByMerchant(cart: readonly CartItem[]): MerchantGroup[] {
  const groups = Map.groupBy(cart, item => String(item.merchantId ?? item.merchantName));
  return [...groups].map(([key, items]) => ({ ...merchantOf(items[0] as CartItem), key, items }));
}

function merchantOf({ merchantId, merchantName, merchantLogoUrl }: CartItem) {
  return { merchantId: merchantId ?? null, merchantName, merchantLogoUrl };
}

/** The product's images with ids; a single imageUrl becomes one image [CART-6]. */
export function imagesOf({ images, imageUrl }: Pick<CartAddition, 'images' | 'imageUrl'>): CartImage[] {
  const given = images.length > 0 || !imageUrl ? images : [{ url: imageUrl }];
  return given.map(({ id, url }, index) => ({ id: id ?? index + 1, url }));
}

/** Field by field, because a product card has more fields than a cart stores. */
function newItem(addition: CartAddition, images: CartImage[]): CartItem {
  const { id, productName, title, price, merchantName, merchantLogoUrl } = addition;
  const { merchantId, variantId, options } = addition;
  return {
    id,
    productName,
    title,
    price,
    images,
    merchantName,
    merchantLogoUrl,
    quantity: 1,
    merchantId,
    variantId,
    options,
  };
}
