import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Form } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { searchText } from '../text.ts';
import styles from './search-box.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggest, useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps<T> {
  /** The words of the page that is shown, when it is the search page. */
  initial: string;
  suggest: Suggest<T>;
  draw: (found: T) => ReactNode;
  keyOf: (found: T) => number;
  onChoose: (found: T) => void;
}

/** A combobox over an ordinary form: without JavaScript it still leads to the search page. */
export function SearchBox<T>({ initial, suggest, draw, keyOf, onChoose }: SearchBoxProps<T>) {
  const id = useId();
  const [text, setText] = useState(initial);
  const [active, setActive] = useState(-1);
  const { suggestions, ask, close } = useSuggestions(suggest);
  const { found } = suggestions;
  const open = suggestions.state === 'open';

  const shut = () => {
    close();
    setActive(-1);
  };
  const type = (typed: string) => {
    setText(typed);
    setActive(-1);
    ask(typed);
  };
  const choose = (chosen: T) => {
    shut();
    onChoose(chosen);
  };
  const submit = (event: FormEvent) => {
    if (text.trim() === '') event.preventDefault();
    shut();
  };
  const press = (event: KeyboardEvent) => {
    const marked = found[active];
    if (event.key === 'Escape' && suggestions.state !== 'closed') {
      event.preventDefault();
      shut();
    } else if (event.key === 'Enter' && open && marked !== undefined) {
      event.preventDefault();
      choose(marked);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && open && found.length > 0) {
      event.preventDefault();
      setActive(nextActive(active, event.key, found.length));
    }
  };

  return (
    <Form
      action="/search"
      role="search"
      aria-label={searchText.label}
      className={styles.search}
      onSubmit={submit}
    >
      <div className={styles.field}>
        <Icon name="search" className={styles.glass} />
        <input
          type="search"
          name="q"
          value={text}
          onChange={event => type(event.target.value)}
          onKeyDown={press}
          onBlur={shut}
          placeholder={searchText.placeholder}
          aria-label={searchText.label}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open && found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <button type="submit" className={styles.go} aria-label={searchText.submit}>
          <Icon name="search" />
        </button>
      </div>
      <SuggestionList {...{ id, suggestions, active, draw, keyOf }} onChoose={choose} />
    </Form>
  );
}

/** Arrows go round, past the field itself. */
function nextActive(active: number, key: string, count: number): number {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}
