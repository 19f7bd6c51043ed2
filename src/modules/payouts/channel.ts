import { parseIban } from '#modules/refunds/channel.ts';
import { normaliseMobile } from '#platform/phone.ts';

export const CHANNEL_KINDS = ['iban', 'wallet'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** The number of a channel as it is stored; null if it cannot be one. */
export function parseChannel(kind: ChannelKind, typed: string): string | null {
  return kind === 'iban' ? parseIban(typed) : normaliseMobile(typed);
}

/** `EG •••• 1234`: enough to recognise it. */
export function maskedNumber(kind: ChannelKind, tail: string): string {
  return kind === 'iban' ? `EG •••• ${tail}` : `01• •••• ${tail}`;
}
