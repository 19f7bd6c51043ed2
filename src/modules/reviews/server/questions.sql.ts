import { type RawBuilder, sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { countUpTo, limitToPage, tabColumns } from '#platform/server/limit-to-page.ts';
import { FEWEST_ANSWERS, NEWEST_ANSWERS, QUESTION_TABS, type QuestionTab } from '../question.ts';

export interface QuestionRow {
  id: number;
  text: string;
  name: string;
  askedAt: Date;
  answer: string;
}

const SHOWN = sql`q.id, q.body as text, q.shown_name as name, q.asked_at as "askedAt", q.answer`;

/** A page of the questions that shoppers see. */
export async function selectQuestions(
  run: Runner,
  { productId, after, limit }: { productId: number; after?: number | undefined; limit: number },
): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select ${SHOWN} from questions q
     where ${allOf(
       sql`q.product_id = ${productId} and q.state = 'shown'`,
       after !== undefined && sql`q.id < ${after}`,
     )}
     order by q.id desc ${limitToPage({ limit, offset: 0 })}`.execute(run);
  return rows;
}

/** Up to `MOST_COUNTED`. */
export async function countQuestions(run: Runner, productId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${countUpTo(sql`select from questions where product_id = ${productId} and state = 'shown'`)} as count`.execute(
    run,
  );
  return rows[0]?.count ?? 0;
}

export interface QuestionTarget {
  title: string;
  merchantId: number;
  name: string;
  /** Whether the person who asks works for its merchant. */
  isOwn: boolean;
}

/** A listed product, and who asks about it. */
export async function selectQuestionTarget(
  tx: Tx,
  productId: number,
  userId: number,
): Promise<QuestionTarget | undefined> {
  const { rows } = await sql<QuestionTarget>`
    select p.title, p.merchant_id as "merchantId", u.name,
           exists (select from merchant_members m where m.user_id = u.id and m.merchant_id = p.merchant_id) as "isOwn"
      from products p, users u where p.id = ${productId} and p.listed and u.id = ${userId}`.execute(tx);
  return rows[0];
}

/** Half of a shop's newest answers came within so many hours; null where it has given too few. */
export async function selectUsualHours(run: Runner, merchantId: number): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select case when count(*) >= ${FEWEST_ANSWERS} then
             greatest(1, ceil(percentile_disc(0.5) within group (order by extract(epoch from answered_at - asked_at)) / 3600))::int
           end as hours
      from (select asked_at, answered_at from questions
             where merchant_id = ${merchantId} and state = 'shown' and answered_at is not null
             order by id desc limit ${sql.lit(NEWEST_ANSWERS)}) newest`.execute(run);
  return rows[0]?.hours ?? null;
}

export async function insertQuestion(
  tx: Tx,
  asked: { productId: number; merchantId: number; userId: number; text: string; name: string; now: Date },
): Promise<QuestionRow> {
  const { rows } = await sql<QuestionRow>`
    insert into questions as q (product_id, merchant_id, user_id, body, shown_name, asked_at)
    values (${asked.productId}, ${asked.merchantId}, ${asked.userId}, ${asked.text}, ${asked.name}, ${asked.now})
    returning ${SHOWN}`.execute(tx);
  return rows[0] as QuestionRow;
}

export async function selectMembers(tx: Tx, merchantId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from merchant_members where merchant_id = ${merchantId} order by user_id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export interface LockedQuestion {
  userId: number;
  productId: number;
  title: string;
  text: string;
  answer: string;
  state: 'shown' | 'hidden';
}

/** A shown one of this merchant, or any for staff (null). */
export async function lockQuestion(
  tx: Tx,
  questionId: number,
  merchantId: number | null,
): Promise<LockedQuestion | undefined> {
  const { rows } = await sql<LockedQuestion>`
    select q.user_id as "userId", q.product_id as "productId", p.title, q.body as text, q.answer, q.state
      from questions q join products p on p.id = q.product_id
     where ${allOf(
       sql`q.id = ${questionId}`,
       merchantId !== null && sql`q.merchant_id = ${merchantId} and q.state = 'shown'`,
     )}
       for no key update of q`.execute(tx);
  return rows[0];
}

export async function setAnswer(
  tx: Tx,
  { questionId, text, now }: { questionId: number; text: string; now: Date },
): Promise<void> {
  await sql`update questions set answer = ${text}, answered_at = ${now} where id = ${questionId}`.execute(tx);
}

export async function setHidden(tx: Tx, questionId: number): Promise<void> {
  await sql`update questions set state = 'hidden' where id = ${questionId}`.execute(tx);
}

const inTab = (merchantId: number, tab: QuestionTab): RawBuilder<unknown> =>
  allOf(
    sql`q.merchant_id = ${merchantId} and q.state = 'shown'`,
    tab === 'to_answer' && sql`q.answered_at is null`,
  );

export async function selectOfMerchant(
  run: Runner,
  { merchantId, tab }: { merchantId: number; tab: QuestionTab },
  { limit, offset }: { limit: number; offset: number },
): Promise<(QuestionRow & { productId: number; title: string })[]> {
  const { rows } = await sql<QuestionRow & { productId: number; title: string }>`
    with page as materialized (
      select q.* from questions q where ${inTab(merchantId, tab)} order by q.id desc ${limitToPage({ limit, offset })})
    select ${SHOWN}, q.product_id as "productId", p.title
      from page q join products p on p.id = q.product_id order by q.id desc`.execute(run);
  return rows;
}

export async function countOfMerchant(run: Runner, merchantId: number): Promise<Record<QuestionTab, number>> {
  const { rows } = await sql<Record<QuestionTab, number>>`
    select ${tabColumns(QUESTION_TABS, tab => sql`select from questions q where ${inTab(merchantId, tab)}`)}`.execute(
    run,
  );
  return rows[0] as Record<QuestionTab, number>;
}
