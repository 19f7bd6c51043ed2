import * as z from 'zod/mini';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { limit, page, pathId, rowId } from '#platform/inputs.ts';
import { questionFields } from './question.text.ts';
import { LONGEST_ANSWER, LONGEST_QUESTION, QUESTION_TABS } from './question.ts';

/** Shown with the product, before more are asked for. */
const FIRST_QUESTIONS = 5;

const shownQuestion = z.object({
  id: z.int(),
  text: z.string(),
  name: z.string(),
  askedAt: z.string(),
  /** The merchant's; '' while there is none. */
  answer: z.string(),
});
export type ShownQuestion = z.output<typeof shownQuestion>;

const questionList = z.object({
  /** Of all that are shown, counted up to 1,000. */
  count: z.int(),
  questions: z.array(shownQuestion),
  hasMore: z.boolean(),
});
export type QuestionList = z.output<typeof questionList>;

export const listQuestions = defineCall({
  method: 'GET',
  path: '/api/web/question/list/:productId',
  access: 'anyone',
  budget: 'reading',
  summary:
    'What people asked about a product, newest first, with its merchant’s answers; more after the id of the last, or those of the newest 200 that say all words',
  input: z.object({
    productId: pathId,
    after: z.optional(pathId),
    q: z._default(z.string().check(z.overwrite(cleanText), z.maxLength(100)), ''),
    limit: limit(FIRST_QUESTIONS, 20),
  }),
  output: questionList,
});

export const askQuestion = defineCall({
  method: 'POST',
  path: '/api/web/question/ask',
  access: 'buyer',
  summary: 'Asks the merchant of a product; everybody reads it, and the answer',
  input: z.object({
    productId: rowId,
    text: z
      .string()
      .check(
        z.overwrite(cleanLongText),
        z.minLength(5, questionFields.text),
        z.maxLength(LONGEST_QUESTION, questionFields.text),
      ),
  }),
  output: z.extend(shownQuestion, {
    /** How long the shop usually takes to answer, in whole hours; null if it has answered too few. */
    usualHours: z.nullable(z.int()),
  }),
  refusals: ['question_product_not_found', 'own_product', 'contact_in_question', 'too_many_tries'],
});

const managedQuestion = z.extend(shownQuestion, { productId: z.int(), title: z.string() });
export type ManagedQuestion = z.output<typeof managedQuestion>;

export const listMerchantQuestions = defineCall({
  method: 'GET',
  path: '/api/web/back-office/question/list',
  access: 'reviews',
  summary: "What people ask about the merchant's goods, newest first; each tab counted up to 1,000",
  input: z.object({ tab: z._default(z.enum(QUESTION_TABS), 'to_answer'), page: page() }),
  output: z.object({
    questions: z.array(managedQuestion),
    counts: z.object({ to_answer: z.int(), all: z.int() }),
    totalPages: z.int(),
  }),
});

export const answerQuestion = defineCall({
  method: 'POST',
  path: '/api/web/back-office/question/answer',
  access: 'reviews',
  summary: "The merchant's one answer to a question; a second one replaces it",
  input: z.object({
    questionId: rowId,
    text: z
      .string()
      .check(
        z.overwrite(cleanLongText),
        z.minLength(2, questionFields.answer),
        z.maxLength(LONGEST_ANSWER, questionFields.answer),
      ),
  }),
  output: z.object({ answer: z.string() }),
  refusals: ['question_not_found', 'contact_in_answer'],
});

export const hideQuestion = defineCall({
  method: 'POST',
  path: '/api/web/back-office/question/hide',
  access: 'moderation',
  summary: 'Staff take a question with its answer away from the page; who asked it is told',
  input: z.object({ questionId: rowId }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['question_not_found'],
});
