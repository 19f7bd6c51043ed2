import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import { Field } from '#kit/form/field.tsx';
import type { Ad } from '#modules/ads/ad.ts';
import { findTargets } from '#modules/ads/contract/back-office.ts';
import { SuggestionList } from '#modules/search/ui/suggestion-list.tsx';
import { useSuggestions } from '#modules/search/ui/use-suggestions.ts';
import { api } from '../../../api.ts';
import { editorText } from '../text.ts';
import type { Named } from './ad-form.ts';
import styles from './editor.module.css';

interface TargetFieldProps {
  name: string;
  kind: Ad['directTo'];
  label: string;
  hint: string;
  error: string | undefined;
  optional?: boolean;
  chosen: Named | null;
  onChoose: (found: Named | null) => void;
}

interface Found extends Named {
  detail: string;
}

const draw = ({ name, detail }: Found) => (
  <span className={styles.found}>
    <bdi dir="rtl">{name}</bdi>
    {detail !== '' && <bdi className={styles.note}>{detail}</bdi>}
  </span>
);

/** Finds a merchant, product, category or brand of the shop by name; typed text counts once a result is chosen. */
export function TargetField({ kind, chosen, onChoose, hint, ...field }: TargetFieldProps) {
  const id = useId();
  const [text, setText] = useState(chosen?.name ?? '');
  const [active, setActive] = useState(-1);
  const find = useCallback(
    async (q: string): Promise<readonly Found[]> => (await api(findTargets, { kind, q })).targets,
    [kind],
  );
  const { suggestions, ask, close } = useSuggestions(find);
  const { found } = suggestions;
  const shut = () => {
    close();
    setActive(-1);
  };
  const choose = (target: Found) => {
    shut();
    setText(target.name);
    onChoose({ id: target.id, name: target.name });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const marked = found[active];
    if (step && found.length > 0) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Enter' && marked) choose(marked);
    else if (event.key === 'Escape' && suggestions.state !== 'closed') shut();
    // Enter in a field of the form would save it.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  return (
    <div className={styles.target}>
      <Field
        {...field}
        hint={chosen ? editorText.chosen(chosen.name) : hint}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its list is the shop's, found as one types
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={event => {
          setText(event.target.value);
          setActive(-1);
          onChoose(null);
          ask(event.target.value);
        }}
        onKeyDown={press}
        onBlur={shut}
      />
      <SuggestionList
        {...{ id, suggestions, active }}
        keyOf={each => each.id}
        draw={draw}
        onChoose={choose}
      />
    </div>
  );
}
