import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { Answered } from '../../../data/answered.tsx';
import type { CallAnswer } from '../../../data/use-call.ts';
import styles from './listed.module.css';
import { listKitText } from './text.ts';
import { Turns } from './turns.tsx';
import type { ListPlace } from './use-list-query.ts';

interface Words {
  title: string;
  text?: string;
  action?: ReactNode;
}

/** A page of rows by its number, or by the last row of the page before. */
export interface Page<Row> {
  rows: readonly Row[];
  /** How many pages there are. */
  pages?: number;
  /** Where older rows begin; null on the last page. */
  next?: number | null;
}

interface ListedProps<Body, Row> {
  answer: CallAnswer<Body>;
  query: ListPlace;
  page: (body: Body) => Page<Row>;
  text?: { loading: string; failed: string };
  heading?: 'h2' | 'h3';
  /** If there is nothing yet; a sentence alone where the list is one part of a page. */
  empty: string | (Words & { lantern?: boolean });
  /** If the filters hide everything. */
  nothing?: Words;
  /** Next to the pages: how many there are. */
  summary?: (body: Body) => ReactNode;
  /** Replaces the words while it loads. */
  loading?: ReactNode;
  children: (body: Body) => ReactNode;
}

/** A list in every state: loading, failed, empty, hidden by its filters, and full with its pages. */
export function Listed<Body, Row>({ answer, query, page, children, ...shown }: ListedProps<Body, Row>) {
  if (shown.loading && answer.state === 'loading') return shown.loading;
  return (
    <Answered answer={answer} heading={shown.heading ?? 'h2'} {...(shown.text && { text: shown.text })}>
      {body => {
        const { rows, pages = 1, next } = page(body);
        if (rows.length > 0)
          return (
            <>
              {children(body)}
              <div className={styles.foot}>
                {shown.summary && <p className={styles.summary}>{shown.summary(body)}</p>}
                <Pagination page={query.page} pages={pages} hrefFor={to => query.hrefWith({ page: to })} />
                {next !== undefined && <Turns query={query} next={next} />}
              </div>
            </>
          );
        if (answer.isStale) return <Loading text={shown.text?.loading ?? listKitText.unknown} />;
        if (next !== undefined && query.before !== undefined) return <BeyondEnd to={query.hrefWith({})} />;
        if (next === undefined && query.page > 1)
          return <BeyondEnd to={query.hrefWith({ page: Math.max(1, Math.min(pages, query.page - 1)) })} />;
        return <Empty query={query} {...shown} />;
      }}
    </Answered>
  );
}

type EmptyProps = Pick<ListedProps<unknown, unknown>, 'query' | 'empty' | 'nothing'>;

function Empty({ query, empty, nothing = typeof empty === 'string' ? undefined : empty }: EmptyProps) {
  if (typeof empty === 'string') return <Note tone="quiet">{empty}</Note>;
  if (!query.isNarrowed || !nothing) return <EmptyState {...empty} />;
  const { title, text } = nothing;
  return (
    <EmptyState title={title} text={text} action={nothing.action ?? <Cleared to={query.hrefCleared} />} />
  );
}

const Cleared = ({ to }: { to: string }) => (
  <ButtonLink variant="outline" to={to} preventScrollReset>
    {listKitText.clear}
  </ButtonLink>
);

/** A page that rows have left, or that never was, leads to the last one. */
function BeyondEnd({ to }: { to: string }) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => void navigate(to, { replace: true, preventScrollReset: true }));
  useEffect(() => leave(), []);
  return null;
}
