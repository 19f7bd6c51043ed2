import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { searchText } from '../text.ts';
import styles from './search-box.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import type { Suggest } from './use-suggestions.ts';

interface SearchBoxProps<T> {
  /** The words of the current page, if it is the search page. */
  initial: string;
  suggest: Suggest<T>;
  draw: (found: T) => ReactNode;
  keyOf: (found: T) => number;
  onChoose: (found: T) => void;
}

/** A combobox over an ordinary form, which leads to the search page even without JavaScript. */
export function SearchBox<T>({ initial, suggest, draw, keyOf, onChoose }: SearchBoxProps<T>) {
  const id = useId();
  const { text, active, suggestions, type, press, submit, choose, shut } = useCombobox({
    initial,
    suggest,
    onChoose,
  });
  return (
    <search>
      <Form action="/search" className={styles.search} onSubmit={submit}>
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
            aria-expanded={suggestions.found.length > 0}
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
    </search>
  );
}
