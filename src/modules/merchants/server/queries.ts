import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { Merchant, MerchantProfile } from '../merchant.ts';

export async function selectActiveMerchants(run: Runner) {
  const { rows } = await sql<Merchant>`
    select id, name_ar as "nameAr", logo as "logoUrl" from merchants where merchant_shows(status) order by id`.execute(
    run,
  );
  return rows;
}

export async function selectMerchant(run: Runner, id: number) {
  const { rows } = await sql<MerchantProfile>`
    select id, name_ar as "nameAr", logo as "logoUrl", status = 'on_holiday' as "onHoliday", legal_name as "legalName",
           commercial_register as "commercialRegister", tax_number as "taxNumber", address, phone, email
      from merchants where id = ${id} and merchant_shows(status)`.execute(run);
  return rows[0];
}
