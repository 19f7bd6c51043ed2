import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import { limitToPage } from '#platform/server/limit-to-page.ts';
import type { Coupon } from '../coupon.ts';

const COUPON = sql`c.id, c.code, c.merchant_id as "merchantId", c.kind, c.percent::float as percent, c.amount, c.most,
  c.min_subtotal as "minSubtotal", to_json(c.category_ids) as "categoryIds", to_json(c.product_ids) as "productIds",
  c.platform_percent::float as "platformPercent", c.starts_at as "startsAt", c.ends_at as "endsAt",
  c.total_limit as "totalLimit", c.buyer_limit as "buyerLimit", c.uses, c.active`;

export interface FoundCoupon extends Coupon {
  /** How often this buyer has used it. */
  usedByBuyer: number;
}

export async function findCoupon(run: Runner, asked: { code: string; userId: number }) {
  return (await selectCoupon(asked).execute(run)).rows[0];
}

/**
 * The same, and every other order with this code waits until this one is done (M13). The caller must already hold back
 * the buyer's other orders, because their uses are counted as of the start of this statement.
 */
export async function lockCoupon(tx: Tx, asked: { code: string; userId: number }) {
  return (await sql<FoundCoupon>`${selectCoupon(asked)} for no key update of c`.execute(tx)).rows[0];
}

const selectCoupon = ({ code, userId }: { code: string; userId: number }) => sql<FoundCoupon>`
  select ${COUPON}, (select count(*)::int from coupon_uses u
                      where u.coupon_id = c.id and u.user_id = ${userId}) as "usedByBuyer"
    from coupons c where c.code = ${code}`;

export interface ListedCoupon extends Coupon {
  /** Whether its merchant made it. */
  byMerchant: boolean;
  merchantName: string | null;
  given: number;
  products: { id: number; name: string }[];
}

const LISTED = sql`${COUPON}, c.by_merchant as "byMerchant", m.name_ar as "merchantName", c.given,
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.title) order by p.id), '[]')
     from products p where p.id = any(c.product_ids)) as products`;

export async function findCouponsOf(
  run: Runner,
  { merchantId, limit, offset }: { merchantId: number | null; limit: number; offset: number },
): Promise<{ coupons: ListedCoupon[]; total: number }> {
  const mine = merchantId === null ? sql`true` : sql`c.merchant_id = ${merchantId}`;
  const { rows: coupons } = await sql<ListedCoupon>`
    select ${LISTED} from coupons c left join merchants m on m.id = c.merchant_id
     where ${mine} order by c.id desc ${limitToPage({ limit, offset })}`.execute(run);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from coupons c where ${mine}`.execute(run);
  return { coupons, total: rows[0]?.total ?? 0 };
}

/** A coupon by its code, for its merchant or for everybody (null), and how many stand before it in their list. */
export async function findCouponPlace(run: Runner, asked: { code: string; merchantId: number | null }) {
  const mine = asked.merchantId === null ? sql`true` : sql`n.merchant_id = ${asked.merchantId}`;
  const { rows } = await sql<{ id: number; code: string; merchantName: string | null; before: number }>`
    select c.id, c.code, m.name_ar as "merchantName",
           (select count(*)::int from coupons n where n.id > c.id and ${mine}) as before
      from coupons c left join merchants m on m.id = c.merchant_id
     where c.code = ${asked.code} and (${asked.merchantId}::bigint is null or c.merchant_id = ${asked.merchantId})`.execute(
    run,
  );
  return rows[0];
}

export async function findListedCoupon(run: Runner, id: number): Promise<ListedCoupon | undefined> {
  const { rows } = await sql<ListedCoupon>`
    select ${LISTED} from coupons c left join merchants m on m.id = c.merchant_id where c.id = ${id}`.execute(
    run,
  );
  return rows[0];
}

export type StoredTerms = Omit<Coupon, 'id' | 'code' | 'merchantId' | 'uses' | 'active'>;
type NewCoupon = StoredTerms & Pick<Coupon, 'code' | 'merchantId'> & { byMerchant: boolean; createdAt: Date };

/** Its id; null if another coupon has this code. */
export async function insertCoupon(tx: Tx, coupon: NewCoupon): Promise<number | null | 'unknown_merchant'> {
  if (coupon.merchantId !== null && !(await isMerchant(tx, coupon.merchantId))) return 'unknown_merchant';
  const { rows } = await sql<{ id: number }>`
    insert into coupons (code, merchant_id, by_merchant, kind, percent, amount, most, min_subtotal, category_ids, product_ids,
                         platform_percent, starts_at, ends_at, total_limit, buyer_limit, created_at)
    values (${coupon.code}, ${coupon.merchantId}, ${coupon.byMerchant}, ${coupon.kind}, ${coupon.percent}, ${coupon.amount}, ${coupon.most},
            ${coupon.minSubtotal}, ${coupon.categoryIds}::bigint[], ${coupon.productIds}::bigint[],
            ${coupon.platformPercent}, ${coupon.startsAt}, ${coupon.endsAt}, ${coupon.totalLimit}, ${coupon.buyerLimit},
            ${coupon.createdAt})
    on conflict (code) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

async function isMerchant(tx: Tx, id: number): Promise<boolean> {
  return (await sql`select from merchants where id = ${id}`.execute(tx)).rows.length > 0;
}

const isOf = (merchantId: number | null) =>
  merchantId === null ? sql`true` : sql`merchant_id = ${merchantId} and by_merchant`;

/** A coupon that this merchant (null: anybody) may change; nobody uses or changes it until the transaction ends. */
export async function lockManagedCoupon(
  tx: Tx,
  { couponId, merchantId }: { couponId: number; merchantId: number | null },
): Promise<(Coupon & { byMerchant: boolean }) | undefined> {
  const { rows } = await sql<Coupon & { byMerchant: boolean }>`
    select ${COUPON}, c.by_merchant as "byMerchant" from coupons c
     where c.id = ${couponId} and ${isOf(merchantId)} for no key update`.execute(tx);
  return rows[0];
}

export async function updateCoupon(tx: Tx, id: number, terms: StoredTerms): Promise<void> {
  await sql`
    update coupons set kind = ${terms.kind}, percent = ${terms.percent}, amount = ${terms.amount}, most = ${terms.most},
           min_subtotal = ${terms.minSubtotal}, category_ids = ${terms.categoryIds}::bigint[],
           product_ids = ${terms.productIds}::bigint[], platform_percent = ${terms.platformPercent},
           starts_at = ${terms.startsAt}, ends_at = ${terms.endsAt}, total_limit = ${terms.totalLimit},
           buyer_limit = ${terms.buyerLimit}
     where id = ${id}`.execute(tx);
}

/** Whether this merchant (null: anybody) has such a coupon, and its previous state. */
export async function setCouponActive(
  tx: Tx,
  { couponId, merchantId, active }: { couponId: number; merchantId: number | null; active: boolean },
): Promise<{ was: boolean } | undefined> {
  const { rows } = await sql<{ was: boolean }>`
    with before as (select id, active from coupons where id = ${couponId} and ${isOf(merchantId)} for no key update)
    update coupons c set active = ${active} from before where c.id = before.id
    returning before.active as was`.execute(tx);
  return rows[0];
}
