import { createHash } from 'node:crypto';
import { DAY, SECOND } from '#platform/clock.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PushNotice } from '../../push.ts';
import { encryptPush } from './encrypt-push.ts';
import { deleteSubscriptionById, type StoredPush, selectPush } from './push.sql.ts';
import { pushServiceOf } from './push-host.ts';
import { authorization, serverKey } from './push-key.ts';
import { PUSH_KEYS_PURPOSE } from './subscribe-push.ts';

const TIMEOUT_MS = 8_000;
/** A phone that is off for longer learns it from the inbox. */
const LIFETIME = DAY;
/** A service accepts bodies of 4,096 bytes; encryption adds 103. */
const LONGEST_BODY = 1_200;
/** The service knows no such browser any more, or it belongs to another key. */
const GONE: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);

export interface PushJob {
  notificationId: number;
  subscriptionId: number;
}

/** Sends an entry of an inbox to one device; throws if it is worth trying again. */
export async function deliverPush(ctx: Ctx, job: PushJob): Promise<void> {
  const push = await selectPush(ctx.db, job);
  if (!push) return;
  const request = await requestOf(ctx, push);
  const ask = () => post(push.endpoint, request);
  const status = await ctx.circuits.ask(circuitOf(push.endpoint), ask, isOfOneDevice);
  if (GONE.has(status)) return deleteSubscriptionById(ctx.db, job.subscriptionId);
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  if (status >= 300) ctx.log.error({ status }, 'a push service refused a message for good');
}

/** A service that does not answer is no reason to stop asking the others. */
const circuitOf = (endpoint: string) => `push ${pushServiceOf(endpoint) ?? 'elsewhere'}`;

/** Of some services a device names its own host: where there is none, that says nothing about the service. */
const isOfOneDevice = (error: unknown) =>
  ((error as Error).cause as { code?: unknown } | undefined)?.code === 'ENOTFOUND';

async function requestOf(ctx: Ctx, { endpoint, keys, title, body, link }: StoredPush): Promise<RequestInit> {
  const tag = createHash('sha256').update(link).digest('base64url').slice(0, 32);
  const notice: PushNotice = { title, body: body.slice(0, LONGEST_BODY), path: link, tag };
  const sealed = encryptPush(JSON.stringify(notice), JSON.parse(ctx.secrets.open(keys, PUSH_KEYS_PURPOSE)));
  const key = await serverKey(ctx);
  const claims = { endpoint, subject: subjectOf(ctx.config), now: ctx.clock.now() };
  return {
    method: 'POST',
    headers: {
      authorization: authorization(key, claims),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(LIFETIME / SECOND),
      urgency: 'normal',
      topic: tag,
    },
    body: new Uint8Array(sealed),
    redirect: 'error',
  };
}

async function post(endpoint: string, request: RequestInit): Promise<number> {
  const reply = await fetch(endpoint, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  await reply.body?.cancel();
  return reply.status;
}

/** By which a push service reaches who runs the shop. */
function subjectOf({ publicUrl, mailFrom }: Config): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
