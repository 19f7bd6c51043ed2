import * as z from 'zod/mini';
import { identifierInput } from '#modules/accounts/account.ts';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import { DUTIES } from '#platform/viewer.ts';
import { invitationOutput, memberOutput } from './member.ts';

const duty = z.enum(DUTIES);
const team = z.object({ members: z.array(memberOutput), invitations: z.array(invitationOutput) });
const token = z.string().check(z.regex(/^[\w-]{43}$/));

export const listMembers = defineCall({
  method: 'GET',
  path: '/api/web/merchant/members',
  access: 'merchant_members',
  summary: "Who works for the member's merchant, and who is invited",
  input: z.object({}),
  output: team,
});

export const inviteMember = defineCall({
  method: 'POST',
  path: '/api/web/merchant/members/invite',
  access: 'merchant_members',
  confirmed: true,
  summary: 'Invites somebody by mobile or e-mail; a second invitation takes the place of the first',
  input: z.object({ recipient: identifierInput, duty }),
  output: team,
  refusals: ['already_member', 'too_many_invitations', 'invited_too_often', 'invites_too_often'],
});

export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/api/web/merchant/members/invitation/:invitationId',
  access: 'merchant_members',
  summary: 'Takes an invitation back: its link no longer opens',
  input: z.object({ invitationId: pathId }),
  output: team,
  refusals: ['invitation_not_found'],
});

export const changeMemberRole = defineCall({
  method: 'POST',
  path: '/api/web/merchant/members/duty',
  access: 'merchant_members',
  confirmed: true,
  summary: "Changes a member's duty, from the member's next call on",
  input: z.object({ userId: pathId, duty }),
  output: team,
  refusals: ['member_not_found', 'last_owner'],
});

export const removeMember = defineCall({
  method: 'POST',
  path: '/api/web/merchant/members/remove',
  access: 'merchant_members',
  confirmed: true,
  summary: 'Ends a membership, from the next call on; the last owner stays',
  input: z.object({ userId: pathId }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['member_not_found', 'last_owner'],
});

export const showInvitation = defineCall({
  method: 'POST',
  path: '/api/web/merchant/invitation',
  access: 'account',
  summary: 'Who invites, and to what, by the token of the link',
  input: z.object({ token }),
  output: z.object({ merchantName: z.string(), duty }),
  refusals: ['invitation_not_found'],
});

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/api/web/merchant/invitation/accept',
  access: 'buyer',
  summary: 'Becomes a member of the merchant who invited; only for whom the invitation was sent',
  input: z.object({ token }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['invitation_not_found', 'invitation_for_another', 'application_under_review'],
});
