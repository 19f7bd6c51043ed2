import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ShopAccount } from '../shop-account.ts';

export async function selectShop(run: Runner, merchantId: number): Promise<ShopAccount | undefined> {
  const { rows } = await sql<ShopAccount>`
    select id, name_ar as "nameAr", logo as "logoUrl", activity, phone, email, address, return_address as "returnAddress", low_stock_at as "lowStockAt",
           status, status_reason as "statusReason", holiday_until::text as "holidayUntil", entity_kind as "entityKind",
           legal_name as "legalName", commercial_register as "commercialRegister", tax_number as "taxNumber",
           vat_registered as "vatRegistered"
      from merchants where id = ${merchantId}`.execute(run);
  return rows[0];
}

export type ShopChange = Pick<ShopAccount, 'nameAr' | 'activity' | 'email' | 'returnAddress'> & {
  /** Undefined: as it is. */
  lowStockAt?: number | undefined;
};

export async function updateShop(tx: Tx, merchantId: number, change: ShopChange): Promise<void> {
  await sql`
    update merchants set name_ar = ${change.nameAr}, activity = ${change.activity}, email = ${change.email},
           return_address = ${change.returnAddress},
           low_stock_at = coalesce(${change.lowStockAt ?? null}::integer, low_stock_at)
     where id = ${merchantId}`.execute(tx);
}

export async function updateLogo(tx: Tx, merchantId: number, logo: string): Promise<void> {
  await sql`update merchants set logo = ${logo} where id = ${merchantId}`.execute(tx);
}

/** Search finds its goods by the new name. */
export async function enqueueIndexing(tx: Tx, merchantId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('search.index-merchant', json_build_object('merchantId', ${merchantId}::bigint))`.execute(
    tx,
  );
}

/** Names that shoppers may know, of all other merchants. */
export async function selectOtherNames(run: Runner, merchantId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name_ar as name from merchants where id <> ${merchantId} and status <> 'closed'`.execute(run);
  return rows.map(({ name }) => name);
}
