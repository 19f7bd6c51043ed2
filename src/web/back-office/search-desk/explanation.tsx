import { Link } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Note } from '#kit/display/note.tsx';
import { explainSearch, type Placed } from '#modules/search/explain.calls.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import type { Read } from '../parts/list/address.ts';
import { FilterBar, SearchBox } from '../parts/list/filters.tsx';
import { Listed } from '../parts/list/listed.tsx';
import type { ListQuery } from '../parts/list/use-list-query.ts';
import { explanationText, placeReasons, wordPlaces } from './explanation.text.ts';
import styles from './search-desk.module.css';

/** A search as shoppers see it, and why each product stands where it does. */
export function Explanation({ query }: { query: ListQuery<{ q: Read<string> }> }) {
  const { q = '' } = query.filter;
  const explanation = useRememberedCall(explainSearch, { q, page: query.page });
  const empty =
    q === ''
      ? { title: explanationText.begin, text: explanationText.beginText }
      : { title: explanationText.none, text: explanationText.noneText };
  return (
    <>
      <FilterBar
        query={query}
        label={explanationText.search}
        search={<SearchBox query={query} name="q" label={explanationText.search} />}
      />
      <Listed
        answer={explanation}
        query={{ ...query, isNarrowed: false }}
        text={explanationText}
        page={body => ({ rows: body.products, pages: body.totalPages })}
        empty={empty}
      >
        {body => (
          <>
            <HowRead {...body} />
            <DataTable
              label={explanationText.table}
              columns={COLUMNS}
              rows={body.products}
              idOf={({ id }) => id}
            />
          </>
        )}
      </Listed>
    </>
  );
}

function HowRead({ repaired, dropped }: { repaired: string; dropped: readonly string[] }) {
  if (repaired === '' && dropped.length === 0) return null;
  return (
    <div className={styles.read}>
      <Note tone="info" icon="search">
        {repaired !== '' && (
          <p>
            {explanationText.repaired} <bdi>«{repaired}»</bdi>
          </p>
        )}
        {dropped.length > 0 && <p>{explanationText.without(dropped)}</p>}
      </Note>
    </div>
  );
}

const COLUMNS: readonly Column<Placed>[] = [
  { id: 'place', header: explanationText.place, cell: ({ place }) => formatCount(place) },
  {
    id: 'title',
    header: explanationText.product,
    cell: ({ id, title }) => (
      <Link to={`/product/${id}`}>
        <bdi dir="rtl">{title}</bdi>
      </Link>
    ),
  },
  { id: 'why', header: explanationText.why, cell: ({ why }) => placeReasons[why] },
  {
    id: 'words',
    header: explanationText.words,
    cell: ({ words }) =>
      words.map(({ words: asked, where }) => (
        <div key={asked}>
          <bdi>«{asked}»</bdi> {wordPlaces[where]}
        </div>
      )),
  },
  { id: 'requests', header: explanationText.requests, cell: ({ requests }) => formatCount(requests) },
  { id: 'since', header: explanationText.since, cell: ({ createdAt }) => formatDate(new Date(createdAt)) },
];
