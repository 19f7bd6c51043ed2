import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { AddressInput, SavedAddress } from '../address.ts';
import { nameFrom } from '../own-name.ts';

const savedAddress = sql`
  a.id, a.recipient, a.mobile, a.governorate_id as "governorateId", g.name_ar as "governorateName",
  a.city_id as "cityId", a.city_name as "cityName", a.street, a.building, a.floor, a.flat, a.landmark`;

export async function findAddresses(runner: Runner, userId: number): Promise<SavedAddress[]> {
  const { rows } = await sql<SavedAddress>`
    select ${savedAddress} from addresses a join governorates g on g.id = a.governorate_id
     where a.user_id = ${userId} order by a.id desc`.execute(runner);
  return rows;
}

export async function findAddress(
  runner: Runner,
  userId: number,
  id: number,
): Promise<SavedAddress | undefined> {
  const { rows } = await sql<SavedAddress>`
    select ${savedAddress} from addresses a join governorates g on g.id = a.governorate_id
     where a.id = ${id} and a.user_id = ${userId}`.execute(runner);
  return rows[0];
}

/** The place's name: the city's own, or the typed one for a place outside the list. Undefined if it is invalid. */
export async function findCityName(runner: Runner, place: AddressInput): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(c.name_ar, ${place.cityName}::text) as name
      from governorates g left join cities c on c.governorate_id = g.id and c.id = ${place.cityId}::bigint
     where g.id = ${place.governorateId}::bigint and (c.id is not null or ${place.cityId}::bigint is null)`.execute(
    runner,
  );
  return rows[0]?.name;
}

/** Locks the account, so two addresses added at once cannot pass the limit together. */
export async function countAddresses(tx: Tx, userId: number): Promise<number> {
  await sql`select from users where id = ${userId} for update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from addresses where user_id = ${userId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whoever signed up by a code alone gets the name of their first address. */
export async function insertAddress(tx: Tx, userId: number, address: AddressInput): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with named as (update users set name = ${nameFrom(address.recipient)} where id = ${userId} and name = '')
    insert into addresses (user_id, recipient, mobile, governorate_id, city_id, city_name, street, building, floor,
                           flat, landmark)
    values (${userId}, ${address.recipient}, ${address.mobile}, ${address.governorateId}, ${address.cityId},
            ${address.cityName}, ${address.street}, ${address.building}, ${address.floor}, ${address.flat},
            ${address.landmark})
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export interface OwnAddress {
  userId: number;
  addressId: number;
}

/** Whether the account had such an address. */
export async function updateAddress(
  runner: Runner,
  { userId, addressId }: OwnAddress,
  address: AddressInput,
): Promise<boolean> {
  const { rows } = await sql`
    update addresses set recipient = ${address.recipient}, mobile = ${address.mobile},
           governorate_id = ${address.governorateId}, city_id = ${address.cityId}, city_name = ${address.cityName},
           street = ${address.street}, building = ${address.building}, floor = ${address.floor},
           flat = ${address.flat}, landmark = ${address.landmark}
     where id = ${addressId} and user_id = ${userId} returning id`.execute(runner);
  return rows.length > 0;
}

/** Whether the account had such an address. */
export async function deleteAddress(runner: Runner, { userId, addressId }: OwnAddress): Promise<boolean> {
  const { rows } = await sql`
    delete from addresses where id = ${addressId} and user_id = ${userId} returning id`.execute(runner);
  return rows.length > 0;
}
