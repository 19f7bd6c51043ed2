/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- no tag is the list of a combobox; the keys are the field's */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../display/spinner.tsx';
import { Icon } from '../icon.tsx';
import { kitText } from '../text.ts';
import popover from './popover.module.css';
import styles from './suggestion-list.module.css';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionListProps<T> {
  id: string;
  suggestions: Suggestions<T>;
  active: number;
  draw: (found: T) => ReactNode;
  keyOf: (found: T) => number;
  onChoose: (found: T) => void;
}

/** The list under the field: loading, suggestions, or the message that there are none. */
export function SuggestionList<T>({
  id,
  suggestions,
  active,
  draw,
  keyOf,
  onChoose,
}: SuggestionListProps<T>) {
  const { state, found } = suggestions;
  const listed = state === 'open' && found.length > 0;
  return (
    <>
      <output className={state === 'closed' || listed ? 'visually-hidden' : popover.message}>
        {state === 'searching' && (
          <>
            <Spinner /> {kitText.searching}
          </>
        )}
        {state === 'open' && found.length === 0 && (
          <>
            <Icon name="search" /> {kitText.nothingFound}
          </>
        )}
      </output>
      {/* Focus stays in the field, which drives the list by keyboard. */}
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={kitText.suggestions}
        className={classNames(popover.popover, styles.list)}
        hidden={!listed}
      >
        {found.map((each, index) => (
          <li
            key={keyOf(each)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChoose(each)}
          >
            {draw(each)}
          </li>
        ))}
      </ul>
    </>
  );
}
