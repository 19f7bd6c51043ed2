import { listMerchantConversations } from '#modules/conversations/back-office.calls.ts';
import { listConversations } from '#modules/conversations/calls.ts';
import { countUnread, listNotifications } from '#modules/notifications/calls.ts';
import { listManagedReviews, listMerchantReviews } from '#modules/reviews/back-office.calls.ts';
import { listReceived } from '#modules/reviews/calls.ts';
import { listReviews } from '#modules/reviews/public.calls.ts';
import { listMerchantQuestions, listQuestions } from '#modules/reviews/questions.calls.ts';
import { askedBy, type Lists } from '../lists/asked.ts';

const [admin, merchant, buyer] = [askedBy('admin'), askedBy('merchant'), askedBy('buyer')];

/** Every list of reviews, questions, messages and notices; `productId` is the product that has most of them. */
export const opinionLists = (productId: number): Lists => ({
  'reviews, most helpful': buyer(listReviews, { productId }),
  'reviews, newest': buyer(listReviews, { productId, sort: 'newest' }),
  'reviews, highest': buyer(listReviews, { productId, sort: 'highest', limit: 20 }),
  'reviews, lowest': buyer(listReviews, { productId, sort: 'lowest', limit: 20 }),
  'reviews, of two stars': buyer(listReviews, { productId, stars: 2 }),
  'reviews, more of the newest': buyer(listReviews, { productId, sort: 'newest', after: 5_000, limit: 20 }),
  'staff: reviews that wait': admin(listManagedReviews),
  'staff: reviews, shown, page 40': admin(listManagedReviews, { tab: 'shown', page: 40 }),
  'staff: reviews, hidden': admin(listManagedReviews, { tab: 'hidden' }),
  'merchant: reviews': merchant(listMerchantReviews, { tab: 'all' }),
  'merchant: reviews to answer': merchant(listMerchantReviews),
  'what came to a buyer': buyer(listReceived),
  questions: buyer(listQuestions, { productId }),
  'merchant: questions': merchant(listMerchantQuestions, { tab: 'all' }),
  'merchant: questions to answer': merchant(listMerchantQuestions),
  'conversations of a buyer': buyer(listConversations),
  'merchant: conversations': merchant(listMerchantConversations, { tab: 'all' }),
  'merchant: conversations to answer': merchant(listMerchantConversations),
  'notices of a buyer': buyer(listNotifications),
  'notices of a buyer, of money': buyer(listNotifications, { group: 'money' }),
  'notices of a buyer, unread': buyer(countUnread),
  'merchant: notices': merchant(listNotifications),
  'merchant: notices, page 2': merchant(listNotifications, { page: 2 }),
});
