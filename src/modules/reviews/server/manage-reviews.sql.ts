import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import { countUpTo, limitToPage, tabColumns } from '#platform/server/limit-to-page.ts';
import {
  type Fit,
  type MerchantTab,
  type ReviewState,
  type Sign,
  STAFF_TABS,
  type StaffTab,
} from '../review.ts';

export interface ManagedRow {
  id: number;
  productId: number;
  title: string;
  merchantName: string;
  stars: number;
  fit: Fit | null;
  shopStars: number | null;
  options: string;
  text: string;
  name: string;
  photos: string[];
  state: ReviewState;
  signs: Sign[];
  hiddenFor: string;
  reply: string;
  writtenAt: Date;
}

const inState = (tab: StaffTab) => sql`r.state = ${tab}`;

const ofMerchant = (merchantId: number, tab: MerchantTab) =>
  tab === 'all'
    ? sql`r.merchant_id = ${merchantId} and r.state = 'shown'`
    : sql`r.merchant_id = ${merchantId} and r.state = 'shown' and r.replied_at is null`;

interface Page {
  limit: number;
  offset: number;
}

async function selectWhere(run: Runner, where: RawBuilder<unknown>, page: Page): Promise<ManagedRow[]> {
  const { rows } = await sql<ManagedRow>`
    with page as materialized (
      select r.* from reviews r where ${where} order by r.id desc ${limitToPage(page)})
    select r.id, r.product_id as "productId", p.title, m.name_ar as "merchantName", r.stars, r.fit, r.shop_stars as "shopStars", l.options,
           r.body as text,
           r.shown_name as name, r.photos, r.state, r.signs, r.hidden_for as "hiddenFor", r.reply,
           r.written_at as "writtenAt"
      from page r join products p on p.id = r.product_id join merchants m on m.id = r.merchant_id
      join order_lines l on l.id = r.order_line_id
     order by r.id desc`.execute(run);
  return rows;
}

export function selectByState(run: Runner, tab: StaffTab, page: Page): Promise<ManagedRow[]> {
  return selectWhere(run, inState(tab), page);
}

export function selectOfMerchant(
  run: Runner,
  { merchantId, tab }: { merchantId: number; tab: MerchantTab },
  page: Page,
): Promise<ManagedRow[]> {
  return selectWhere(run, ofMerchant(merchantId, tab), page);
}

export async function countByState(run: Runner): Promise<Record<StaffTab, number>> {
  const { rows } = await sql<Record<StaffTab, number>>`
    select ${tabColumns(STAFF_TABS, tab => sql`select from reviews r where ${inState(tab)}`)}`.execute(run);
  return rows[0] as Record<StaffTab, number>;
}

export async function countOfMerchant(run: Runner, merchantId: number): Promise<Record<MerchantTab, number>> {
  const count = (tab: MerchantTab) =>
    countUpTo(sql`select from reviews r where ${ofMerchant(merchantId, tab)}`);
  const { rows } = await sql<Record<MerchantTab, number>>`
    select ${count('to_answer')} as to_answer, ${count('all')} as "all"`.execute(run);
  return rows[0] as Record<MerchantTab, number>;
}

export interface LockedReview {
  userId: number;
  title: string;
  photos: string[];
  state: ReviewState;
  reply: string;
}

/** With a merchant, only what shoppers see of its goods. */
export async function lockReview(tx: Tx, reviewId: number, merchantId: number | null) {
  const scope = merchantId === null ? sql`true` : sql`r.merchant_id = ${merchantId} and r.state = 'shown'`;
  const { rows } = await sql<LockedReview>`
    select r.user_id as "userId", p.title, r.photos, r.state, r.reply
      from reviews r join products p on p.id = r.product_id where r.id = ${reviewId} and ${scope} for update of r`.execute(
    tx,
  );
  return rows[0];
}

/** Its signs have been looked at. */
export async function setState(
  tx: Tx,
  { reviewId, state, reason }: { reviewId: number; state: ReviewState; reason: string },
): Promise<void> {
  await sql`
    update reviews set state = ${state}, hidden_for = ${reason}, signs = '{}' where id = ${reviewId}`.execute(
    tx,
  );
}

export async function setReply(
  tx: Tx,
  { reviewId, text, now }: { reviewId: number; text: string; now: Date },
): Promise<void> {
  await sql`update reviews set reply = ${text}, replied_at = ${now} where id = ${reviewId}`.execute(tx);
}
