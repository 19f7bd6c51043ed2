import { useEffect, useState } from 'react';
import { type Found, findEverywhere } from '#modules/reports/calls.ts';
import { normalise } from '#platform/arabic.ts';
import { api } from '../../data/api.ts';
import type { RoleData } from '../../data/session.ts';
import { navigationOf } from '../navigation.ts';
import { tabNames } from '../settings/tab.text.ts';
import { type Choice, choiceOf, type Group, recentChoices } from './choice.ts';
import { findText, kindNames } from './text.ts';

/** The pause after which a person has stopped typing. */
const PAUSE_MS = 150;
/** The server finds nothing with fewer. */
const SHORTEST = 2;

interface Answer {
  q: string;
  found: readonly Found[] | 'failed';
}

/**
 * The results for a text, in groups: pages at once, the rest when the server answers. Without text: the recent choices.
 */
export function useFinding(text: string, account: RoleData) {
  const q = text.trim();
  const [answer, setAnswer] = useState<Answer>({ q: '', found: [] });
  useEffect(() => {
    if (q.length < SHORTEST) return;
    let isAsked = true;
    const tell = (found: Answer['found']) => isAsked && setAnswer({ q, found });
    const timer = setTimeout(
      () =>
        void api(findEverywhere, { q }).then(
          body => tell(body.found),
          () => tell('failed'),
        ),
      PAUSE_MS,
    );
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [q]);
  const isAnswered = q.length < SHORTEST || answer.q === q;
  // Earlier results stay until the next answer, so that the list does not flicker.
  const found = q.length < SHORTEST || answer.found === 'failed' ? [] : answer.found;
  return {
    groups: q === '' ? beginning(account) : [...pagesOf(account, q), ...groupsOf(found)],
    state:
      answer.found === 'failed' && isAnswered && q !== '' ? 'failed' : isAnswered ? 'found' : 'searching',
  } as const;
}

function beginning(account: RoleData): Group[] {
  const recent = recentChoices(account.id);
  return [
    ...(recent.length > 0 ? [{ title: findText.recent, choices: recent }] : []),
    { title: findText.pages, choices: pages(account) },
  ];
}

/** Pages and the parts of the settings, each of which is a page of its own. */
function pagesOf(account: RoleData, q: string): Group[] {
  const all = pages(account);
  const settings = all.filter(({ to }) => to === '/settings').flatMap(partsOf);
  const choices = [...all, ...settings].filter(({ title }) => normalise(title).includes(normalise(q)));
  return choices.length > 0 ? [{ title: findText.pages, choices }] : [];
}

const partsOf = ({ to, title, icon }: Choice): Choice[] =>
  Object.entries(tabNames).map(([tab, name]) => ({ to: `${to}/${tab}`, title: name, note: title, icon }));

function pages(account: RoleData): Choice[] {
  const { bar, more } = navigationOf(account);
  return [...bar, ...more].map(({ path, title, icon }) => ({ to: `/${path}`, title, icon, note: '' }));
}

function groupsOf(found: readonly Found[]): Group[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map(kind => ({
    title: kindNames[kind],
    choices: found.filter(each => each.kind === kind).map(choiceOf),
  }));
}
