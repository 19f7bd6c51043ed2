import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { ParcelEvent } from '../../parcel.ts';

/**
 * False if this report was received before. After staff reopened the parcel, earlier reports count again, but for what the
 * courier said last: that is what they corrected, and it counts again once the courier has said something else.
 */
export async function storeParcelReport(
  tx: Tx,
  report: {
    carrier: string;
    reportId: string;
    parcelId: number;
    event: ParcelEvent;
    outcome: 'done' | 'late';
    now: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into parcel_reports (carrier, report_id, parcel_id, event, outcome, received_at)
    values (${report.carrier}, ${report.reportId}, ${report.parcelId}, ${report.event}, ${report.outcome}, ${report.now})
    on conflict (carrier, report_id) do update set event = excluded.event, outcome = excluded.outcome, received_at = excluded.received_at
     where exists (select from order_events e
                    where e.parcel_id = parcel_reports.parcel_id and e.event = 'reopened'
                      and e.happened_at >= parcel_reports.received_at)
       and exists (select from parcel_reports later
                    where later.parcel_id = parcel_reports.parcel_id and later.received_at > parcel_reports.received_at)
    returning report_id`.execute(tx);
  return rows.length > 0;
}
