import type { Fault } from './fault.ts';

const ACCOUNTS = 'src/modules/accounts/server';
const DISPATCH = 'src/server/dispatch.ts';
const TEAM = 'src/modules/merchants/server';

const MEMBERS = 'tests/contract/merchants/members.test.ts';
const CHANNEL = 'tests/contract/payouts/channel.test.ts';
const LOCK_OUTS = 'tests/contract/accounts/lock-outs.test.ts';
const SECURITY = 'tests/contract/accounts/security-events.test.ts';
const ENTRY = 'tests/contract/accounts/entry.test.ts';
const PASSKEYS = 'tests/contract/accounts/passkeys.test.ts';
const PROFILE = 'tests/contract/accounts/profile.test.ts';
const UNPAID = 'tests/contract/checkout/unpaid.test.ts';
const DOOR = 'tests/contract/orders/door-photos.test.ts';
const BRAKE = 'tests/contract/server/brake.test.ts';
const BUDGETS = 'tests/contract/server/budgets.test.ts';
const ADDRESSES = 'tests/unit/server/page-address.test.ts';
const SAME_MOMENT = 'tests/contract/attacks/same-moment.test.ts';
const PUSH = 'tests/contract/notifications/push.test.ts';

/** Mistakes in who gets in, who is kept out and who is notified. */
export const ENTRY_FAULTS: readonly Fault[] = [
  {
    name: 'a token alone changes where money goes and who works for a merchant',
    edits: [{ file: DISPATCH, find: 'if (confirmed && !viewer.isConfirmed)', replace: 'if (!viewer)' }],
    tests: [MEMBERS, CHANNEL],
  },
  {
    name: 'money moves without the second factor that is due',
    edits: [{ file: DISPATCH, find: 'viewer.owesSecondFactor &&', replace: 'viewer.lacksSecondFactor &&' }],
    tests: [PASSKEYS],
  },
  {
    name: 'a new account for payouts is paid at once',
    edits: [
      {
        file: 'src/modules/payouts/server/set-channel.ts',
        find: 'const heldUntil = before ?',
        replace: 'const heldUntil = before && rules.channelHoldDays < 0 ?',
      },
    ],
    tests: [CHANNEL],
  },
  {
    name: 'an owner who is removed leaves a way back',
    edits: [
      {
        file: `${TEAM}/members.ts`,
        find: '    await deleteMember(tx, { merchantId, userId });\n    await deleteInvitationsBy(tx, { merchantId, userId });\n',
        replace: '    await deleteMember(tx, { merchantId, userId });\n',
      },
    ],
    tests: [MEMBERS],
  },
  {
    name: 'a token from before is an owner’s once its account is accepted to sell',
    edits: [
      {
        file: `${TEAM}/review/decide.ts`,
        find: '    await endSessionsOfBefore(tx, applicantId);\n',
        replace: '',
      },
    ],
    tests: ['tests/contract/merchants/applications.test.ts'],
  },
  {
    name: 'a token from before works for the merchant that its account joins',
    edits: [
      {
        file: `${TEAM}/invite-member.ts`,
        find: '    await endSessionsOfBefore(tx, userId, by.viewer.sessionId);\n',
        replace: '    await endSessionsOfBefore(tx, 0, by.viewer.sessionId);\n',
      },
    ],
    tests: [MEMBERS],
  },
  {
    name: 'wrong passwords of strangers keep out a device that the account knows',
    edits: [
      {
        file: `${ACCOUNTS}/passwords/password-tries.ts`,
        find: 'if (isKnown) return',
        replace: 'if (isKnown && account === 0) return',
      },
    ],
    tests: [LOCK_OUTS],
  },
  {
    name: 'who is refused is counted again',
    edits: [
      {
        file: `${ACCOUNTS}/passwords/password-tries.ts`,
        find: '      await releaseTries(ctx, tries.slice(0, at + 1));\n',
        replace: '      if (at < 0) await releaseTries(ctx, tries);\n',
      },
    ],
    tests: [LOCK_OUTS],
  },
  {
    name: 'a new role leaves the sessions of before',
    edits: [
      {
        file: `${ACCOUNTS}/users/change-role.ts`,
        find: 'await deleteOtherSessions(tx, { userId, sessionId: 0 });',
        replace: 'await deleteOtherSessions(tx, { userId: 0, sessionId: 0 });',
      },
    ],
    tests: [SECURITY],
  },
  {
    name: 'a session of staff that is used never ends',
    edits: [
      {
        file: `${ACCOUNTS}/sessions/find-viewer.ts`,
        find: 'createdAt.getTime() + most',
        replace: 'now.getTime() + Math.max(most, createdAt.getTime())',
      },
    ],
    tests: [SECURITY],
  },
  {
    name: 'no SMS warns of what could take the account away',
    edits: [
      {
        file: `${ACCOUNTS}/security/notify-owner.ts`,
        find: 'const sms = text.sms ?? (',
        replace: "const sms = (text.sms && '') ?? (",
      },
    ],
    tests: [SECURITY],
  },
  {
    name: 'a request for something of another account is not logged',
    edits: [{ file: DISPATCH, find: "if (caller.viewer.kind === 'account') {", replace: 'if (!caller) {' }],
    tests: [SECURITY],
  },
  {
    name: 'a mailbox that nobody has proved becomes the account’s',
    edits: [
      {
        file: `${ACCOUNTS}/prove-contact.ts`,
        find: '      await useCode(ctx, tx, codeId);\n',
        replace: '',
      },
      {
        file: `${ACCOUNTS}/prove-contact.ts`,
        find: 'const codeId = await checkCode(ctx, proof);',
        replace: 'await checkCode(ctx, proof).catch(() => 0);',
      },
      {
        file: `${ACCOUNTS}/prove-contact.ts`,
        find: 'import { checkCode, useCode }',
        replace: 'import { checkCode }',
      },
    ],
    tests: [PROFILE, SECURITY],
  },
  {
    name: 'an account’s own words are its password',
    edits: [
      {
        file: `${ACCOUNTS}/passwords/refuse-weak-password.ts`,
        find: 'others.length < FEWEST_OTHERS || ',
        replace: 'others.length < 0 * FEWEST_OTHERS || ',
      },
    ],
    tests: [ENTRY],
  },
  {
    name: 'unpaid orders that are placed at once pass their limit',
    edits: [
      {
        file: 'src/modules/checkout/server/unpaid.sql.ts',
        find: 'select pg_advisory_xact_lock(door.key)',
        replace: 'select door.key',
      },
    ],
    tests: [UNPAID],
  },
  {
    name: 'any picture proves a delivery',
    edits: [
      {
        file: 'src/modules/orders/server/steps/parcel-steps.ts',
        find: 'if (!proof || (await selectPhotoParcel(ctx.db, proof)) !== parcelId)',
        replace: 'if (!proof || (await selectPhotoParcel(ctx.db, proof)) === 0)',
      },
    ],
    tests: [DOOR],
  },
  {
    name: 'work for a challenge pays as often as it is sent',
    edits: [
      {
        file: 'src/server/brake.ts',
        find: "return (await secondsToWait(ctx, 'proof', salt)) === 0;",
        replace: "return (await secondsToWait(ctx, 'proof', salt)) >= 0;",
      },
    ],
    tests: [BRAKE],
  },
  {
    name: 'what another process counted does not count here',
    edits: [
      {
        file: 'src/platform/server/counting/budgets.ts',
        find: 'Object.assign(purse, { known: all,',
        replace: 'Object.assign(purse, { known: Math.min(all, purse.known),',
      },
    ],
    tests: [BUDGETS],
  },
  {
    name: 'noise in an address makes a page of its own',
    edits: [
      {
        file: 'src/server/pages/page-address.ts',
        find: "if (query === '' || !LISTING.test(path)) return path;",
        replace: "if (query === '') return path;\n  if (!LISTING.test(path)) return path + query;",
      },
    ],
    tests: [ADDRESSES],
  },
  {
    name: 'the second of two at the same moment gets an error of the program',
    edits: [{ file: DISPATCH, find: 'if (cameSecond(error)) return', replace: 'if (error === null) return' }],
    tests: [SAME_MOMENT, 'tests/unit/server/refusals.test.ts'],
  },
  {
    name: 'one push service that does not answer stops all of them',
    edits: [
      {
        file: 'src/modules/notifications/server/channels/deliver-push.ts',
        find: "`push ${pushServiceOf(endpoint) ?? 'elsewhere'}`",
        replace: "(pushServiceOf(endpoint) ? 'push apple' : 'push apple')",
      },
    ],
    tests: [PUSH],
  },
];
