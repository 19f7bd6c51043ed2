import { SEALED_FOR } from '#modules/accounts/server/second-factor/pass-second-factor.ts';
import { NATIONAL_ID } from '#modules/merchants/server/application.ts';
import { SERVER_KEY_PURPOSE } from '#modules/notifications/server/channels/push-key.ts';
import { PUSH_KEYS_PURPOSE } from '#modules/notifications/server/channels/subscribe-push.ts';
import { CHANNEL_SECRET } from '#modules/payouts/server/channel-secret.ts';
import { CHANNEL_PURPOSE } from '#modules/refunds/server/transfers/channel.ts';
import { TAX_SECRET } from '#modules/taxes/server/tax-secret.ts';
import type { SealedColumn, SealedFiles } from '#platform/server/storage/reseal.ts';

/** Everything that is sealed, so that a rotation of keys forgets nothing. A test compares it with the schema. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'second_factors', id: 'user_id', column: 'secret', purpose: SEALED_FOR },
  { table: 'merchant_applications', id: 'id', column: 'national_id', purpose: NATIONAL_ID },
  { table: 'merchant_channels', id: 'merchant_id', column: 'number', purpose: CHANNEL_SECRET },
  // Copied from the channel when the payout was approved.
  { table: 'payouts', id: 'id', column: 'number', purpose: CHANNEL_SECRET },
  { table: 'payout_channels', id: 'id', column: 'sealed', purpose: CHANNEL_PURPOSE },
  { table: 'taxpayers', id: 'issuer_id', column: 'client_secret', purpose: TAX_SECRET },
  { table: 'push_server_key', id: 'id', column: 'sealed', purpose: SERVER_KEY_PURPOSE },
  { table: 'push_subscriptions', id: 'id', column: 'keys', purpose: PUSH_KEYS_PURPOSE },
];

export const SEALED_FILES: readonly SealedFiles[] = [
  { table: 'merchant_papers', column: 'storage_key' },
  { table: 'payments', column: 'proof' },
  { table: 'refunds', column: 'receipt' },
];
