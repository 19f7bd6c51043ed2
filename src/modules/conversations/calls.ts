import * as z from 'zod/mini';
import { LARGEST_PICTURE } from '#modules/media/picture.ts';
import { cleanLongText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { jointRule, page, pathId, rowId } from '#platform/inputs.ts';
import { conversationThread, LONGEST_MESSAGE, shownConversation, shownMessage } from './conversation.ts';
import { conversationFields } from './text.ts';

export const listConversations = defineCall({
  method: 'GET',
  path: '/api/web/conversation/list',
  access: 'buyer',
  summary:
    "The buyer's conversations with merchants, newest first, and how many are unread; counted up to 1,000",
  input: z.object({ page: page() }),
  output: z.object({
    conversations: z.array(shownConversation),
    unread: z.int(),
    totalPages: z.int(),
  }),
});

export const openConversation = defineCall({
  method: 'POST',
  path: '/api/web/conversation/open',
  access: 'buyer',
  summary: 'The conversation about a merchant order of the buyer, or about a product; made if there is none',
  input: z.object({ merchantOrderId: z.optional(rowId), productId: z.optional(rowId) }),
  output: z.object({ conversationId: z.int() }),
  refusals: ['conversation_not_found', 'too_many_tries'],
});

/** What a writer may send, in either direction: words, a photo that was uploaded before, or both. */
export const writtenMessage = z
  .object({
    conversationId: rowId,
    text: z.string().check(z.overwrite(cleanLongText), z.maxLength(LONGEST_MESSAGE, conversationFields.text)),
    photo: z.optional(z.string().check(z.maxLength(300))),
  })
  .check(
    jointRule<{ text: string; photo?: string }>(
      ['text', 'photo'],
      ({ text, photo }) => text !== '' || photo !== undefined,
      { at: 'text', error: conversationFields.text },
    ),
  );

/** `before`: the id of the oldest message that is shown. */
export const askedThread = z.object({ conversationId: pathId, before: z.optional(pathId) });
export const endedConversation = z.object({ conversationId: rowId, ended: z.boolean() });

export const showConversation = defineCall({
  method: 'GET',
  path: '/api/web/conversation/:conversationId',
  access: 'buyer',
  summary: 'The newest messages of a conversation, or those before one',
  input: askedThread,
  output: conversationThread,
  refusals: ['conversation_not_found'],
});

/** Shown to both sides of the conversation alone, and to staff on a case. */
export const photoAnswer = z.object({ photo: z.string() });

export const uploadMessagePhoto = defineCall({
  method: 'POST',
  path: '/api/web/conversation/photo',
  access: 'buyer',
  summary: 'Uploads a photo that goes with a message to a merchant; gives the name to send with it',
  input: z.object({ file: uploadedFile }),
  output: photoAnswer,
  carries: { fileUpTo: LARGEST_PICTURE },
});

export const writeToMerchant = defineCall({
  method: 'POST',
  path: '/api/web/conversation/write',
  access: 'buyer',
  summary: 'Writes to the merchant; contacts and payments past the shop are masked before anybody reads them',
  input: writtenMessage,
  output: shownMessage,
  refusals: ['conversation_not_found', 'conversation_ended', 'message_photo_unknown', 'too_many_tries'],
});

export const readConversation = defineCall({
  method: 'POST',
  path: '/api/web/conversation/read',
  access: 'buyer',
  summary: 'The buyer has read all that there is',
  input: z.object({ conversationId: rowId }),
  output: z.object({ unread: z.int() }),
  refusals: ['conversation_not_found'],
});

export const endConversation = defineCall({
  method: 'POST',
  path: '/api/web/conversation/end',
  access: 'buyer',
  summary: 'Nobody writes in it any more, until the buyer opens it again',
  input: endedConversation,
  output: z.object({ success: z.literal(true) }),
  refusals: ['conversation_not_found', 'ended_by_another'],
});
