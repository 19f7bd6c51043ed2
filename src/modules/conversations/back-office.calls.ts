import * as z from 'zod/mini';
import { LARGEST_PICTURE } from '#modules/media/picture.ts';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { page, pathId, rowId, writtenReason } from '#platform/inputs.ts';
import { askedThread, endedConversation, photoAnswer, writtenMessage } from './calls.ts';
import { CONVERSATION_TABS, conversationThread, shownConversation, shownMessage } from './conversation.ts';
import { conversationFields } from './text.ts';

export const listMerchantConversations = defineCall({
  method: 'GET',
  path: '/api/web/back-office/conversation/list',
  access: 'conversations',
  summary: "The merchant's conversations with buyers, newest first; each tab counted up to 1,000",
  input: z.object({ tab: z._default(z.enum(CONVERSATION_TABS), 'to_answer'), page: page() }),
  output: z.object({
    conversations: z.array(shownConversation),
    counts: z.object({ to_answer: z.int(), all: z.int() }),
    unread: z.int(),
    totalPages: z.int(),
  }),
});

export const openWithBuyer = defineCall({
  method: 'POST',
  path: '/api/web/back-office/conversation/open',
  access: 'conversations',
  summary: 'The conversation with the buyer of a merchant order; made if there is none',
  input: z.object({ merchantOrderId: rowId }),
  output: z.object({ conversationId: z.int() }),
  refusals: ['conversation_not_found'],
});

export const showMerchantConversation = defineCall({
  method: 'GET',
  path: '/api/web/back-office/conversation/of-merchant/:conversationId',
  access: 'conversations',
  summary: "The newest messages of one of the merchant's conversations, or those before one",
  input: askedThread,
  output: conversationThread,
  refusals: ['conversation_not_found'],
});

export const uploadPhotoForBuyer = defineCall({
  method: 'POST',
  path: '/api/web/back-office/conversation/photo',
  access: 'conversations',
  summary: 'Uploads a photo that goes with a message to a buyer; gives the name to send with it',
  input: z.object({ file: uploadedFile }),
  output: photoAnswer,
  carries: { fileUpTo: LARGEST_PICTURE },
});

export const writeToBuyer = defineCall({
  method: 'POST',
  path: '/api/web/back-office/conversation/write',
  access: 'conversations',
  summary: 'Answers a buyer; contacts and payments past the shop are masked before anybody reads them',
  input: writtenMessage,
  output: shownMessage,
  refusals: ['conversation_not_found', 'conversation_ended', 'message_photo_unknown', 'too_many_tries'],
});

export const readMerchantConversation = defineCall({
  method: 'POST',
  path: '/api/web/back-office/conversation/read',
  access: 'conversations',
  summary: 'The merchant has read all that there is',
  input: z.object({ conversationId: rowId }),
  output: z.object({ unread: z.int() }),
  refusals: ['conversation_not_found'],
});

export const endWithBuyer = defineCall({
  method: 'POST',
  path: '/api/web/back-office/conversation/end',
  access: 'conversations',
  summary: 'Nobody writes in it any more, until the merchant opens it again',
  input: endedConversation,
  output: z.object({ success: z.literal(true) }),
  refusals: ['conversation_not_found', 'ended_by_another'],
});

export const listConversationsOfOrder = defineCall({
  method: 'GET',
  path: '/api/web/back-office/conversation/of-order/:orderId',
  access: 'moderation',
  summary: 'With which merchants the buyer of an order wrote about it; what they wrote is not in it',
  input: z.object({ orderId: pathId }),
  output: z.object({
    conversations: z.array(z.object({ id: z.int(), merchant: z.string(), writtenAt: z.string() })),
  }),
});

const reason = writtenReason(conversationFields.reason, 300);

export const inspectConversation = defineCall({
  method: 'POST',
  path: '/api/web/back-office/conversation/inspect',
  access: 'moderation',
  summary: 'Staff read a conversation for a case; the reason is audited',
  input: z.object({ conversationId: rowId, reason, before: z.optional(rowId) }),
  output: conversationThread,
  refusals: ['conversation_not_found'],
});

export const closeConversation = defineCall({
  method: 'POST',
  path: '/api/web/back-office/conversation/close',
  access: 'moderation',
  summary: 'Staff end a conversation, or open it again; both sides are told, and the reason is audited',
  input: z.object({ conversationId: rowId, ended: z.boolean(), reason }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['conversation_not_found'],
});
