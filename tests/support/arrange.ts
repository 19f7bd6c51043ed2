import { sql } from 'kysely';
import type { Role } from '#platform/viewer.ts';
import type { TestShop } from './shop.ts';

/** Writes state that no call of the shop sets, or none so quickly, straight into its database. */
type ShopDatabase = Pick<TestShop, 'rows'>;

/** Lets no session end and no password grow old while a test moves the shop's time: most tests wait for something else. */
export const staySignedIn = (shop: ShopDatabase) =>
  shop.rows(sql`
    update sessions set expires_at = expires_at + interval '9 years',
           confirmed_at = case when confirmed_at is not null then expires_at end`);

/** Gives the account with this e-mail address a role, without the second factor that the role may ask for. */
export const giveRole = (shop: ShopDatabase, email: string, role: Role) =>
  shop.rows(sql`update users set role = ${role} where email = ${email}`);

/** Piastres. */
export const setPrice = (shop: ShopDatabase, variantId: number, price: number) =>
  shop.rows(sql`update variants set price = ${price} where id = ${variantId}`);

export const setOnHand = (shop: ShopDatabase, variantId: number, units: number) =>
  shop.rows(sql`update variants set on_hand = ${units} where id = ${variantId}`);

interface ProductScope {
  id?: number | null;
  merchantId?: number | null;
  categoryId?: number | null;
}

/** Sets the status of one product, or of all products of a merchant or a category. */
export const setProductStatus = (
  shop: ShopDatabase,
  { id = null, merchantId = null, categoryId = null }: ProductScope,
  status: 'published' | 'hidden' | 'draft',
) =>
  shop.rows(sql`
    update products set status = ${status}
     where id = ${id} or merchant_id = ${merchantId} or category_id = ${categoryId}`);

/** From now on, what the merchant publishes waits for a review. */
export const reviewProducts = (shop: ShopDatabase, merchantId: number) =>
  shop.rows(sql`update merchants set reviews_products = true where id = ${merchantId}`);
