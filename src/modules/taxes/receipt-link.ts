import type { Piastres } from '#platform/money.ts';

/** What the QR code of a receipt says: the page of the authority on which anybody checks it. */
export function receiptLink(
  portalUrl: string,
  receipt: { uuid: string; issuedAt: string; total: Piastres; taxpayer: string },
): string {
  const { uuid, issuedAt, total, taxpayer } = receipt;
  const time = issuedAt.replace(/\.\d+Z$/, 'Z');
  const amount = (total / 100).toFixed(3);
  return `${portalUrl}/receipts/search/${uuid}/share/${time}#Total:${amount},IssuerRIN:${taxpayer}`;
}
