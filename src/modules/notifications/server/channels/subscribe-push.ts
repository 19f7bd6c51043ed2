import { ECDH } from 'node:crypto';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { generalRefusal, INVALID_FIELD } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../../calls.ts';
import { refuseNotice } from '../../text.ts';
import { deleteSubscription, dropOldest, upsertSubscription } from './push.sql.ts';
import { pushServiceOf } from './push-host.ts';
import { publicKeyOf, serverKey } from './push-key.ts';

export const PUSH_KEYS_PURPOSE = 'push keys';
const MOST_DEVICES = 10;
/** Uncompressed. */
const POINT_BYTES = 65;

export async function showPushKey(ctx: Ctx): Promise<CallBody<typeof calls.showPushKey>> {
  return { key: publicKeyOf(await serverKey(ctx)) };
}

/** The device is told from now on, for as long as its session lasts. Refuses what is no push service. */
export async function subscribePush(
  ctx: Ctx,
  { endpoint, ...keys }: CallInput<typeof calls.subscribePush>,
  { viewer: { userId, sessionId } }: Caller<Account>,
): Promise<{ success: true }> {
  if (!isPushService(endpoint, ctx.config)) throw refuseNotice('unknown_push_service');
  if (!isPoint(keys.p256dh)) throw generalRefusal('invalid_input', { fields: { p256dh: INVALID_FIELD } });
  const sealed = ctx.secrets.seal(JSON.stringify(keys), PUSH_KEYS_PURPOSE);
  await transaction(ctx, async tx => {
    await upsertSubscription(tx, { userId, sessionId, endpoint, keys: sealed, now: ctx.clock.now() });
    await dropOldest(tx, userId, MOST_DEVICES);
  });
  return { success: true };
}

export async function unsubscribePush(
  { db }: Ctx,
  { endpoint }: CallInput<typeof calls.unsubscribePush>,
  { viewer: { userId } }: Caller<Account>,
): Promise<{ success: true }> {
  await deleteSubscription(db, { userId, endpoint });
  return { success: true };
}

function isPushService(endpoint: string, { pushServiceUrl }: Config): boolean {
  if (pushServiceOf(endpoint) !== null) return true;
  const url = URL.parse(endpoint);
  if (!url || !pushServiceUrl || url.username !== '' || url.password !== '') return false;
  return url.origin === new URL(pushServiceUrl).origin;
}

/** Whether messages can be sealed with it: it is a whole point of P-256. */
function isPoint(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length === POINT_BYTES;
  } catch {
    return false;
  }
}
