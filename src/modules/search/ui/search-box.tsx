import { type ComponentType, type FormEvent, type RefObject, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { kitText } from '#kit/text.ts';
import styles from './search-box.module.css';
import { searchBoxText } from './search-box.text.ts';

/** What the field says about the list under it. */
export interface ListedField {
  'aria-expanded': boolean;
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
}

/** The list under the field. It is mounted while it may be open. */
export interface SearchPanelProps {
  text: string;
  /** Whether anything was typed since the field got the focus. */
  isTyped: boolean;
  /** Takes keys of the field, and says whether it did something with one. */
  keysRef: RefObject<((key: string) => boolean) | null>;
  /** Must be the same function while the panel is mounted. */
  onField: (field: ListedField) => void;
  onDone: () => void;
}

interface SearchBoxProps {
  /** The words of the current page, if it is the search page. */
  initial: string;
  fetchPanel: () => Promise<ComponentType<SearchPanelProps>>;
}

const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', autoComplete: 'off' } as const;
const CLOSED: ListedField = { 'aria-expanded': false };

/**
 * A combobox over an ordinary form, which leads to the search page even without JavaScript. Its list is fetched once
 * the field has the focus.
 */
export function SearchBox({ initial, fetchPanel }: SearchBoxProps) {
  const [text, setText] = useState(initial);
  const [use, setUse] = useState<'none' | 'focused' | 'typed'>('none');
  const [field, setField] = useState(CLOSED);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps> | null>(null);
  const [isAway, setIsAway] = useState(false);
  const keysRef = useRef<((key: string) => boolean) | null>(null);
  const show = (how: 'focused' | 'typed') => {
    setUse(how);
    // Without the list, as when the network is away, the form still works; the next letter tries again.
    fetchPanel().then(
      panel => setPanel(() => panel),
      () => setIsAway(true),
    );
  };
  const close = () => setUse('none');
  const submit = (event: FormEvent) => {
    if (text.trim() === '') event.preventDefault();
    close();
  };
  return (
    <search>
      <Form action="/search" className={styles.search} onSubmit={submit}>
        <div className={styles.field}>
          <Icon name="search" className={styles.glass} />
          <input
            {...COMBOBOX}
            {...field}
            type="search"
            name="q"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              show('typed');
            }}
            onFocus={() => show('focused')}
            onBlur={close}
            onKeyDown={event => keysRef.current?.(event.key) && event.preventDefault()}
            placeholder={searchBoxText.placeholder}
            aria-label={searchBoxText.label}
            enterKeyHint="search"
            maxLength={200}
          />
          <button type="submit" className={styles.go} aria-label={searchBoxText.submit}>
            <Icon name="search" />
          </button>
        </div>
        {Panel && use !== 'none' && (
          <Panel text={text} isTyped={use === 'typed'} keysRef={keysRef} onField={setField} onDone={close} />
        )}
        {!Panel && isAway && use === 'typed' && (
          <output className={styles.message}>{kitText.nothingFound}</output>
        )}
      </Form>
    </search>
  );
}
