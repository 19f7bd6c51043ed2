import { fireTimers } from '#modules/orders/server/fire-timers.ts';
import { fireReturnTimers } from '#modules/returns/server/fire-return-timers.ts';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { DAY, HOUR } from '#platform/clock.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { logTo } from '#platform/server/log.ts';
import type { Account } from '#platform/viewer.ts';
import { createShop } from '#server/app.ts';
import { allRoutes } from '#server/routes.ts';
import { openSandboxGateways } from '#server/startup/sandbox-gateways.ts';
import { openPastCourier } from './past-courier.ts';
import type { Person } from './queries.ts';
import { openQueue } from './work-off.ts';

export type PastShop = Awaited<ReturnType<typeof openPast>>;

/** So much later than what brought it is a notice at the most. */
const JOBS_EVERY = 3 * HOUR;

/** The shop as it was: its clock stands where it is put, and nobody is written to. */
export async function openPast({ config, databaseUrl }: { config: Config; databaseUrl: string }) {
  const [gateways, courier] = [await openSandboxGateways(alone(config)), await openPastCourier()];
  let now = new Date();
  let [workedOffAt, firedAt] = [0, 0];
  const shop = await createShop({
    config: past({ ...gateways.config, databaseUrl: config.databaseUrl, bosta: courier.account }),
    log: logTo('silent', []),
    databaseUrl,
    clock: { now: () => now },
    schedule: '',
  });
  gateways.mount(shop.http);

  const queue = openQueue(databaseUrl, shop.ctx);

  return {
    ctx: shop.ctx,
    http: shop.http,
    act: <C extends AnyCall>(who: Person, call: C, input: CallRequest<C>) =>
      act(shop.ctx, who, { call, input }),
    /** Runs the jobs that follow from what was done. */
    runJobs: queue.workOff,
    /** Moves the clock on to that moment; on the way, jobs run every few hours and timers once a day. */
    async goTo(moment: Date) {
      if (moment.getTime() - workedOffAt >= JOBS_EVERY) {
        await queue.workOff();
        workedOffAt = moment.getTime();
      }
      now = moment;
      if (moment.getTime() - firedAt < DAY) return;
      firedAt = moment.getTime();
      await fireTimers(shop.ctx);
      await fireReturnTimers(shop.ctx);
    },
    async close() {
      await queue.workOff();
      await queue.close();
      await shop.close();
      await gateways.close();
      await courier.close();
    },
  };
}

interface Request<C extends AnyCall> {
  call: C;
  input: CallRequest<C>;
}

/** Makes a call as somebody, past the sign-in; what is refused fails the demo. */
async function act<C extends AnyCall>(
  ctx: Ctx,
  who: Person,
  { call, input }: Request<C>,
): Promise<CallBody<C>> {
  const route = allRoutes.find(each => each.call === call);
  if (!route) throw new Error(`nobody answers ${call.path}`);
  const { userId, role, merchantId, duty } = who;
  const person = { userId, role, merchantId, duty };
  const viewer: Account = {
    kind: 'account',
    sessionId: 0,
    lacksSecondFactor: false,
    isConfirmed: true,
    ...person,
  };
  const caller = { viewer, requestId: 'demo', address: '127.0.0.1', device: 'demo' };
  return (await route.handle(ctx, call.input.parse(input), caller)) as CallBody<C>;
}

/** The past is paid at the sandbox's gateways, on every database and whatever keys the shop has: nothing of it is real. */
function alone(config: Config): Config {
  return { ...config, databaseUrl: null, paymob: null, fawry: null };
}

/** In this mode messages are stored and not printed; its jobs wait until they are worked off. */
function past(config: Config): Config {
  return { ...config, mode: 'test', runs: 'web', smtpUrl: null, smsGatewayUrl: null };
}
