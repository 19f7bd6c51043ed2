import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../../users.calls.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { exportData } from '../privacy/export-data.ts';
import type { AboutPeople } from './about-people.ts';
import { blockUser, unblockUser } from './block-user.ts';
import { changeRole } from './change-role.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { listUsers } from './list-users.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { showUser } from './show-user.ts';

/** /users: each change returns the account after it. */
export function userRoutes(about: AboutPeople): Route[] {
  return [
    route(calls.listUsers, (ctx, input) => listUsers(ctx, about, input)),
    route(calls.showUser, (ctx, { userId }, { viewer }) => showUser(ctx, about, { userId, viewer })),
    route(calls.changeRole, async (ctx, input, caller) => {
      await changeRole(ctx, input, caller);
      return showUser(ctx, about, { userId: input.userId, viewer: caller.viewer });
    }),
    route(calls.blockUser, async (ctx, input, caller) => {
      await blockUser(ctx, input, caller);
      return showUser(ctx, about, { userId: input.userId, viewer: caller.viewer });
    }),
    route(calls.unblockUser, async (ctx, { userId }, caller) => {
      await unblockUser(ctx, userId, caller);
      return showUser(ctx, about, { userId, viewer: caller.viewer });
    }),
    route(calls.endUserSessions, async (ctx, { userId }, caller) => {
      await endUserSessions(ctx, userId, caller);
      return showUser(ctx, about, { userId, viewer: caller.viewer });
    }),
    route(calls.resetSecondFactor, async (ctx, input, caller) => {
      await resetSecondFactor(ctx, input, caller);
      return showUser(ctx, about, { userId: input.userId, viewer: caller.viewer });
    }),
    route(calls.exportUser, async (ctx, { userId }, { viewer }) => {
      await showUser(ctx, about, { userId, viewer });
      return exportData(ctx, about, userId);
    }),
    route(calls.eraseUser, (ctx, { userId, reason }, caller) =>
      erasePerson(ctx, about, { userId, reason, caller }),
    ),
  ];
}
