import * as z from 'zod/mini';
import { SIGNING_REFUSALS } from '#modules/ledger/text.ts';
import { LARGEST_PICTURE, PICTURE_REFUSALS } from '#modules/media/picture.ts';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { repliedFile, uploadedFile } from '#platform/file.ts';
import { page, pathId, rowId } from '#platform/inputs.ts';
import { CHANNEL_KINDS } from './channel.ts';
import { REFUND_CAUSES, REFUND_STATES, WISHES } from './refund.ts';
import { refundInput } from './text.ts';

const line = (message: string, most: number) =>
  z.string().check(z.overwrite(cleanText), z.minLength(3, message), z.maxLength(most, message));

/** What is shown of a channel; never the number itself. */
const channel = z.object({ kind: z.enum(CHANNEL_KINDS), holder: z.string(), masked: z.string() });

export const showPayoutChannel = defineCall({
  method: 'GET',
  path: '/api/web/refund/channel',
  access: 'buyer',
  summary: 'Where money that the buyer paid in cash goes, masked',
  input: z.object({}),
  output: z.object({ channel: z.nullable(channel) }),
});

export const savePayoutChannel = defineCall({
  method: 'POST',
  path: '/api/web/refund/channel',
  access: 'buyer',
  summary: 'The buyer says where it goes; to change it, the password is asked for again',
  input: z.object({
    kind: z.enum(CHANNEL_KINDS),
    account: line(refundInput.account, 60),
    holder: line(refundInput.holder, 100),
  }),
  output: z.object({ channel }),
  refusals: ['wrong_account', 'confirmation_needed'],
});

const refundOutput = z.object({ id: z.int(), state: z.enum(REFUND_STATES) });

export const approveRefund = defineCall({
  method: 'POST',
  path: '/api/web/back-office/refund/approve',
  access: 'refunds',
  summary: 'Finance signs a drafted refund; above the limit it takes two different people',
  input: z.object({ refundId: rowId }),
  output: refundOutput,
  refusals: ['refund_not_found', 'not_possible_now', ...SIGNING_REFUSALS],
});

export const recordTransfer = defineCall({
  method: 'POST',
  path: '/api/web/back-office/refund/transfer',
  access: 'refunds',
  summary: "Finance has sent a refund to the buyer's channel, or what no gateway could send",
  input: z.object({
    refundId: rowId,
    reference: line(refundInput.reference, 100),
    /** Whose the account is, as it was shown and compared at the bank: needed where the buyer named one. */
    holder: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(200))),
  }),
  /** `waits`: others must sign first. */
  output: z.object({ ...refundOutput.shape, waits: z.boolean() }),
  refusals: [
    'refund_not_found',
    'not_possible_now',
    'channel_missing',
    'holder_not_compared',
    ...SIGNING_REFUSALS,
  ],
});

export const retryRefund = defineCall({
  method: 'POST',
  path: '/api/web/back-office/refund/retry',
  access: 'refunds',
  summary: 'Takes up a refund again that failed; the gateway is asked first what became of it',
  input: z.object({ refundId: rowId }),
  output: refundOutput,
  refusals: ['refund_not_found', 'not_possible_now'],
});

export const chooseOtherWay = defineCall({
  method: 'POST',
  path: '/api/web/refund/other-way',
  access: 'buyer',
  summary: 'The buyer chooses account credit, or an account of their own, for a refund that failed',
  input: z.object({ refundId: rowId, means: z.enum(['credit', 'channel']) }),
  output: refundOutput,
  refusals: ['refund_not_found', 'not_possible_now', 'refund_unknown'],
});

/** By what is to be done about them; `to_transfer`: a person sends the money. */
export const REFUND_TABS = ['drafted', 'to_transfer', 'failed', 'sending', 'done'] as const;
export type RefundTab = (typeof REFUND_TABS)[number];

const row = z.object({
  id: z.int(),
  orderId: z.int(),
  /** Empty for one of several merchants. */
  merchantName: z.string(),
  state: z.enum(REFUND_STATES),
  cause: z.enum(REFUND_CAUSES),
  wish: z.enum(WISHES),
  amount: z.number(),
  /** The money must have left us by then. */
  dueAt: z.string(),
  signatures: z.int(),
  /** Two people must approve it. */
  needsTwo: z.boolean(),
  reason: z.string(),
  /** The part of the amount that a person sends. */
  toTransfer: z.number(),
  /** It goes to an account that the buyer names, and whether the buyer has. */
  needsChannel: z.boolean(),
  hasChannel: z.boolean(),
  /** Whom else a person sends it to; without a mobile where the account was erased. */
  payee: z.nullable(z.object({ name: z.string(), mobile: z.nullable(z.string()) })),
  /** The picture of the bank's receipt, of what a person sends or has sent. */
  receipt: z.enum(['none', 'missing', 'stored']),
  /** What the viewer may do now, or the reason why not. */
  mayApprove: z.string(),
  /** A person decided it and the law does not. */
  mayRefuse: z.boolean(),
});
export type RefundRow = z.output<typeof row>;

export const listRefunds = defineCall({
  method: 'GET',
  path: '/api/web/back-office/refund/list',
  access: 'refunds',
  summary:
    'Refunds of a tab, else of the first that has any, the next deadline first where something is to be done, with the counts of all tabs, up to 1,000',
  input: z.object({
    tab: z.optional(z.enum(REFUND_TABS)),
    page: page(),
  }),
  output: z.object({
    tab: z.enum(REFUND_TABS),
    refunds: z.array(row),
    counts: z.record(z.enum(REFUND_TABS), z.int()),
    totalPages: z.int(),
  }),
});

export const showRefundChannel = defineCall({
  method: 'POST',
  path: '/api/web/back-office/refund/channel',
  access: 'refunds',
  summary:
    'The account that a refund is to be sent to, in clear: looked at only by who sends it, and audited',
  input: z.object({ refundId: pathId }),
  output: z.object({ kind: z.enum(CHANNEL_KINDS), holder: z.string(), account: z.string() }),
  refusals: ['refund_not_found', 'channel_missing', 'not_possible_now'],
});

export const showRefundToTransfer = defineCall({
  method: 'GET',
  path: '/api/web/back-office/refund/:refundId/to-transfer',
  access: 'refunds',
  summary: 'What a person still sends of a refund, and to whom, without the account',
  input: z.object({ refundId: pathId }),
  output: row,
  refusals: ['refund_not_found', 'not_possible_now'],
});

export const attachReceipt = defineCall({
  method: 'POST',
  path: '/api/web/back-office/refund/receipt',
  access: 'refunds',
  summary:
    "Stores a picture of the bank's receipt with a refund that a person sends; once the transfer is recorded it stays",
  input: z.object({ refundId: pathId, file: uploadedFile }),
  output: z.object({ success: z.literal(true) }),
  carries: { fileUpTo: LARGEST_PICTURE },
  refusals: ['refund_not_found', 'not_possible_now', ...PICTURE_REFUSALS],
});

export const readReceipt = defineCall({
  method: 'GET',
  path: '/api/web/back-office/refund/:refundId/receipt',
  access: 'refunds',
  summary: "The picture of the bank's receipt; who looked at it is written down",
  input: z.object({ refundId: pathId }),
  output: repliedFile,
  replies: 'file',
  refusals: ['refund_not_found'],
});
