import { listComplaints, listOwnComplaints } from '#modules/complaints/calls.ts';
import { listMerchantConversations } from '#modules/conversations/back-office.calls.ts';
import { listConversations } from '#modules/conversations/calls.ts';
import { listReports } from '#modules/moderation/calls.ts';
import { listManagedReviews, listMerchantReviews } from '#modules/reviews/back-office.calls.ts';
import { listReceived } from '#modules/reviews/calls.ts';
import { listObjections } from '#modules/reviews/objections.calls.ts';
import { listReviews } from '#modules/reviews/public.calls.ts';
import { listMerchantQuestions, listQuestions } from '#modules/reviews/questions.calls.ts';
import { askedBy, type Lists } from './asked.ts';

const [admin, merchant, buyer] = [askedBy('admin'), askedBy('merchant'), askedBy('buyer')];
/** The goods that are sold most. */
const productId = 1;

export const OPINION_LISTS: Lists = {
  reviews: buyer(listReviews, { productId }),
  'reviews, newest': buyer(listReviews, { productId, sort: 'newest' }),
  'reviews, highest, more': buyer(listReviews, { productId, sort: 'highest', after: 100, limit: 20 }),
  'reviews, lowest': buyer(listReviews, { productId, sort: 'lowest', limit: 20 }),
  'reviews, of two stars': buyer(listReviews, { productId, stars: 2 }),
  'reviews, of three stars and fewer': buyer(listReviews, { productId, only: 'low' }),
  'reviews, the newest low ones': buyer(listReviews, {
    productId,
    only: 'low',
    sort: 'newest',
    after: 100,
    limit: 20,
  }),
  'reviews, of a size': buyer(listReviews, { productId, size: '42' }),
  'reviews, the lowest of a size': buyer(listReviews, { productId, size: '42', sort: 'lowest', limit: 20 }),
  'reviews, the newest of no size': buyer(listReviews, { productId, size: '99', sort: 'newest' }),
  'reviews, with photos': buyer(listReviews, { productId, only: 'with_photos' }),
  'reviews that wait': admin(listManagedReviews),
  'reviews, shown, page 40': admin(listManagedReviews, { tab: 'shown', page: 40 }),
  'reviews, hidden': admin(listManagedReviews, { tab: 'hidden' }),
  'own reviews': merchant(listMerchantReviews, { tab: 'all' }),
  'own reviews to answer': merchant(listMerchantReviews),
  questions: buyer(listQuestions, { productId }),
  'questions, more': buyer(listQuestions, { productId, after: 100, limit: 20 }),
  'questions, by a word': buyer(listQuestions, { productId, q: 'المقاس' }),
  'own questions': merchant(listMerchantQuestions, { tab: 'all' }),
  'own questions to answer': merchant(listMerchantQuestions),
  'what came to a buyer': buyer(listReceived),
  complaints: admin(listComplaints),
  'complaints, late ones of a subject': admin(listComplaints, { subject: 'delivery' }),
  'complaints, answered': admin(listComplaints, { tab: 'answered', page: 3 }),
  'complaints, closed, of a rare subject': admin(listComplaints, { tab: 'closed', subject: 'privacy' }),
  'complaints of a mobile': admin(listComplaints, { tab: 'closed', q: '01000000001' }),
  'own complaints': buyer(listOwnComplaints),
  'objections of merchants': admin(listObjections),
  'objections of merchants, decided, page 2': admin(listObjections, { tab: 'decided', page: 2 }),
  conversations: buyer(listConversations),
  'own conversations': merchant(listMerchantConversations, { tab: 'all' }),
  'own conversations to answer': merchant(listMerchantConversations),
  'reported things': admin(listReports),
  'reported things, closed': admin(listReports, { tab: 'closed' }),
};
