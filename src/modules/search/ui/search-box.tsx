import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { SuggestionList } from '#kit/combobox/suggestion-list.tsx';
import { useCombobox } from '#kit/combobox/use-combobox.ts';
import type { Suggest } from '#kit/combobox/use-suggestions.ts';
import { Icon } from '#kit/icon.tsx';
import styles from './search-box.module.css';
import { searchBoxText } from './search-box.text.ts';

interface SearchBoxProps<T> {
  /** The words of the current page, if it is the search page. */
  initial: string;
  suggest: Suggest<T>;
  draw: (found: T) => ReactNode;
  keyOf: (found: T) => number;
  onChoose: (found: T) => void;
}

/** A combobox over an ordinary form, which leads to the search page even without JavaScript. */
export function SearchBox<T>({ draw, keyOf, ...combobox }: SearchBoxProps<T>) {
  const { text, shut, field, list } = useCombobox(combobox);
  const submit = (event: FormEvent) => {
    if (text.trim() === '') event.preventDefault();
    shut();
  };
  return (
    <search>
      <Form action="/search" className={styles.search} onSubmit={submit}>
        <div className={styles.field}>
          <Icon name="search" className={styles.glass} />
          <input
            {...field}
            type="search"
            name="q"
            placeholder={searchBoxText.placeholder}
            aria-label={searchBoxText.label}
            enterKeyHint="search"
            maxLength={200}
          />
          <button type="submit" className={styles.go} aria-label={searchBoxText.submit}>
            <Icon name="search" />
          </button>
        </div>
        <SuggestionList {...list} draw={draw} keyOf={keyOf} />
      </Form>
    </search>
  );
}
