import { Buffer } from 'node:buffer';

/** A statement as Excel saves it: Arabic titles, a mark at its beginning, pounds. */
export function statementOf(
  lines: readonly { trackingNumber: string; gross: number; fee?: number }[],
): Buffer {
  const rows = lines.map(
    ({ trackingNumber, gross, fee = 0 }) => `${trackingNumber},${gross / 100},${fee / 100}`,
  );
  return Buffer.from(`\uFEFFرقم التتبع,المبلغ المحصّل,رسوم الشحن\r\n${rows.join('\r\n')}\r\n`);
}
