import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../../passkeys.calls.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './manage-passkeys.ts';
import { askPasskey, confirmByPasskey, enterByPasskey } from './use-passkey.ts';

export const passkeyRoutes: Route[] = [
  route(calls.listPasskeys, (ctx, _, { viewer }) => listPasskeys(ctx, viewer.userId)),
  route(calls.beginPasskey, (ctx, proof, { viewer }) => beginPasskey(ctx, proof, viewer)),
  route(calls.addPasskey, addPasskey),
  route(calls.removePasskey, removePasskey),
  route(calls.askPasskey, (ctx, _, caller) => askPasskey(ctx, caller)),
  route(calls.enterByPasskey, enterByPasskey),
  route(calls.confirmByPasskey, confirmByPasskey),
];
