import { findContact } from '#modules/moderation/contact.ts';
import { notify } from '#modules/notifications/server/notify.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { pageOf } from '#platform/server/limit-to-page.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { questionMessages, refuseQuestion } from '../question.text.ts';
import type {
  answerQuestion as answerCall,
  hideQuestion as hideCall,
  listMerchantQuestions as listCall,
} from '../questions.calls.ts';
import { REVIEWS_A_PAGE } from '../review.ts';
import { countOfMerchant, lockQuestion, selectOfMerchant, setAnswer, setHidden } from './questions.sql.ts';

/** Of the caller's merchant; staff work for none and see none here. */
export async function listMerchantQuestions(
  { db }: Ctx,
  { tab, page }: CallInput<typeof listCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof listCall>> {
  const merchantId = viewer.merchantId ?? 0;
  const counts = await countOfMerchant(db, merchantId);
  const { rows, totalPages } = await pageOf({ page, limit: REVIEWS_A_PAGE, count: counts[tab] }, place =>
    selectOfMerchant(db, { merchantId, tab }, place),
  );
  return {
    questions: rows.map(row => ({ ...row, askedAt: row.askedAt.toISOString() })),
    counts,
    totalPages,
  };
}

/** Refuses another merchant's question (`question_not_found`) and an answer with contacts (`contact_in_answer`). */
export async function answerQuestion(
  ctx: Ctx,
  { questionId, text }: CallInput<typeof answerCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof answerCall>> {
  if (findContact(text).length > 0) throw refuseQuestion('contact_in_answer');
  await transaction(ctx, async tx => {
    // Staff speak for no merchant, and no merchant has the id 0.
    const question = await lockQuestion(tx, questionId, caller.viewer.merchantId ?? 0);
    if (!question) throw refuseQuestion('question_not_found');
    const now = ctx.clock.now();
    await setAnswer(tx, { questionId, text, now });
    const subject = { type: 'question', id: questionId };
    await recordChange(tx, caller, { what: 'question.answer', subject, from: question.answer, to: text });
    const { title, body } = questionMessages.answered;
    const link = `/product/${question.productId}#questions`;
    const said = { kind: 'messages', title, body: body(question.title, text), link, now } as const;
    if (question.answer === '') await notify(tx, { userId: question.userId, ...said });
  });
  return { answer: text };
}

/** The decision is audited, and who asked is told. */
export async function hideQuestion(
  ctx: Ctx,
  { questionId }: CallInput<typeof hideCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof hideCall>> {
  await transaction(ctx, async tx => {
    const question = await lockQuestion(tx, questionId, null);
    if (!question) throw refuseQuestion('question_not_found');
    if (question.state === 'hidden') return;
    await setHidden(tx, questionId);
    const subject = { type: 'question', id: questionId };
    await recordChange(tx, caller, { what: 'question.state', subject, from: 'shown', to: 'hidden' });
    const { title, body } = questionMessages.hidden;
    const link = `/product/${question.productId}`;
    const told = { title, body: body(question.title, question.text), link };
    const { userId } = question;
    await notify(tx, { userId, kind: 'messages', ...told, now: ctx.clock.now() });
  });
  return { success: true };
}
