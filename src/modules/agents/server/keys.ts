import { recordSecurity } from '#modules/accounts/server/security/record-security.ts';
import { hashToken, isToken, newToken } from '#modules/accounts/server/sessions/token.ts';
import { orderStatus } from '#modules/orders/order.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import { orderNumber } from '#platform/id.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import * as calls from '../keys.calls.ts';
import { agentRefusal } from '../text.ts';
import {
  collectKeys,
  deleteExpired,
  deleteKey,
  deleteKeys,
  insertKey,
  selectKeys,
  selectNewestOrders,
  useKey,
} from './queries.ts';

/** How many of the newest orders an agent gets. */
const MOST_ORDERS = 10;

export async function listKeys(
  ctx: Ctx,
  _: unknown,
  { viewer }: Caller<Account>,
): Promise<{ keys: calls.AgentKey[] }> {
  const rows = await selectKeys(ctx.db, viewer.userId, ctx.clock.now());
  return {
    keys: rows.map(({ madeAt, expiresAt, usedAt, ...row }) => ({
      ...row,
      madeAt: madeAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
}

/** Only its hash is kept. Refuses with `too_many_agent_keys`. */
export async function makeKey(
  ctx: Ctx,
  { name, days }: CallInput<typeof calls.makeAgentKey>,
  caller: Caller<Account>,
): Promise<CallBody<typeof calls.makeAgentKey>> {
  const { userId } = caller.viewer;
  const key = newToken();
  const now = ctx.clock.now();
  const made = { userId, name, hash: hashToken(key), now, expiresAt: new Date(now.getTime() + days * DAY) };
  await transaction(ctx, async tx => {
    if (!(await insertKey(tx, made, calls.MOST_KEYS))) throw agentRefusal('too_many_agent_keys');
    await recordSecurity(ctx, tx, { event: { kind: 'agent_key_made', userId }, by: caller });
  });
  return { key, ...(await listKeys(ctx, {}, caller)) };
}

/** Refuses with `agent_key_not_found`, also for the key of another account. */
export async function withdrawKey(
  ctx: Ctx,
  { keyId }: { keyId: number },
  caller: Caller<Account>,
): Promise<{ keys: calls.AgentKey[] }> {
  const { userId } = caller.viewer;
  await transaction(ctx, async tx => {
    if (!(await deleteKey(tx, userId, keyId))) throw agentRefusal('agent_key_not_found');
    await recordSecurity(ctx, tx, { event: { kind: 'agent_key_withdrawn', userId }, by: caller });
  });
  return listKeys(ctx, {}, caller);
}

/** Refuses with `wrong_agent_key`, whatever is wrong with it, and while the shop lets no agents in. */
export async function showOrders(
  ctx: Ctx,
  { key }: { key: string },
): Promise<CallBody<typeof calls.showOrdersToAgent>> {
  const isOpen = (await readSettings(ctx)).shoppingAgents;
  const userId = isOpen && isToken(key) ? await useKey(ctx.db, hashToken(key), ctx.clock.now()) : null;
  if (userId === null) throw agentRefusal('wrong_agent_key');
  const rows = await selectNewestOrders(ctx.db, userId, MOST_ORDERS);
  return {
    orders: rows.map(({ id, placedAt, statuses }) => ({
      number: orderNumber(id),
      placedAt: placedAt.toISOString(),
      status: orderStatus(statuses),
    })),
  };
}

/** The keys that a person has given out. */
export const personalData: PersonalData = { collect: collectKeys, erase: deleteKeys };

export const forgetAgentKeys = (ctx: Ctx): Promise<void> => deleteExpired(ctx.db, ctx.clock.now());
