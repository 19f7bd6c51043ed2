import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { TaxSums } from '../../tax.ts';

/**
 * Sums of a merchant's own documents and of those that the shop made out to it, or (0) of the shop's own. The shop's
 * receipts to buyers are not the merchant's.
 */
export async function selectTax(
  run: Runner,
  { merchantId, from, to }: { merchantId: number; from: string; to: string },
): Promise<TaxSums[]> {
  const within = sql`
    d.issued_at >= ${from}::date::timestamp at time zone 'Africa/Cairo'
    and d.issued_at < (${to}::date + 1)::timestamp at time zone 'Africa/Cairo'`;
  const received =
    merchantId === 0
      ? sql``
      : sql`union all select 'received', d.id, d.kind, d.content from documents d
             where d.merchant_id = ${merchantId} and d.user_id is null and d.issuer_id = 0 and ${within}`;
  const { rows } = await sql<TaxSums>`
    select d.side, d.kind, l."vatPercent"::float as "vatPercent", count(distinct d.id)::int as documents,
           sum(case d.kind when 'credit_note' then -l.gross else l.gross end)::bigint as gross,
           sum(case d.kind when 'credit_note' then -l.vat else l.vat end)::bigint as vat
      from (select 'issued' as side, d.id, d.kind, d.content from documents d
             where d.issuer_id = ${merchantId} and ${within} ${received}) d
      cross join lateral jsonb_to_recordset(d.content -> 'lines') as l ("vatPercent" numeric, gross bigint, vat bigint)
     group by d.side, d.kind, l."vatPercent"
     order by d.side, array_position(array['receipt', 'credit_note', 'commission_invoice', 'withholding_certificate'], d.kind),
              l."vatPercent" desc`.execute(run);
  return rows;
}
