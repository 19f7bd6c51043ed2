import { formatDateTime } from '#platform/dates.ts';
import { isolate } from '#platform/isolate.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import { doOnce } from '#platform/server/events.ts';
import type { Role } from '#platform/viewer.ts';
import { alertMail, alertWords, securityWords } from '../../messages.text.ts';
import type { SendMessage } from '../codes/code.ts';
import { type Alerting, enqueueAlert, findAdmins, hasSignedInFrom } from './alert.sql.ts';
import { insertSecurityEvent } from './queries.ts';

/** Queues a message to every super_admin, in the transaction of what happened. */
export async function alertAdmins(
  ctx: Ctx,
  run: Runner,
  { kind, userId }: Pick<Alerting, 'kind' | 'userId'>,
): Promise<void> {
  await enqueueAlert(run, { kind, userId, at: ctx.clock.now().toISOString() }, `${kind} ${userId ?? ''}`);
}

/** Those who move money or rights. */
const WATCHED: ReadonlySet<Role> = new Set(['finance', 'super_admin']);

/** Notes and tells that somebody who moves money signs in from an address they never came from. Before the sign-in is noted. */
export async function watchPlace(
  ctx: Ctx,
  run: Runner,
  { role, ...by }: { userId: number; role: Role; address: string; device: string },
): Promise<void> {
  if (!WATCHED.has(role) || (await hasSignedInFrom(run, by.userId, by.address))) return;
  const device = by.device.slice(0, 300);
  await insertSecurityEvent(run, {
    ...by,
    kind: 'staff_new_place',
    device,
    detail: '',
    at: ctx.clock.now(),
  });
  await alertAdmins(ctx, run, { kind: 'staff_new_place', userId: by.userId });
}

/** Sends an alert once to every super_admin by e-mail, with the address of the log. Nobody can switch it off. */
export async function sendAlert(ctx: Ctx, send: SendMessage, { kind, userId, at }: Alerting): Promise<void> {
  const { title, body } = alertMail[kind];
  const facts = [body, securityWords.at(isolate(formatDateTime(new Date(at))))];
  if (userId !== null) facts.push(alertWords.account(isolate(String(userId))));
  const url = new URL(`/security-log?kind=${kind}`, ctx.config.publicUrl).href;
  const letter = [...facts, '', alertWords.look, url].join('\n');
  await doOnce(ctx, `accounts.send-alert ${kind} ${userId} ${at}`, async tx => {
    for (const admin of await findAdmins(tx)) {
      const to = { userId: admin.userId, recipient: admin.email, channel: 'email' } as const;
      await send(tx, { ...to, secret: false, goodUntil: null, subject: title, body: letter });
    }
  });
}
