import {
  listMerchantReviews,
  type ManagedReview,
  replyToReview,
} from '#modules/reviews/back-office.calls.ts';
import { LONGEST_REPLY, MERCHANT_TABS } from '#modules/reviews/review.ts';
import { MERCHANT_TAB_LABELS } from '#modules/reviews/text.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { oneOf } from '../parts/list/address.ts';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { AnswerAction } from './answer-action.tsx';
import { ReviewsTable } from './reviews-table.tsx';
import { reviewsText } from './text.ts';

const FILTERS = { tab: oneOf(MERCHANT_TABS) } as const;

/** What buyers say of the merchant's goods; those without an answer come first. */
export function MerchantReviews() {
  const query = useListQuery(FILTERS, { views: ['tab'] });
  const { tab = 'to_answer' } = query.filter;
  const reviews = useRememberedCall(listMerchantReviews, { tab, page: query.page });
  return (
    <ReviewsTable
      labels={MERCHANT_TAB_LABELS}
      tab={tab}
      query={query}
      answer={reviews}
      renderStep={review => <Reply review={review} onChanged={reviews.reload} />}
      empty={reviewsText.emptyMerchant}
    />
  );
}

interface ReplyProps {
  review: ManagedReview;
  onChanged: () => void;
}

function Reply({ review, onChanged }: ReplyProps) {
  return (
    <AnswerAction
      label={review.reply ? reviewsText.changeReply : reviewsText.reply}
      call={replyToReview}
      read={text => ({ reviewId: review.id, text })}
      done={reviewsText.replied}
      dialog={{
        title: reviewsText.replyTitle,
        text: reviewsText.replyText(review.name),
        submit: reviewsText.reply,
      }}
      field={{
        label: reviewsText.replyField,
        hint: reviewsText.replyHint,
        defaultValue: review.reply,
        maxLength: LONGEST_REPLY,
      }}
      onChanged={onChanged}
    />
  );
}
