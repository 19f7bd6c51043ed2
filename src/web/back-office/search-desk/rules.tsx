import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { listSearchRules, removeSearchRule, type SearchRule } from '#modules/search/desk.calls.ts';
import { api } from '../../data/api.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { Question } from '../parts/form-dialog/question.tsx';
import { Listed } from '../parts/list/listed.tsx';
import type { ListPlace } from '../parts/list/use-list-query.ts';
import { kindNames, rulesText } from './text.ts';

/** What staff decided, each of which can be taken back. */
export function Rules({ query }: { query: ListPlace }) {
  const rules = useRememberedCall(listSearchRules, { page: query.page });
  const [asked, setAsked] = useState<SearchRule>();
  return (
    <>
      {asked && (
        <Question
          icon="search"
          title={rulesText.removeTitle(asked.query)}
          text={rulesText.removeText}
          confirm={rulesText.removeIt}
          act={() => api(removeSearchRule, { ruleId: asked.id })}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            showToast(rulesText.removed);
            return rules.reload();
          }}
        />
      )}
      <Listed
        answer={rules}
        query={{ ...query, isNarrowed: false }}
        text={rulesText}
        page={body => ({ rows: body.rules, pages: body.totalPages })}
        empty={{ title: rulesText.none, text: rulesText.noneText }}
      >
        {body => (
          <DataTable
            label={rulesText.table}
            columns={columnsWith(setAsked)}
            rows={body.rules}
            idOf={({ id }) => id}
          />
        )}
      </Listed>
    </>
  );
}

function columnsWith(onRemove: (rule: SearchRule) => void): readonly Column<SearchRule>[] {
  return [
    { id: 'query', header: rulesText.query, cell: ({ query }) => <bdi>{query}</bdi> },
    { id: 'kind', header: rulesText.kind, cell: ({ kind }) => kindNames[kind] },
    { id: 'what', header: rulesText.what, cell: rule => <What {...rule} /> },
    {
      id: 'remove',
      header: rulesText.remove,
      cell: rule => (
        <Button variant="text" size="small" onClick={() => onRemove(rule)}>
          {rulesText.remove}
          <span className="visually-hidden"> {rulesText.removeOf(rule.query)}</span>
        </Button>
      ),
    },
  ];
}

function What({ kind, means, productId, productName, path }: SearchRule) {
  if (kind === 'means') return <bdi>{means}</bdi>;
  const to = kind === 'leads_to' ? path : `/product/${productId}`;
  return <Link to={to}>{productName ? <bdi dir="rtl">{productName}</bdi> : <bdi>{path}</bdi>}</Link>;
}
