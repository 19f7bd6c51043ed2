import { type Route, route } from '#platform/server/route.ts';
import * as addressCalls from '../addresses.calls.ts';
import * as auditCalls from '../audit.calls.ts';
import * as calls from '../calls.ts';
import * as contacts from '../contacts.calls.ts';
import * as session from '../session.calls.ts';
import { addAddress, editAddress, listAddresses, removeAddress } from './addresses.ts';
import { askForOwnerCode, askToEnter } from './codes/ask-for-code.ts';
import { askForMobileCode, verifyMobile } from './codes/verify-mobile.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { enter } from './enter.ts';
import { listAudit } from './list-audit.ts';
import { logIn } from './log-in.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { changePassword } from './passwords/change-password.ts';
import { forgetPassword } from './passwords/forget-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { askForContactCode, proveContact } from './prove-contact.ts';
import { restoreContact } from './restore-contact.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { listSecurity } from './security/list-security.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/sessions.ts';
import { showRole } from './show-role.ts';
import { updateProfile } from './update-profile.ts';
import type { AboutPeople } from './users/about-people.ts';
import { userRoutes } from './users/routes.ts';

/** `about` comes from a higher level: accounts does not know what other modules hold about people. */
export const accountRoutes = (about: AboutPeople): Route[] => [
  route(session.showRole, (ctx, _, { viewer }) => showRole(ctx, viewer.userId)),
  route(calls.sendEntryCode, askToEnter),
  route(calls.enter, enter),
  route(calls.logIn, logIn),
  route(session.logOut, (ctx, _, { viewer }) => endSession(ctx, viewer.sessionId, viewer)),
  route(calls.forgetPassword, forgetPassword),
  route(calls.resetPassword, resetPassword),
  route(calls.sendMobileCode, (ctx, _, caller) => askForMobileCode(ctx, caller)),
  route(calls.verifyMobile, (ctx, { code }, { viewer }) => verifyMobile(ctx, code, viewer)),
  route(calls.sendOwnerCode, (ctx, _, caller) => askForOwnerCode(ctx, caller)),
  route(calls.updateProfile, updateProfile),
  route(calls.changePassword, changePassword),
  route(calls.confirmIdentity, confirmIdentity),
  route(calls.listSessions, (ctx, _, { viewer }) => listSessions(ctx, viewer)),
  route(calls.endSession, (ctx, { sessionId }, { viewer }) => endSession(ctx, sessionId, viewer)),
  route(calls.endOtherSessions, (ctx, _, caller) => endOtherSessions(ctx, caller)),
  route(addressCalls.listAddresses, (ctx, _, { viewer }) => listAddresses(ctx, viewer)),
  route(addressCalls.addAddress, (ctx, input, { viewer }) => addAddress(ctx, input, viewer)),
  route(addressCalls.editAddress, (ctx, input, { viewer }) => editAddress(ctx, input, viewer)),
  route(addressCalls.removeAddress, (ctx, { addressId }, { viewer }) =>
    removeAddress(ctx, addressId, viewer),
  ),
  route(contacts.sendContactCode, askForContactCode),
  route(contacts.proveContact, proveContact),
  route(contacts.restoreContact, restoreContact),
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...privacyRoutes(about),
  ...userRoutes(about),
  route(auditCalls.listAudit, (ctx, input) => listAudit(ctx, input)),
  route(auditCalls.listSecurity, (ctx, input) => listSecurity(ctx, input)),
];
