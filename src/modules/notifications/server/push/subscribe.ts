import type { CallBody, CallInput } from '#platform/call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../../calls.ts';
import { refuseNotice } from '../../text.ts';
import { deleteSubscription, dropOldest, upsertSubscription } from './queries.ts';
import { publicKeyOf, serverKey } from './server-key.ts';

export const PUSH_KEYS_PURPOSE = 'push keys';
const MOST_DEVICES = 10;

/** The push services of the browsers. The address comes from a client, and the shop asks no other. */
const SERVICES =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|(?:[\w-]+\.)+notify\.windows\.com)$/;

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
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (pushServiceUrl && url.origin === new URL(pushServiceUrl).origin) return true;
  return url.protocol === 'https:' && url.port === '' && SERVICES.test(url.hostname);
}
