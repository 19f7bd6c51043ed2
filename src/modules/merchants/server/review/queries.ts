import { sql } from 'kysely';
import { cairoDay } from '#platform/dates.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { limitToPage } from '#platform/server/limit-to-page.ts';
import type { MerchantFile, MerchantRow } from '../../merchant-file.ts';
import { MERCHANT_TABS, type MerchantStatus, type MerchantTab, TAB_NAMES } from '../../merchant-status.ts';
import type { CheckItem, EntityKind, PaperKind } from '../../papers.ts';

interface ReviewQuery {
  tab: MerchantTab;
  q: string;
  limit: number;
  offset: number;
  now: Date;
}

/** Name, legal name or any of the numbers; `%` and `_` are matched literally. */
function matches(q: string) {
  if (q === '') return sql`true`;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = q.replace(/\D/g, '');
  return sql`(m.name_ar ilike ${pattern} or m.legal_name ilike ${pattern}
              or (${digits} <> '' and (m.commercial_register = ${digits} or m.tax_number = ${digits}
                                       or m.phone like '%' || ${digits})))`;
}

const needsLook = (today: string) => sql`merchant_needs_look(m.id, ${today}::date)`;

const isIn = ({ tab, q, now }: Pick<ReviewQuery, 'tab' | 'q' | 'now'>) => sql`
  m.status = any(${MERCHANT_TABS[tab]}::text[]) and ${matches(q)}
  and ${tab === 'papers' ? needsLook(cairoDay(now)) : sql`true`}`;

export async function selectRows(run: Runner, { tab, q, limit, offset, now }: ReviewQuery) {
  const isMeant = isIn({ tab, q, now });
  const { rows } = await sql<Omit<MerchantRow, 'submittedAt'> & { submittedAt: Date }>`
    select m.id, m.name_ar as "nameAr", m.logo as "logoUrl", m.activity, m.status,
           coalesce(a.submitted_at, m.created_at) as "submittedAt",
           case when not ${needsLook(cairoDay(now))} then null
                when exists (select from merchant_identity_changes c where c.merchant_id = m.id and c.state = 'waiting')
                then 'identity_change' else 'ended_paper' end as look
      from merchants m left join merchant_applications a on a.merchant_id = m.id
     where ${isMeant}
     order by ${tab === 'applications' ? sql`"submittedAt", m.id` : sql`m.id desc`}
     ${limitToPage({ limit, offset })}`.execute(run);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from merchants m where ${isMeant}`.execute(run);
  return { rows, total: counted[0]?.total ?? 0 };
}

export interface ExportedMerchant {
  id: number;
  nameAr: string;
  status: MerchantStatus;
  activity: string;
  entityKind: EntityKind;
  legalName: string;
  commercialRegister: string;
  taxNumber: string;
  phone: string;
  email: string;
  address: string;
  submittedAt: Date;
}

export async function selectExported(
  run: Runner,
  { tab, q, now }: Pick<ReviewQuery, 'tab' | 'q' | 'now'>,
  most: number,
) {
  const { rows } = await sql<ExportedMerchant>`
    select m.id, m.name_ar as "nameAr", m.status, m.activity, m.entity_kind as "entityKind",
           m.legal_name as "legalName", m.commercial_register as "commercialRegister", m.tax_number as "taxNumber",
           m.phone, m.email, m.address, coalesce(a.submitted_at, m.created_at) as "submittedAt"
      from merchants m left join merchant_applications a on a.merchant_id = m.id
     where ${isIn({ tab, q, now })}
     order by m.id limit ${sql.lit(most)}`.execute(run);
  return rows;
}

/** The number of merchants in each tab. */
export async function countTabs(run: Runner, now: Date): Promise<Record<MerchantTab, number>> {
  const { rows } = await sql<{ status: string; count: number; papers: number }>`
    select status, count(*), count(*) filter (where ${needsLook(cairoDay(now))}) as papers
      from merchants m group by status`.execute(run);
  const count = (tab: MerchantTab) =>
    rows
      .filter(row => (MERCHANT_TABS[tab] as readonly string[]).includes(row.status))
      .reduce((sum, row) => sum + (tab === 'papers' ? row.papers : row.count), 0);
  return Object.fromEntries(TAB_NAMES.map(tab => [tab, count(tab)])) as Record<MerchantTab, number>;
}

export type FileRow = Omit<
  MerchantFile,
  'checklist' | 'decisions' | 'nationalId' | 'submittedAt' | 'applicationId' | 'identityChanges'
> & {
  applicationId: number | null;
  nationalId: Buffer | null;
  applicantId: number | null;
  askReason: string;
  submittedAt: Date;
  checked: CheckItem[];
};

export async function selectFile(run: Runner, merchantId: number): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select m.id, a.id as "applicationId", a.user_id as "applicantId", m.name_ar as "nameAr", m.logo as "logoUrl", m.status,
           m.status_reason as "statusReason", coalesce(a.ask_reason, '') as "askReason",
           m.holiday_until::text as "holidayUntil", m.activity, m.entity_kind as "entityKind",
           m.legal_name as "legalName", m.commercial_register as "commercialRegister", m.tax_number as "taxNumber",
           m.vat_registered as "vatRegistered", a.national_id as "nationalId", m.phone, m.email, m.address,
           m.return_address as "returnAddress", coalesce(a.form ->> 'expectedProducts', '') as "expectedProducts",
           coalesce(a.submitted_at, m.created_at) as "submittedAt",
           coalesce(a.papers_asked, '[]') as "papersAsked", m.reviews_products as "reviewsProducts",
           coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'name', p.name,
                       'mediaType', p.media_type, 'size', p.size, 'sentAt', p.sent_at,
                       'expiresOn', p.expires_on) order by p.id)
                       from merchant_papers p
                       left join merchant_identity_changes c on c.id = p.change_id
                      where p.application_id = a.id or c.merchant_id = m.id and c.state in ('approved', 'in_force')), '[]')
             as papers,
           coalesce((select json_agg(c.item) from merchant_checks c where c.merchant_id = m.id), '[]') as checked,
           (select count(*)::int from products p where p.merchant_id = m.id) as products,
           (select count(*)::int from merchant_orders o where o.merchant_id = m.id
               and o.tab in ('waiting', 'new', 'preparing', 'shipped', 'out')) as "openOrders",
           coalesce((select json_agg(json_build_object('userId', u.id, 'name', u.name, 'duty', mm.duty) order by u.id)
                       from merchant_members mm join users u on u.id = mm.user_id
                      where mm.merchant_id = m.id), '[]') as members,
           coalesce((select json_agg(json_build_object('event', e.event, 'at', e.happened_at,
                       'by', u.name, 'reason', e.reason) order by e.id desc)
                       from merchant_events e left join users u on u.id = e.user_id
                      where e.merchant_id = m.id), '[]') as history
      from merchants m left join merchant_applications a on a.merchant_id = m.id
     where m.id = ${merchantId}`.execute(run);
  return rows[0];
}

interface Tick {
  merchantId: number;
  item: CheckItem;
  userId: number;
  now: Date;
}

export async function insertCheck(tx: Tx, { merchantId, item, userId, now }: Tick): Promise<void> {
  await sql`
    insert into merchant_checks (merchant_id, item, checked_by, checked_at)
    values (${merchantId}, ${item}, ${userId}, ${now}) on conflict do nothing`.execute(tx);
}

export async function deleteCheck(tx: Tx, merchantId: number, item: CheckItem): Promise<void> {
  await sql`delete from merchant_checks where merchant_id = ${merchantId} and item = ${item}`.execute(tx);
}

export async function setPapersAsked(
  tx: Tx,
  merchantId: number,
  query: { papers: PaperKind[]; reason: string },
) {
  await sql`
    update merchant_applications set papers_asked = ${JSON.stringify(query.papers)}::jsonb, ask_reason = ${query.reason}
     where merchant_id = ${merchantId}`.execute(tx);
}

/** The facts that decide whether an applicant can be accepted. */
export async function selectReadiness(run: Runner, merchantId: number) {
  const { rows } = await sql<{
    entityKind: EntityKind;
    applicantId: number | null;
    papers: PaperKind[];
    checked: CheckItem[];
  }>`
    select m.entity_kind as "entityKind", a.user_id as "applicantId",
           coalesce((select json_agg(p.kind) from merchant_papers p where p.application_id = a.id), '[]') as papers,
           coalesce((select json_agg(c.item) from merchant_checks c where c.merchant_id = m.id), '[]') as checked
      from merchants m left join merchant_applications a on a.merchant_id = m.id where m.id = ${merchantId}`.execute(
    run,
  );
  return rows[0];
}

export async function setReviewsProducts(
  tx: Tx,
  { merchantId, reviews }: { merchantId: number; reviews: boolean },
) {
  const { rows } = await sql<{ before: boolean }>`
    update merchants m set reviews_products = ${reviews} from (select id, reviews_products as before from merchants
     where id = ${merchantId} for update) was where m.id = was.id returning was.before`.execute(tx);
  return rows[0]?.before;
}

export async function selectNationalId(run: Runner, merchantId: number): Promise<Buffer | null> {
  const { rows } = await sql<{ sealed: Buffer | null }>`
    select national_id as sealed from merchant_applications where merchant_id = ${merchantId}`.execute(run);
  return rows[0]?.sealed ?? null;
}
