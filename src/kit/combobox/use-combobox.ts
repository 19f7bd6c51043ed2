import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { useMarked } from './use-marked.ts';
import { type Suggest, useSuggestions } from './use-suggestions.ts';

interface Combobox<T> {
  initial: string;
  /** Must be the same function until something else is looked for. */
  suggest: Suggest<T>;
  onChoose: (found: T) => void;
}

/** A field with suggestions while a person types. Keys, a choice and submission close the list [HDR-7]. */
export function useCombobox<T>({ initial, suggest, onChoose }: Combobox<T>) {
  const [text, setText] = useState(initial);
  const { suggestions, ask, close } = useSuggestions(suggest);
  const { found, state } = suggestions;
  const { id, marked, reset, move, field } = useMarked(found.length, -1);
  const shut = () => {
    close();
    reset();
  };
  const choose = (chosen: T) => {
    shut();
    onChoose(chosen);
  };
  const press = (event: KeyboardEvent) => {
    const option = found[marked];
    if (event.key === 'Escape' && state !== 'closed') shut();
    else if (event.key === 'Enter' && option !== undefined) choose(option);
    else if (!move(event.key)) return;
    event.preventDefault();
  };
  return {
    text,
    setText,
    shut,
    field: {
      ...field,
      'aria-autocomplete': 'list',
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setText(target.value);
        reset();
        ask(target.value);
      },
      onKeyDown: press,
      onBlur: shut,
    } as const,
    list: { id, suggestions, active: marked, onChoose: choose },
  };
}
