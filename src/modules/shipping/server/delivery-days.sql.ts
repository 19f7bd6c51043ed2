import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ListedDays } from '../delivery-days.calls.ts';
import type { DeliveryTime } from '../promise.ts';

type ListedTime = ListedDays['times'][number];
type Holiday = ListedDays['holidays'][number];

export async function selectDeliveryTimes(run: Runner): Promise<ListedTime[]> {
  const { rows } = await sql<ListedTime>`
    select t.id, t.courier, t.governorate_id as "governorateId", t.city_id as "cityId", t.first_days as first,
           t.last_days as last, g.name_ar as "governorateName", coalesce(c.name_ar, '') as "cityName"
      from delivery_times t
      join governorates g on g.id = t.governorate_id
      left join cities c on c.id = t.city_id
     order by t.governorate_id, t.city_id nulls first, t.courier nulls first`.execute(run);
  return rows;
}

/** From this day on. */
export async function selectHolidays(run: Runner, from: string): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`
    select day::text, name from holidays where day >= ${from}::date order by day`.execute(run);
  return rows;
}

/** Returns whether there is such a place. */
export async function upsertDeliveryTime(tx: Tx, time: DeliveryTime): Promise<boolean> {
  const { rows } = await sql`
    insert into delivery_times (courier, governorate_id, city_id, first_days, last_days)
    select ${time.courier}, g.id, c.id, ${time.first}, ${time.last}
      from governorates g left join cities c on c.id = ${time.cityId}::int and c.governorate_id = g.id
     where g.id = ${time.governorateId}::bigint and (c.id is not null or ${time.cityId}::int is null)
        on conflict (courier, governorate_id, city_id) do update set first_days = excluded.first_days, last_days = excluded.last_days
    returning id`.execute(tx);
  return rows.length > 0;
}

export async function deleteDeliveryTime(tx: Tx, id: number): Promise<void> {
  await sql`delete from delivery_times where id = ${id}`.execute(tx);
}

export async function upsertHoliday(tx: Tx, { day, name }: Holiday): Promise<void> {
  await sql`
    insert into holidays (day, name) values (${day}::date, ${name})
        on conflict (day) do update set name = excluded.name`.execute(tx);
}

export async function deleteHoliday(tx: Tx, day: string): Promise<void> {
  await sql`delete from holidays where day = ${day}::date`.execute(tx);
}
