/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- no tag is the list of a combobox; the keys are the field's */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import popover from '#kit/combobox/popover.module.css';
import { useMarked } from '#kit/combobox/use-marked.ts';
import { useSuggestions } from '#kit/combobox/use-suggestions.ts';
import { Spinner } from '#kit/display/spinner.tsx';
import { Icon, type IconName } from '#kit/icon.tsx';
import { kitText } from '#kit/text.ts';
import { ProductLine } from '#modules/catalog/ui/product-line.tsx';
import type { SearchPanelProps } from '#modules/search/ui/search-box.tsx';
import { recentSearches } from '../../data/recent-searches.ts';
import styles from './search-panel.module.css';
import { groupText, panelText, suggestionCount } from './search-panel.text.ts';
import { GROUPS, type Group, type Suggestion, suggest, suggestStarts } from './suggestion.ts';

/** Suggestions under the search field: while a person types what may be meant, for an empty field where to begin. */
export function SearchPanel(props: SearchPanelProps) {
  const { state, found } = useFound(props);
  return (
    <>
      <Message state={state} count={found.length} />
      {/* Other text marks nothing. */}
      <Choices key={props.text} {...props} state={state} found={found} />
    </>
  );
}

interface ChoicesProps extends SearchPanelProps {
  state: 'closed' | 'searching' | 'open';
  found: readonly Suggestion[];
}

function Choices({ text, keysRef, onField, onDone, state, found }: ChoicesProps) {
  const navigate = useNavigate();
  const { id, marked, move, field } = useMarked(found.length, -1);
  const choose = ({ to }: Suggestion) => {
    onDone();
    if (to === null) recentSearches.change([]);
    else navigate(to);
  };
  const isListed = found.length > 0;
  const { 'aria-controls': list, 'aria-activedescendant': active } = field;
  useEffect(() => {
    onField({
      'aria-expanded': isListed,
      'aria-controls': isListed ? list : undefined,
      'aria-activedescendant': active,
    });
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    return () => onField({ 'aria-expanded': false });
  }, [isListed, list, active, onField]);
  useEffect(() => {
    keysRef.current = key => {
      const option = found[marked];
      if (key === 'Escape' && state !== 'closed') onDone();
      else if (key === 'Enter' && option) choose(option);
      else return move(key);
      return true;
    };
    return () => {
      keysRef.current = null;
    };
  });
  if (!isListed) return null;
  return (
    <div
      id={list}
      role="listbox"
      aria-label={kitText.suggestions}
      className={classNames(popover.popover, styles.list)}
    >
      {GROUPS.map(group => (
        <GroupOf key={group} group={group} {...{ id, found, marked, text, onChoose: choose }} />
      ))}
    </div>
  );
}

/** The suggestions for the typed text, or those to begin with. */
function useFound({ text, isTyped }: Pick<SearchPanelProps, 'text' | 'isTyped'>) {
  const { suggestions, ask } = useSuggestions(suggest);
  const [starts, setStarts] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (isTyped) ask(text);
  }, [text, isTyped, ask]);
  const isEmpty = !isTyped && text === '';
  useEffect(() => {
    let isShown = isEmpty;
    if (isEmpty) void suggestStarts().then(found => isShown && setStarts(found));
    return () => {
      isShown = false;
    };
  }, [isEmpty]);
  if (isTyped) return suggestions;
  return isEmpty && starts.length > 0 ? ({ state: 'open', found: starts } as const) : NOTHING;
}

const NOTHING = { state: 'closed', found: [] as readonly Suggestion[] } as const;

function Message({ state, count }: { state: 'closed' | 'searching' | 'open'; count: number }) {
  return (
    <output className={state === 'closed' || count > 0 ? 'visually-hidden' : popover.message}>
      {state === 'searching' && (
        <>
          <Spinner /> {kitText.searching}
        </>
      )}
      {state === 'open' && count === 0 && (
        <>
          <Icon name="search" /> {kitText.nothingFound}
        </>
      )}
      {count > 0 && suggestionCount(count)}
    </output>
  );
}

interface GroupProps {
  id: string;
  group: Group;
  found: readonly Suggestion[];
  marked: number;
  text: string;
  onChoose: (suggestion: Suggestion) => void;
}

function GroupOf({ id, group, found, marked, text, onChoose }: GroupProps) {
  const own = found.map((each, at) => ({ each, at })).filter(({ each }) => each.group === group);
  if (own.length === 0) return null;
  return (
    <div role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
      <p id={`${id}-${group}`} className={group === 'all' ? 'visually-hidden' : styles.name}>
        {groupText[group]}
      </p>
      {own.map(({ each, at }) => (
        <div
          key={each.key}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === marked}
          className={styles.option}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onChoose(each)}
        >
          <Choice suggestion={each} typed={text} />
        </div>
      ))}
    </div>
  );
}

const ICONS: Readonly<Partial<Record<Group, IconName>>> = {
  recent: 'clock',
  words: 'search',
  merchants: 'store',
};

function Choice({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  if (suggestion.product) return <ProductLine product={suggestion.product} />;
  if (suggestion.group !== 'all') return <Line suggestion={suggestion} typed={typed} />;
  return (
    <span className={styles.all}>
      {panelText.showAll} «<bdi>{suggestion.name}</bdi>»
    </span>
  );
}

/** A name with the typed part of it bold. */
function Line({ suggestion: { group, name, to }, typed }: { suggestion: Suggestion; typed: string }) {
  const start = group === 'words' && name.startsWith(typed.trim()) ? typed.trim() : '';
  return (
    <span className="row">
      <Icon name={to === null ? 'close' : (ICONS[group] ?? 'tag')} className={styles.icon} />
      <bdi>
        {start !== '' && <b>{start}</b>}
        {to === null ? panelText.forget : name.slice(start.length)}
      </bdi>
    </span>
  );
}
