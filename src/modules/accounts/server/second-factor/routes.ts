import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../../second-factor.calls.ts';
import { renewRecoveryCodes, switchSecondFactorOff } from './change.ts';
import { beginSecondFactor, confirmSecondFactor, showSecondFactor } from './set-up.ts';

export const secondFactorRoutes: Route[] = [
  route(calls.showSecondFactor, (ctx, _, { viewer }) => showSecondFactor(ctx, viewer)),
  route(calls.beginSecondFactor, (ctx, proof, { viewer }) => beginSecondFactor(ctx, proof, viewer)),
  route(calls.confirmSecondFactor, (ctx, { code }, caller) => confirmSecondFactor(ctx, code, caller)),
  route(calls.renewRecoveryCodes, renewRecoveryCodes),
  route(calls.switchSecondFactorOff, switchSecondFactorOff),
];
