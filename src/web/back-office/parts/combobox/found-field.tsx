import { type KeyboardEvent, useId, useState } from 'react';
import { Field } from '#kit/form/field.tsx';
import { SuggestionList } from '#modules/search/ui/suggestion-list.tsx';
import { type Suggest, useSuggestions } from '#modules/search/ui/use-suggestions.ts';
import styles from './found-field.module.css';
import { choosingText } from './text.ts';

export interface Named {
  id: number;
  name: string;
}

export interface Found extends Named {
  /** What distinguishes it from others of the same name. */
  detail: string;
}

interface FoundFieldProps {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  optional?: boolean;
  /** Must be the same function until something else is looked for. */
  find: Suggest<Found>;
  chosen: Named | null;
  onChoose: (found: Named | null) => void;
}

const draw = ({ name, detail }: Found) => (
  <span className={styles.found}>
    <bdi dir="rtl">{name}</bdi>
    {detail !== '' && <bdi className={styles.detail}>{detail}</bdi>}
  </span>
);

/** Finds something by its name; typed text counts once a result is chosen. */
export function FoundField({ find, chosen, onChoose, hint = choosingText.hint, ...field }: FoundFieldProps) {
  const id = useId();
  const [text, setText] = useState(chosen?.name ?? '');
  const [active, setActive] = useState(-1);
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
    <div className={styles.field}>
      <Field
        {...field}
        hint={chosen ? choosingText.chosen(chosen.name) : hint}
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
