import { type Route, route } from '#platform/server/route.ts';
import * as backOffice from '../back-office.calls.ts';
import * as calls from '../calls.ts';
import { showMerchantRating as showRatingCall } from '../merchant-rating.calls.ts';
import * as objections from '../objections.calls.ts';
import {
  listPerformance as listPerformanceCall,
  showPerformance as showPerformanceCall,
} from '../performance.calls.ts';
import { listReviews as listReviewsCall } from '../public.calls.ts';
import * as questions from '../questions.calls.ts';
import { warnMerchant as warnCall } from '../warnings.calls.ts';
import { askQuestion, listQuestions } from './ask-question.ts';
import { deleteReview } from './delete-review.ts';
import { listReviews } from './list-reviews.ts';
import { answerQuestion, hideQuestion, listMerchantQuestions } from './manage-questions.ts';
import { decideReview, listManagedReviews, listMerchantReviews, replyToReview } from './manage-reviews.ts';
import { markHelpful } from './mark-helpful.ts';
import { countToReview, listReceived, showOwnReview } from './own-reviews.ts';
import { decideObjection, listObjections, sendObjection } from './performance/objections.ts';
import { listPerformance, showPerformance } from './performance/performance.ts';
import { warnMerchant } from './performance/warn-merchant.ts';
import { showMerchantRating } from './rate-merchants.ts';
import { saveReview, uploadReviewPhoto } from './save-review.ts';

export const routes: Route[] = [
  route(listReviewsCall, listReviews),
  route(calls.showOwnReview, showOwnReview),
  route(calls.listReceived, listReceived),
  route(calls.countToReview, countToReview),
  route(calls.uploadReviewPhoto, uploadReviewPhoto),
  route(calls.saveReview, saveReview),
  route(calls.deleteReview, deleteReview),
  route(calls.markHelpful, markHelpful),
  route(backOffice.listManagedReviews, listManagedReviews),
  route(backOffice.decideReview, decideReview),
  route(backOffice.listMerchantReviews, listMerchantReviews),
  route(backOffice.replyToReview, replyToReview),
  route(showRatingCall, showMerchantRating),
  route(showPerformanceCall, showPerformance),
  route(listPerformanceCall, listPerformance),
  route(objections.sendObjection, sendObjection),
  route(objections.listObjections, listObjections),
  route(objections.decideObjection, decideObjection),
  route(warnCall, warnMerchant),
  route(questions.listQuestions, listQuestions),
  route(questions.askQuestion, askQuestion),
  route(questions.listMerchantQuestions, listMerchantQuestions),
  route(questions.answerQuestion, answerQuestion),
  route(questions.hideQuestion, hideQuestion),
];
