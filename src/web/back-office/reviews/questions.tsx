import { classNames } from '#kit/class-names.ts';
import type { Column } from '#kit/display/data-table.tsx';
import { QUESTION_TAB_LABELS } from '#modules/reviews/question.text.ts';
import { LONGEST_ANSWER, QUESTION_TABS } from '#modules/reviews/question.ts';
import {
  answerQuestion,
  listMerchantQuestions,
  type ManagedQuestion,
} from '#modules/reviews/questions.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import panels from '../panel.module.css';
import { oneOf } from '../parts/list/address.ts';
import { TabbedTable } from '../parts/list/tabbed-table.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { AnswerAction } from './answer-action.tsx';
import { PRODUCT_COLUMN } from './product-column.tsx';
import { questionsText, reviewsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.questions), noindex: true });

const FILTERS = { tab: oneOf(QUESTION_TABS) } as const;

/** What people ask about the merchant's goods; those without an answer come first. */
export default function QuestionsPage() {
  const query = useListQuery(FILTERS, { views: ['tab'] });
  const { tab = 'to_answer' } = query.filter;
  const questions = useRememberedCall(listMerchantQuestions, { tab, page: query.page });
  return (
    <div className={panels.page}>
      <PageHead title={pageTitles.questions} />
      <div className={classNames(panels.panel, panels.links)}>
        <TabbedTable
          label={questionsText.tabs}
          labels={QUESTION_TAB_LABELS}
          tab={tab}
          query={query}
          answer={questions}
          rows={body => body.questions}
          columns={columnsWith(questions.reload)}
          empty={{ title: questionsText.empty, text: questionsText.emptyText }}
        />
      </div>
    </div>
  );
}

const columnsWith = (onChanged: () => void): readonly Column<ManagedQuestion>[] => [
  PRODUCT_COLUMN,
  {
    id: 'question',
    look: 'words',
    header: questionsText.question,
    cell: ({ text, name, answer }) => (
      <span className={panels.words}>
        <bdi>{text}</bdi>
        <span className="muted">
          <bdi>{name}</bdi>
        </span>
        {answer && (
          <span className="muted">
            {questionsText.answered} <bdi>{answer}</bdi>
          </span>
        )}
      </span>
    ),
  },
  { id: 'asked', header: questionsText.asked, cell: ({ askedAt }) => formatDateTime(new Date(askedAt)) },
  {
    id: 'step',
    header: reviewsText.step,
    cell: question => <Answer question={question} onChanged={onChanged} />,
  },
];

interface AnswerProps {
  question: ManagedQuestion;
  onChanged: () => void;
}

function Answer({ question, onChanged }: AnswerProps) {
  return (
    <AnswerAction
      label={question.answer ? questionsText.change : questionsText.answer}
      call={answerQuestion}
      read={text => ({ questionId: question.id, text })}
      done={questionsText.done}
      dialog={{ title: questionsText.dialog, text: question.text, submit: questionsText.answer }}
      field={{
        label: questionsText.field,
        hint: questionsText.hint,
        defaultValue: question.answer,
        maxLength: LONGEST_ANSWER,
      }}
      onChanged={onChanged}
    />
  );
}
