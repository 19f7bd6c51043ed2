import { classNames } from '#kit/class-names.ts';
import type { Column } from '#kit/display/data-table.tsx';
import {
  listMerchantReviews,
  type ManagedReview,
  replyToReview,
} from '#modules/reviews/back-office.calls.ts';
import { LONGEST_REPLY, MERCHANT_TABS, MOST_REVIEWS_COUNTED } from '#modules/reviews/review.ts';
import { MERCHANT_TAB_LABELS } from '#modules/reviews/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import panels from '../panel.module.css';
import { oneOf } from '../parts/list/address.ts';
import { TabbedTable } from '../parts/list/tabbed-table.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { AnswerAction } from './answer-action.tsx';
import { PRODUCT_COLUMN } from './product-column.tsx';
import { ReviewWords } from './review-words.tsx';
import { reviewsText } from './text.ts';

const FILTERS = { tab: oneOf(MERCHANT_TABS) } as const;

/** What buyers say of the merchant's goods; those without an answer come first. */
export function MerchantReviews() {
  const query = useListQuery(FILTERS, { views: ['tab'] });
  const { tab = 'to_answer' } = query.filter;
  const reviews = useRememberedCall(listMerchantReviews, { tab, page: query.page });
  return (
    <div className={classNames(panels.panel, panels.links)}>
      <TabbedTable
        label={reviewsText.tabs}
        labels={MERCHANT_TAB_LABELS}
        tab={tab}
        query={query}
        answer={reviews}
        rows={body => body.reviews}
        columns={columnsWith(reviews.reload)}
        empty={{ title: reviewsText.empty, text: reviewsText.emptyMerchant }}
        mostCounted={MOST_REVIEWS_COUNTED}
      />
    </div>
  );
}

const columnsWith = (onChanged: () => void): readonly Column<ManagedReview>[] => [
  PRODUCT_COLUMN,
  {
    id: 'review',
    header: reviewsText.review,
    look: 'words',
    cell: review => <ReviewWords review={review} />,
  },
  {
    id: 'written',
    header: reviewsText.written,
    cell: ({ writtenAt }) => formatDateTime(new Date(writtenAt)),
  },
  { id: 'step', header: reviewsText.step, cell: review => <Reply review={review} onChanged={onChanged} /> },
];

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
