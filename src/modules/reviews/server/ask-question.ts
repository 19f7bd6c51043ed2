import { countAttempt } from '#modules/accounts/server/limits.ts';
import { findContact } from '#modules/moderation/contact.ts';
import { notify } from '#modules/notifications/server/notify.ts';
import { normalise } from '#platform/arabic.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { QUESTIONS_PAGE, questionMessages, refuseQuestion } from '../question.text.ts';
import { QUESTIONS_SEARCHED } from '../question.ts';
import type { askQuestion as askCall, listQuestions as listCall } from '../questions.calls.ts';
import { shortName } from '../review.ts';
import { NAMELESS_BUYER } from '../text.ts';
import {
  countQuestions,
  insertQuestion,
  type QuestionRow,
  selectMembers,
  selectQuestions,
  selectQuestionTarget,
  selectUsualHours,
} from './questions.sql.ts';

/** The same for everybody, so a page of it can be cached. */
export async function listQuestions(
  { db }: Ctx,
  { limit, q, ...asked }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const [count, rows] = await Promise.all([
    countQuestions(db, asked.productId),
    selectQuestions(db, { ...asked, limit: q ? QUESTIONS_SEARCHED : limit + 1 }),
  ]);
  if (q) return { count, questions: rows.filter(saying(q)).slice(0, limit).map(inBody), hasMore: false };
  return { count, questions: rows.slice(0, limit).map(inBody), hasMore: rows.length > limit };
}

/**
 * Shown at once, and told to the merchant's members. Refuses ways past the shop, because everybody would read them
 * (`contact_in_question`), and goods of the asker's own shop (`own_product`).
 */
export async function askQuestion(
  ctx: Ctx,
  { productId, text }: CallInput<typeof askCall>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof askCall>> {
  await countAttempt(ctx, 'question_by_buyer', userId);
  if (findContact(text).length > 0) throw refuseQuestion('contact_in_question');
  return transaction(ctx, async tx => {
    const asked = await selectQuestionTarget(tx, productId, userId);
    if (!asked) throw refuseQuestion('question_product_not_found');
    if (asked.isOwn) throw refuseQuestion('own_product');
    const now = ctx.clock.now();
    const { merchantId } = asked;
    const name = shortName(asked.name) || NAMELESS_BUYER;
    const question = await insertQuestion(tx, { productId, merchantId, userId, text, name, now });
    const { title, body } = questionMessages.asked;
    const told = { title, body: body(asked.title, text), link: QUESTIONS_PAGE, act: 'reply', now } as const;
    const said = { kind: 'messages', ...told } as const;
    for (const member of await selectMembers(tx, merchantId)) await notify(tx, { userId: member, ...said });
    return { ...inBody(question), usualHours: await selectUsualHours(tx, merchantId) };
  });
}

/** Whether question and answer together have all words, however they are spelt. */
function saying(q: string) {
  const words = normalise(q).split(' ');
  return ({ text, answer }: QuestionRow) => {
    const said = normalise(`${text} ${answer}`);
    return words.every(word => said.includes(word));
  };
}

const inBody = ({ askedAt, ...row }: QuestionRow) => ({ ...row, askedAt: askedAt.toISOString() });
