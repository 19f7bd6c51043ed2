import { classNames } from '#kit/class-names.ts';
import type { Column } from '#kit/display/data-table.tsx';
import type { ManagedReview } from '#modules/reviews/back-office.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import panels from '../panel.module.css';
import { TabbedTable, type TabbedTableProps } from '../parts/list/tabbed-table.tsx';
import { PRODUCT_COLUMN } from './product-column.tsx';
import { ReviewWords } from './review-words.tsx';
import { reviewsText } from './text.ts';

interface Body<Tab extends string> {
  reviews: readonly ManagedReview[];
  totalPages: number;
  counts: Readonly<Record<Tab, number>>;
}

interface ReviewsTableProps<Tab extends string>
  extends Pick<TabbedTableProps<Tab, Body<Tab>, ManagedReview>, 'labels' | 'tab' | 'query' | 'answer'> {
  /** What its reader sees between the review and its day. */
  about?: readonly Column<ManagedReview>[];
  renderStep: Column<ManagedReview>['cell'];
  /** Why there may be none. */
  empty: string;
}

/** Reviews in tabs, each with what its reader may do. */
export function ReviewsTable<Tab extends string>({
  about = [],
  renderStep,
  empty,
  ...listed
}: ReviewsTableProps<Tab>) {
  return (
    <div className={classNames(panels.panel, panels.links)}>
      <TabbedTable
        {...listed}
        label={reviewsText.tabs}
        rows={({ reviews }) => reviews}
        columns={[
          PRODUCT_COLUMN,
          REVIEW,
          ...about,
          WRITTEN,
          { id: 'step', header: reviewsText.step, cell: renderStep },
        ]}
        empty={{ title: reviewsText.empty, text: empty }}
      />
    </div>
  );
}

const REVIEW: Column<ManagedReview> = {
  id: 'review',
  header: reviewsText.review,
  look: 'words',
  cell: review => <ReviewWords review={review} />,
};

const WRITTEN: Column<ManagedReview> = {
  id: 'written',
  header: reviewsText.written,
  cell: ({ writtenAt }) => formatDateTime(new Date(writtenAt)),
};
