import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { type Suggest, useSuggestions } from './use-suggestions.ts';

interface Combobox<T> {
  initial: string;
  suggest: Suggest<T>;
  onChoose: (found: T) => void;
}

/** The typed text, its suggestions and the marked one. Keys, a choice and submission close the list [HDR-7]. */
export function useCombobox<T>({ initial, suggest, onChoose }: Combobox<T>) {
  const [text, setText] = useState(initial);
  const [active, setActive] = useState(-1);
  const { suggestions, ask, close } = useSuggestions(suggest);
  const { found, state } = suggestions;
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
    if (event.key === 'Escape' && state !== 'closed') shut();
    else if (event.key === 'Enter' && marked !== undefined) choose(marked);
    else if (isArrow(event.key) && found.length > 0) setActive(nextActive(active, event.key, found.length));
    else return;
    event.preventDefault();
  };
  return { text, active, suggestions, type, press, submit, choose, shut };
}

function isArrow(key: string): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp';
}

/** Arrows go round and pass the field itself, which is -1. */
function nextActive(active: number, key: string, count: number): number {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}
