import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Merchant, MerchantProfile } from '../merchant.ts';
import type { MerchantEvent, MerchantStatus } from '../merchant-status.ts';

export async function selectActiveMerchants(run: Runner) {
  const { rows } = await sql<Merchant>`
    select id, name_ar as "nameAr", logo as "logoUrl" from merchants where merchant_shows(status) order by id`.execute(
    run,
  );
  return rows;
}

export async function selectMerchant(run: Runner, id: number) {
  const { rows } = await sql<MerchantProfile>`
    select id, name_ar as "nameAr", logo as "logoUrl", status = 'on_holiday' as "onHoliday",
           holiday_until::text as "holidayUntil", legal_name as "legalName",
           commercial_register as "commercialRegister", tax_number as "taxNumber", address, phone, email
      from merchants where id = ${id} and merchant_shows(status)`.execute(run);
  return rows[0];
}

// What happens to a merchant

/**
 * A merchant's status, with its row locked against everything, even the key share lock of a new order's foreign key, so
 * no order is placed while it is being closed.
 */
export async function lockMerchant(tx: Tx, id: number): Promise<MerchantStatus | undefined> {
  const { rows } = await sql<{ status: MerchantStatus }>`
    select status from merchants where id = ${id} for update`.execute(tx);
  return rows[0]?.status;
}

/** Whether anything of the merchant is on its way to a buyer or back. */
export async function hasOpenOrders(run: Runner, merchantId: number): Promise<boolean> {
  const { rows } = await sql`
    select from merchant_orders where merchant_id = ${merchantId}
       and (tab in ('waiting', 'new', 'preparing', 'shipped', 'out')
            or tab = 'unpaid' and status = 'pending_payment' or tab = 'returned' and status = 'undelivered') limit 1`.execute(
    run,
  );
  return rows.length > 0;
}

interface NewStatus {
  merchantId: number;
  status: MerchantStatus;
  reason: string;
  holidayUntil: string | null;
  now: Date;
}

export async function updateStatus(tx: Tx, { merchantId, status, reason, holidayUntil, now }: NewStatus) {
  await sql`
    update merchants set status = ${status}, status_reason = ${reason}, holiday_until = ${holidayUntil}::date,
           closed_at = ${status === 'closed' ? now : null}
     where id = ${merchantId}`.execute(tx);
}

interface NewEvent {
  merchantId: number;
  event: MerchantEvent;
  from: MerchantStatus;
  to: MerchantStatus;
  reason: string;
  userId: number | null;
  now: Date;
}

export async function insertEvent(tx: Tx, row: NewEvent): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into merchant_events (merchant_id, event, from_status, to_status, reason, user_id, happened_at)
    values (${row.merchantId}, ${row.event}, ${row.from}, ${row.to}, ${row.reason}, ${row.userId}, ${row.now})
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** Merchants whose holiday ended before this day. */
export async function selectBackFromHoliday(run: Runner, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from merchants where status = 'on_holiday' and holiday_until < ${today}::date order by id`.execute(
    run,
  );
  return rows.map(({ id }) => id);
}

// Who is told

export interface NotifiedEvent {
  merchantId: number;
  event: MerchantEvent;
  reason: string;
  name: string;
  papers: string[];
}

export async function selectEvent(run: Runner, id: number): Promise<NotifiedEvent | undefined> {
  const { rows } = await sql<NotifiedEvent>`
    select m.id as "merchantId", e.event, e.reason, m.name_ar as name, coalesce(a.papers_asked, '[]') as papers
      from merchant_events e join merchants m on m.id = e.merchant_id
      left join merchant_applications a on a.merchant_id = m.id
     where e.id = ${id}`.execute(run);
  return rows[0];
}

/** Owners and managers; for an applicant, who is not a member yet, the account that applied. */
export async function selectWhoAnswers(run: Runner, merchantId: number) {
  const { rows } = await sql<{ userId: number; email: string; mobile: string }>`
    select u.id as "userId", coalesce(u.email, '') as email, coalesce(u.mobile, '') as mobile from users u
     where u.deleted_at is null and u.id in (
       select user_id from merchant_members where merchant_id = ${merchantId} and duty in ('owner', 'manager')
        union select user_id from merchant_applications where merchant_id = ${merchantId})
     order by u.id`.execute(run);
  return rows;
}
