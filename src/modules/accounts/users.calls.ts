import * as z from 'zod/mini';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { repliedFile } from '#platform/file.ts';
import { limit, page, pathId } from '#platform/inputs.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { ROLES } from '#platform/viewer.ts';
import { fieldText } from './text.ts';
import { GIVEN_ROLES, MOST_PAGES, USER_STATUSES, userDetails, userRow } from './user.ts';

const PAGE_LIMIT = 20;

const reason = z
  .string(REQUIRED_FIELD)
  .check(z.overwrite(cleanText), z.minLength(1, REQUIRED_FIELD), z.maxLength(500));
const one = z.object({ userId: pathId });
const done = z.object({ success: z.literal(true) });

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/web/users',
  access: 'users',
  summary: 'Accounts, newest first, found by name, mobile in any spelling or e-mail; counted up to 1,000',
  input: z.object({
    q: z._default(z.string().check(z.overwrite(cleanText), z.maxLength(100)), ''),
    role: z.optional(z.enum(ROLES)),
    status: z.optional(z.enum(USER_STATUSES)),
    page: page(MOST_PAGES),
    limit: limit(PAGE_LIMIT, 50),
  }),
  output: z.object({ users: z.array(userRow), total: z.int(), totalPages: z.int() }),
});

export const showUser = defineCall({
  method: 'GET',
  path: '/api/web/users/:userId',
  access: 'users',
  summary: 'One account with its consents',
  input: one,
  output: userDetails,
  refusals: ['user_not_found'],
});

export const changeRole = defineCall({
  method: 'POST',
  path: '/api/web/users/:userId/role',
  access: 'users',
  confirmed: true,
  summary: "Gives an account another role and signs it out everywhere; confirmed by the person's name",
  input: z.extend(one, {
    role: z.enum(GIVEN_ROLES, fieldText.role),
    /** The role that the caller saw. If somebody has changed it meanwhile, the call refuses and changes nothing. */
    was: z.enum(ROLES),
    name: z.string(REQUIRED_FIELD).check(z.overwrite(cleanText), z.minLength(1, REQUIRED_FIELD)),
  }),
  output: userDetails,
  refusals: [
    'user_not_found',
    'wrong_name',
    'role_changed_meanwhile',
    'own_account',
    'last_super_admin',
    'merchant_account',
    'buyer_needs_birth_date',
  ],
});

export const blockUser = defineCall({
  method: 'POST',
  path: '/api/web/users/:userId/block',
  access: 'users',
  summary: 'Ends all sessions of an account and lets it sign in no more',
  input: z.extend(one, { reason }),
  output: userDetails,
  refusals: ['user_not_found', 'own_account', 'last_super_admin'],
});

export const unblockUser = defineCall({
  method: 'POST',
  path: '/api/web/users/:userId/unblock',
  access: 'users',
  summary: 'Lets a blocked account sign in again',
  input: one,
  output: userDetails,
  refusals: ['user_not_found'],
});

export const endUserSessions = defineCall({
  method: 'POST',
  path: '/api/web/users/:userId/end-sessions',
  access: 'users',
  summary: 'Signs an account out everywhere',
  input: one,
  output: userDetails,
  refusals: ['user_not_found'],
});

export const resetSecondFactor = defineCall({
  method: 'POST',
  path: '/api/web/users/:userId/reset-second-factor',
  access: 'users',
  confirmed: true,
  summary: 'Switches two-factor sign-in off for somebody who lost the telephone and the recovery codes',
  input: z.extend(one, { reason }),
  output: userDetails,
  refusals: ['user_not_found', 'own_account'],
});

export const exportUser = defineCall({
  method: 'GET',
  path: '/api/web/users/:userId/personal-data',
  access: 'users',
  summary: 'Everything held on a person, as JSON',
  input: one,
  output: repliedFile,
  replies: 'file',
  refusals: ['user_not_found'],
});

export const eraseUser = defineCall({
  method: 'POST',
  path: '/api/web/users/:userId/erase',
  access: 'users',
  confirmed: true,
  summary: 'Erases who a buyer was; orders stay without a name. Refused while something is open',
  input: z.extend(one, { reason }),
  output: done,
  refusals: ['user_not_found', 'staff_account', 'open_orders', 'open_claims', 'open_refunds', 'open_balance'],
});
