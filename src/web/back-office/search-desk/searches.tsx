import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { addSearchRule, listSearches, type Searched, type SearchView } from '#modules/search/desk.calls.ts';
import { formatCount } from '#platform/digits.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import type { Read } from '../parts/list/address.ts';
import { FilterBar, Pick } from '../parts/list/filters.tsx';
import { Listed } from '../parts/list/listed.tsx';
import type { ListQuery } from '../parts/list/use-list-query.ts';
import type { Draft } from './draft.ts';
import { periodNames, rulesText, searchDeskText } from './text.ts';

/** So many results are counted; more fill a page. */
const PAGE = 12;

interface SearchesProps {
  query: ListQuery<{ days: Read<string> }>;
  view: SearchView;
  onDecide: (draft: Draft) => void;
}

/** The searches of a period, and the way to decide about each. */
export function Searches({ query, view, onDecide }: SearchesProps) {
  const days = Number(query.filter.days ?? 30);
  const searches = useRememberedCall(listSearches, { days, view, page: query.page });
  return (
    <>
      <FilterBar query={query} label={searchDeskText.period}>
        <Pick
          query={query}
          name="days"
          label={searchDeskText.period}
          all={searchDeskText.month}
          options={Object.entries(periodNames).map(([value, label]) => ({ value, label }))}
        />
      </FilterBar>
      <Listed
        answer={searches}
        query={query}
        text={searchDeskText}
        page={body => ({ rows: body.searches, pages: body.totalPages })}
        empty={{ title: searchDeskText.none, text: searchDeskText.noneText }}
      >
        {body => (
          <DataTable
            label={searchDeskText.table}
            columns={columnsWith(onDecide)}
            rows={body.searches}
            idOf={({ query: words }) => words}
          />
        )}
      </Listed>
    </>
  );
}

const FACTS: readonly Column<Searched>[] = [
  {
    id: 'query',
    header: searchDeskText.query,
    cell: ({ query }) => (
      <Link to={`/search?q=${encodeURIComponent(query)}`}>
        <bdi>{query}</bdi>
      </Link>
    ),
  },
  { id: 'searches', header: searchDeskText.searches, cell: ({ searches }) => formatCount(searches) },
  { id: 'clicks', header: searchDeskText.clicks, cell: ({ clicks }) => formatCount(clicks) },
  { id: 'wishes', header: searchDeskText.wishes, cell: ({ wishes }) => formatCount(wishes) },
  {
    id: 'found',
    header: searchDeskText.found,
    cell: ({ found }) => (found < PAGE ? formatCount(found) : searchDeskText.manyFound),
  },
  {
    id: 'repaired',
    header: searchDeskText.repaired,
    cell: ({ repaired }) => (repaired === '' ? '—' : <bdi>{repaired}</bdi>),
  },
];

function columnsWith(onDecide: SearchesProps['onDecide']): readonly Column<Searched>[] {
  return [
    ...FACTS,
    {
      id: 'decide',
      header: searchDeskText.decide,
      cell: ({ query, proposal, proposedBy }) => (
        <>
          {proposal !== null && <Proposal {...{ query, proposal, proposedBy }} />}
          <ButtonLink variant="text" size="small" to={`?view=why&q=${encodeURIComponent(query)}`}>
            {searchDeskText.why}
            <span className="visually-hidden"> {searchDeskText.of(query)}</span>
          </ButtonLink>
          <Button variant="text" size="small" onClick={() => onDecide({ query, means: '' })}>
            {searchDeskText.decide}
            <span className="visually-hidden"> {searchDeskText.decideOn(query)}</span>
          </Button>
        </>
      ),
    },
  ];
}

interface ProposalProps extends Pick<Searched, 'query' | 'proposedBy'> {
  proposal: string;
}

/** Makes the search mean what is proposed by one press; the decisions' own list takes it back. */
function Proposal({ query, proposal, proposedBy }: ProposalProps) {
  const { busy, message, run } = useAction();
  const [isAdded, setIsAdded] = useState(false);
  const add = () =>
    run(async () => {
      await api(addSearchRule, { kind: 'means', query, means: proposal });
      setIsAdded(true);
      showToast(rulesText.saved);
    });
  return (
    <>
      <Button
        variant="text"
        size="small"
        disabled={isAdded}
        busy={busy ? rulesText.saving : undefined}
        onClick={add}
      >
        {isAdded ? searchDeskText.added : searchDeskText.proposal} <bdi>«{proposal}»</bdi>
        {proposedBy > 0 && <> {searchDeskText.proposedBy(proposedBy)}</>}
      </Button>
      <FormError message={message} />
    </>
  );
}
