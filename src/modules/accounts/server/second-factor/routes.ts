import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../../second-factor.calls.ts';
import { renewRecoveryCodes, switchSecondFactorOff } from './change.ts';
import { beginSecondFactor, confirmSecondFactor, showSecondFactor } from './set-up.ts';

export const secondFactorRoutes: Route[] = [
  route(calls.showSecondFactor, (ctx, _, { viewer }) => showSecondFactor(ctx, viewer)),
  route(calls.beginSecondFactor, (ctx, { password }, { viewer }) => beginSecondFactor(ctx, password, viewer)),
  route(calls.confirmSecondFactor, (ctx, { code }, { viewer }) => confirmSecondFactor(ctx, code, viewer)),
  route(calls.renewRecoveryCodes, (ctx, proof, { viewer }) => renewRecoveryCodes(ctx, proof, viewer)),
  route(calls.switchSecondFactorOff, (ctx, proof, { viewer }) => switchSecondFactorOff(ctx, proof, viewer)),
];
