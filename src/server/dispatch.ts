import type { ZodMiniType } from 'zod/mini';
import { noteReadings } from '#modules/accounts/server/privacy/note-readings.ts';
import { recordSecuritySeldom } from '#modules/accounts/server/security/record-security.ts';
import type { Access, AnyCall } from '#platform/call.ts';
import { can, MOVES_MONEY } from '#platform/permission.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isOutage } from '#platform/server/outage/database-away.ts';
import type { Route } from '#platform/server/route.ts';
import { generalRefusal, INVALID_FIELD, REQUIRED_FIELD } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { REVEALS } from './revealed.ts';
import { dispatchRefusal } from './text.ts';

/**
 * The one way into the business, for HTTP and for rendering: access, input, use case, reply. Returns the reply's
 * `body`. Throws a Refusal, with nothing changed.
 */
export async function answer(
  ctx: Ctx,
  route: Route,
  asked: { input: unknown; caller: Caller },
): Promise<unknown> {
  await refuseAndNote(ctx, route.call, asked.caller);
  const input = parseInput(route.call.input, asked.input);
  const body = await route.handle(ctx, input, asked.caller);
  const { viewer } = asked.caller;
  const reveals = viewer.kind === 'account' ? REVEALS.get(route.call) : undefined;
  if (reveals) await noteReadings(ctx, viewer as Account, reveals(body as never, input as never));
  // Parsing drops every field that the call does not declare.
  return route.call.output.parse(body);
}

/** The security log has who asked for what is not theirs. */
async function refuseAndNote(ctx: Ctx, call: AnyCall, caller: Caller): Promise<void> {
  try {
    refuseUnauthorized(call, caller);
  } catch (error) {
    if (caller.viewer.kind === 'account') {
      const { userId } = caller.viewer;
      const event = { kind: 'refused', userId, detail: `${call.method} ${call.path}` } as const;
      await recordSecuritySeldom(ctx, { event, by: caller, who: userId });
    }
    throw error;
  }
}

/** Throws if the caller may not make the call at all. */
export function refuseUnauthorized({ access, method, path, confirmed }: AnyCall, { viewer }: Caller) {
  if (access === 'anyone') return;
  if (viewer.kind === 'guest') throw generalRefusal('not_signed_in');
  if (!mayCall(viewer, access)) throw generalRefusal('not_allowed');
  if (viewer.lacksSecondFactor && !path.startsWith(OWN_ACCOUNT)) throw dispatchRefusal('two_factor_required');
  if (viewer.owesSecondFactor && method !== 'GET' && MOVES_MONEY.has(access))
    throw dispatchRefusal('second_factor_due');
  if (viewer.readsOnly && method !== 'GET' && !OF_ACCOUNTS.has(access))
    throw dispatchRefusal('merchant_suspended');
  if (confirmed && !viewer.isConfirmed) throw dispatchRefusal('confirmation_needed');
}

/** The calls about the own account, two-factor sign-in among them. */
const OWN_ACCOUNT = '/api/web/user/';

/** Access that belongs to the person, not to the merchant the person works for. */
const OF_ACCOUNTS: ReadonlySet<Access> = new Set(['account', 'buyer']);

/** Staff cannot use a buyer's calls, and buyers cannot use the back-office (A5). */
function mayCall(viewer: Account, access: Exclude<Access, 'anyone'>): boolean {
  if (access === 'account') return true;
  return access === 'buyer' ? viewer.role === 'user' : can(viewer, access);
}

function parseInput(schema: ZodMiniType, input: unknown): unknown {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message, code } of parsed.error.issues) {
    fields[path.join('.') || 'input'] ??= isArabic(message)
      ? message
      : isMissing(input, path, code)
        ? REQUIRED_FIELD
        : INVALID_FIELD;
  }
  throw generalRefusal('invalid_input', { fields });
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

function isMissing(input: unknown, path: readonly PropertyKey[], code: string | undefined): boolean {
  const value = path.reduce<unknown>(
    (inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  );
  return code === 'invalid_type' && (value === undefined || value === null);
}

/** The refusal that a failed call replies with. For an unforeseen error it is a sentence that reveals nothing. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // Before outages: a deadlock is one to a job, which tries again, and here it is somebody who was faster.
  if (cameSecond(error)) return generalRefusal('changed_at_once');
  if (isOutage(error)) return generalRefusal('unavailable');
  const status = (error as { statusCode?: number }).statusCode;
  if (status === 413) return generalRefusal('too_large');
  if (status !== undefined && status >= 400 && status < 500) return generalRefusal('invalid_input');
  return generalRefusal(fitsNoColumn(error) ? 'invalid_input' : 'unexpected');
}

/**
 * A value that may stand once, written by two at the same moment, two who wait for each other, and whatever is written
 * about an account while it is erased (migrations/functions/accounts.sql).
 */
const SECOND: ReadonlySet<unknown> = new Set(['23505', '40P01', 'WK410']);

/**
 * Whether the database let somebody else go first. A use case looks for what is taken before it writes, but cannot see
 * what another writes at that moment; whoever tries again is told by it.
 */
export const cameSecond = (error: unknown): boolean => SECOND.has((error as { code?: unknown }).code);

/**
 * Whether the database could not take an input value, such as a text with a zero byte or a number beyond its type. A
 * field's own rule explains it better, and without one it is not our error. An overflowing sum has another message and
 * is our error.
 */
function fitsNoColumn(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '22021' || code === '22P05' || (code === '22003' && String(message).startsWith('value "'));
}
