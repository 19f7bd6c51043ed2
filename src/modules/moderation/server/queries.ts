import { sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { limitToPage, tabColumns } from '#platform/server/limit-to-page.ts';
import type { Account } from '#platform/viewer.ts';
import { type Outcome, REPORT_TABS, type ReportKind, type ReportReason, type ReportTab } from '../report.ts';

/** Whose it is; undefined if the viewer sees no such thing. A conversation's owner is the other side. */
export async function selectOwner(
  run: Runner,
  { kind, subjectId }: Pick<NewReport, 'kind' | 'subjectId'>,
  { userId, merchantId }: Pick<Account, 'userId' | 'merchantId'>,
) {
  const { rows } = await sql<{ merchantId: number | null; userId: number | null }>`
    select p.merchant_id as "merchantId", null::bigint as "userId" from products p
     where ${kind} = 'product' and p.id = ${subjectId} and p.listed
    union all select m.id, null from merchants m
     where ${kind} = 'merchant' and m.id = ${subjectId} and merchant_shows(m.status)
    union all select null, r.user_id from reviews r
     where ${kind} = 'review' and r.id = ${subjectId} and r.state = 'shown'
    union all select q.merchant_id, q.user_id from questions q
     where ${kind} = 'question' and q.id = ${subjectId} and q.state = 'shown'
    union all select case when c.user_id = ${userId} then c.merchant_id end,
                     case when c.user_id <> ${userId} then c.user_id end from conversations c
     where ${kind} = 'conversation' and c.id = ${subjectId}
       and (c.user_id = ${userId} or c.merchant_id = ${merchantId})`.execute(run);
  return rows[0];
}

export interface NewReport {
  kind: ReportKind;
  subjectId: number;
  reason: ReportReason;
  note: string;
}

/** The same person's second report of a thing replaces the first, and is open again. */
export async function upsertReport(
  run: Runner,
  userId: number,
  { kind, subjectId, reason, note, now }: NewReport & { now: Date },
) {
  await sql`
    insert into reports (kind, subject_id, user_id, reason, note, reported_at)
    values (${kind}, ${subjectId}, ${userId}, ${reason}, ${note}, ${now})
    on conflict (kind, subject_id, user_id)
    do update set reason = excluded.reason, note = excluded.note, reported_at = excluded.reported_at,
                  closed_at = null, outcome = ''`.execute(run);
}

export interface ReportRow {
  id: number;
  kind: ReportKind;
  subjectId: number;
  subject: string;
  productId: number | null;
  reason: ReportReason;
  note: string;
  by: string;
  others: number;
  reportedAt: Date;
  outcome: Outcome | '';
}

const inTab = (tab: ReportTab) => (tab === 'open' ? sql`closed_at is null` : sql`closed_at is not null`);

export async function selectReports(
  run: Runner,
  { tab, limit, offset }: { tab: ReportTab; limit: number; offset: number },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    with page as materialized (
      select * from reports where ${allOf(inTab(tab))} order by id desc ${limitToPage({ limit, offset })})
    select g.id, g.kind, g.subject_id as "subjectId", g.reason, g.note, u.name as by, g.reported_at as "reportedAt",
           g.outcome, coalesce(p.title, m.name_ar, left(r.body, 500), left(q.body, 500), cm.name_ar, '') as subject,
           coalesce(r.product_id, q.product_id) as "productId",
           (select count(*) from reports o where o.kind = g.kind and o.subject_id = g.subject_id
               and o.id <> g.id and o.closed_at is null) as others
      from page g join users u on u.id = g.user_id
      left join products p on g.kind = 'product' and p.id = g.subject_id
      left join merchants m on g.kind = 'merchant' and m.id = g.subject_id
      left join reviews r on g.kind = 'review' and r.id = g.subject_id
      left join questions q on g.kind = 'question' and q.id = g.subject_id
      left join conversations c on g.kind = 'conversation' and c.id = g.subject_id
      left join merchants cm on cm.id = c.merchant_id
     order by g.id desc`.execute(run);
  return rows;
}

export async function countReports(run: Runner): Promise<Record<ReportTab, number>> {
  const { rows } = await sql<Record<ReportTab, number>>`
    select ${tabColumns(REPORT_TABS, tab => sql`select from reports where ${inTab(tab)}`)}`.execute(run);
  return rows[0] as Record<ReportTab, number>;
}

/** Closes the open reports of what this open report is about. */
export async function closeReports(
  tx: Tx,
  { reportId, outcome, now }: { reportId: number; outcome: Outcome; now: Date },
) {
  const { rows } = await sql<{ kind: ReportKind; subjectId: number }>`
    update reports o set closed_at = ${now}, outcome = ${outcome}
      from reports g
     where g.id = ${reportId} and g.closed_at is null and o.kind = g.kind and o.subject_id = g.subject_id
       and o.closed_at is null
    returning o.kind, o.subject_id as "subjectId"`.execute(tx);
  return rows;
}

/** Opens what was closed in the same moment. What they were closed as comes back with each. */
export async function reopenReports(tx: Tx, reportId: number) {
  const { rows } = await sql<{ kind: ReportKind; subjectId: number; outcome: Outcome }>`
    update reports o set closed_at = null, outcome = ''
      from reports g
     where g.id = ${reportId} and g.closed_at is not null and o.kind = g.kind and o.subject_id = g.subject_id
       and o.closed_at = g.closed_at
    returning o.kind, o.subject_id as "subjectId", g.outcome`.execute(tx);
  return rows;
}

export async function collectReports(run: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ reports: unknown }>`
    select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' order by r.id), '[]') as reports
      from reports r where r.user_id = ${userId}`.execute(run);
  return { reports: rows[0]?.reports ?? [] };
}

export async function deleteReportsOf(tx: Tx, userId: number): Promise<void> {
  await sql`delete from reports where user_id = ${userId}`.execute(tx);
}

export async function deleteOldReports(run: Runner, before: Date): Promise<void> {
  await sql`delete from reports where closed_at < ${before}`.execute(run);
}
