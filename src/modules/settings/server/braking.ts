import type { CallBody } from '#platform/call.ts';
import { MINUTE } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Budget } from '#platform/server/counting/budgets.ts';
import type { showBrake } from '../back-office.calls.ts';
import type { Settings } from '../settings.ts';
import { storedSettings } from './read-settings.ts';

type Brake = Settings['brake'];
const WATCHED = ['requests', 'failures'] as const;
type Watched = (typeof WATCHED)[number];

const WINDOW = 10 * MINUTE;

const budgetOf = (what: Watched, brake: Brake): Budget => ({
  most: brake[what],
  within: WINDOW,
  ofShop: true,
});

/** Each is counted in two windows that overlap by half, so that the end of one does not let an attack go on unbraked. */
const WINDOWS = { first: 0, second: WINDOW / 2 } as const;
const windowsOf = (ctx: Ctx, what: Watched) =>
  Object.entries(WINDOWS).map(([name, later]) => ({
    key: `brake ${what} ${name}`,
    at: new Date(ctx.clock.now().getTime() + later),
  }));

/** One more request of a braked call, or one more that failed as guesses fail. */
export function countTry(ctx: Ctx, what: Watched, brake: Brake): void {
  for (const { key, at } of windowsOf(ctx, what)) ctx.budgets.spend(key, budgetOf(what, brake), at);
}

/** How many there were in the fuller of both windows, as far as this process knows. */
const triesOf = (ctx: Ctx, what: Watched, brake: Brake): number =>
  Math.max(
    ...windowsOf(ctx, what).map(
      ({ key, at }) => brake[what] - ctx.budgets.look(key, budgetOf(what, brake), at).left,
    ),
  );

/** Whether braked calls need a proof now, as far as this process knows. */
export function isBraking(ctx: Ctx, brake: Brake): boolean {
  if (brake.mode !== 'auto') return brake.mode === 'on';
  return WATCHED.some(what => triesOf(ctx, what, brake) > brake[what]);
}

/** Whether the brake is on now, after asking what the other processes counted. */
export async function showBrakeOf(ctx: Ctx): Promise<CallBody<typeof showBrake>> {
  const { brake } = await storedSettings(ctx.db);
  isBraking(ctx, brake);
  await ctx.budgets.share(ctx.db, ctx.clock.now());
  return {
    mode: brake.mode,
    isOn: isBraking(ctx, brake),
    requests: triesOf(ctx, 'requests', brake),
    failures: triesOf(ctx, 'failures', brake),
  };
}
