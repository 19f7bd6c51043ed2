import { useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Note } from '#kit/display/note.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { reportText } from '#modules/moderation/text.ts';
import { questionText } from '#modules/reviews/question.text.ts';
import {
  type askQuestion,
  listQuestions,
  type QuestionList,
  type ShownQuestion,
} from '#modules/reviews/questions.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDate } from '#platform/dates.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { ReportButton } from '../../parts/reviews/report-button.tsx';
import { AskButton } from './ask-sheet.tsx';
import styles from './questions.module.css';

/** How many more come at once. */
const MORE = 10;

interface QuestionsProps {
  productId: number;
  /** The first of them, as the page was rendered. */
  first: QuestionList;
}

/** What people asked about the product, and what its merchant said. */
export function Questions({ productId, first }: QuestionsProps) {
  const title = useId();
  const [shown, setShown] = useState(first);
  const { busy, message, run } = useAction();
  const more = () =>
    run(async () => {
      const next = await api(listQuestions, { productId, after: shown.questions.at(-1)?.id, limit: MORE });
      setShown({ ...next, questions: [...shown.questions, ...next.questions] });
    });
  const [q, setQ] = useState('');
  const search = (words: string) =>
    run(async () => {
      setShown(words ? await api(listQuestions, { productId, q: words, limit: MORE }) : first);
      setQ(words);
    });
  const [sent, setSent] = useState<CallBody<typeof askQuestion> | null>(null);
  const add = (question: CallBody<typeof askQuestion>) => {
    setShown({ ...shown, questions: [question, ...shown.questions] });
    setSent(question);
  };
  return (
    <section aria-labelledby={title} className={styles.section}>
      <SectionTitle id={title} title={questionText.title} />
      <div className={styles.ways}>
        {first.hasMore && <Search count={first.count} onSearch={search} />}
        <AskButton productId={productId} onAsked={add} />
      </div>
      <output className={styles.none}>
        {sent && (
          <Note tone="ok">
            <strong>{questionText.sent}</strong> {questionText.sentMore(sent.usualHours)}
          </Note>
        )}
      </output>
      <FormError message={message} />
      {shown.questions.length === 0 ? (
        <div className={styles.none}>
          <EmptyState
            heading="h3"
            title={q ? questionText.noneFound : questionText.none}
            text={q ? questionText.noneFoundText : questionText.noneText}
          />
        </div>
      ) : (
        <ul className={styles.list} aria-label={questionText.title} aria-busy={busy}>
          {shown.questions.map(question => (
            <Question key={question.id} question={question} />
          ))}
        </ul>
      )}
      {shown.hasMore && (
        <Button variant="soft" busy={busy ? questionText.loading : undefined} onClick={more}>
          {questionText.more}
        </Button>
      )}
    </section>
  );
}

interface SearchProps {
  count: number;
  onSearch: (words: string) => void;
}

/** Among what was asked before; with nothing written all of it comes back. */
function Search({ count, onSearch }: SearchProps) {
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={event => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
        }}
      >
        <Field
          type="search"
          name="q"
          label={<span className="visually-hidden">{questionText.search(count)}</span>}
          placeholder={questionText.search(count)}
          maxLength={100}
        />
        <Button type="submit" variant="soft">
          {questionText.find}
        </Button>
      </form>
    </search>
  );
}

function Question({ question: { id, text, name, askedAt, answer } }: { question: ShownQuestion }) {
  return (
    <li className={styles.question}>
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
      <p className="muted">
        <bdi>{name}</bdi> · {formatDate(new Date(askedAt))}
      </p>
      {answer ? (
        <p className={styles.answer}>
          <strong>{questionText.answer}</strong>
          <bdi>{answer}</bdi>
        </p>
      ) : (
        <p className="muted">{questionText.waiting}</p>
      )}
      <ReportButton kind="question" subjectId={id} label={reportText.open} />
    </li>
  );
}
