import { sql } from 'kysely';
import type { Role } from '#platform/viewer.ts';
import type { TestShop } from './shop.ts';

/** What no call of the shop does, or not so quickly: the test's own hands in the database. */
type Hands = Pick<TestShop, 'rows'>;

/** Sessions last 30 days, and in most tests it is not they that are waited for; nor whether the password was given lately. */
export const staySignedIn = (shop: Hands) =>
  shop.rows(sql`
    update sessions set expires_at = expires_at + interval '9 years',
           confirmed_at = case when confirmed_at is not null then expires_at end`);

/** To the account with this e-mail address, without the second factor that the role may ask for. */
export const giveRole = (shop: Hands, email: string, role: Role) =>
  shop.rows(sql`update users set role = ${role} where email = ${email}`);

/** Piastres. */
export const setPrice = (shop: Hands, variantId: number, price: number) =>
  shop.rows(sql`update variants set price = ${price} where id = ${variantId}`);

export const setOnHand = (shop: Hands, variantId: number, units: number) =>
  shop.rows(sql`update variants set on_hand = ${units} where id = ${variantId}`);

interface Whose {
  id?: number | null;
  merchantId?: number | null;
  categoryId?: number | null;
}

/** Of one product, or of all of a merchant's or category's. */
export const setProductStatus = (
  shop: Hands,
  { id = null, merchantId = null, categoryId = null }: Whose,
  status: 'published' | 'hidden' | 'draft',
) =>
  shop.rows(sql`
    update products set status = ${status}
     where id = ${id} or merchant_id = ${merchantId} or category_id = ${categoryId}`);

/** Whether what a merchant publishes waits for a review. */
export const reviewProducts = (shop: Hands, merchantId: number) =>
  shop.rows(sql`update merchants set reviews_products = true where id = ${merchantId}`);
