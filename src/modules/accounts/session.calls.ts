import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { roleData } from './account.ts';

const nothing = z.object({});

export const showRole = defineCall({
  method: 'GET',
  path: '/api/web/user/auth/user-role',
  access: 'account',
  summary: 'Who is signed in [API-1]',
  input: nothing,
  output: roleData,
});

export const logOut = defineCall({
  method: 'POST',
  path: '/api/web/user/auth/logout',
  access: 'account',
  summary: 'Ends the session of the token it is called with [HDR-6]',
  input: nothing,
  output: z.object({ success: z.literal(true) }),
});
