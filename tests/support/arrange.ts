import { sql } from 'kysely';
import type { CourierName } from '#modules/shipping/couriers.ts';
import type { MemberRole, Role } from '#platform/viewer.ts';
import type { TestShop } from './shop.ts';

/** Writes state that no call of the shop sets, or none so quickly, straight into its database. */
type ShopDatabase = Pick<TestShop, 'rows'>;

/** Lets no session end and no password grow old while a test moves the shop's time: most tests wait for something else. */
export const staySignedIn = (shop: ShopDatabase) =>
  shop.rows(sql`
    update sessions set expires_at = expires_at + interval '9 years',
           confirmed_at = case when confirmed_at is not null then expires_at end`);

/** Adds somebody to a merchant's team, without an invitation. */
export const addMember = (
  shop: ShopDatabase,
  merchantId: number,
  { id, duty }: { id: number; duty: MemberRole },
) =>
  shop.rows(sql`
    insert into merchant_members (merchant_id, user_id, duty) values (${merchantId}, ${id}, ${duty})`);

/** Gives an account another name or mobile; without one, it stays. */
export const setPerson = (
  shop: ShopDatabase,
  id: number,
  { name = null, mobile = null }: { name?: string | null; mobile?: string | null },
) =>
  shop.rows(sql`
    update users set name = coalesce(${name}, name), mobile = coalesce(${mobile}, mobile) where id = ${id}`);

/** As if the account with this mobile had typed the code that was sent to it. */
export const verifyMobileOf = (shop: ShopDatabase, mobile: string) =>
  shop.rows(sql`update users set mobile_verified_at = now() where mobile = ${mobile}`);

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

/** Makes one merchant, or all, invoice with VAT. */
export const registerForVat = (shop: ShopDatabase, merchantId: number | null = null) =>
  shop.rows(sql`
    update merchants set vat_registered = true, tax_number = '123456789', legal_name = 'شركة النيل'
     where ${merchantId}::bigint is null or id = ${merchantId}`);

/** Changes who carries a parcel, without its booking. */
export const setCarrier = (shop: ShopDatabase, parcelId: number, carrier: CourierName) =>
  shop.rows(sql`update parcels set carrier = ${carrier} where id = ${parcelId}`);

/** Completes an order at once, without the wait for its return window. */
export const completeOrder = (shop: ShopDatabase, orderId: number) =>
  shop.rows(sql`
    update merchant_orders set status = 'completed', completed_at = now() where order_id = ${orderId}`);

/** From now on, what the merchant publishes waits for a review. */
export const reviewProducts = (shop: ShopDatabase, merchantId: number) =>
  shop.rows(sql`update merchants set reviews_products = true where id = ${merchantId}`);
