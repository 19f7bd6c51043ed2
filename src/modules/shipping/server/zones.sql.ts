import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Zones } from '../zones.calls.ts';

type Row = Zones['governorates'][number];

export async function selectZones(run: Runner): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, name_ar as "nameAr", shipping_zone as zone from governorates order by id`.execute(run);
  return rows;
}

export async function updateZones(tx: Tx, changes: readonly Pick<Row, 'id' | 'zone'>[]): Promise<void> {
  await sql`
    update governorates g set shipping_zone = c.zone
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id bigint, zone text)
     where g.id = c.id`.execute(tx);
}
