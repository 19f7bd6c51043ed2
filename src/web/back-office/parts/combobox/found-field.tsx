import { SuggestionList } from '#kit/combobox/suggestion-list.tsx';
import { useCombobox } from '#kit/combobox/use-combobox.ts';
import type { Suggest } from '#kit/combobox/use-suggestions.ts';
import { Field } from '#kit/form/field.tsx';
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
  error?: string | undefined;
  optional?: boolean;
  /** Must be the same function until something else is looked for. */
  find: Suggest<Found>;
  chosen: Named | null;
  onChoose: (found: Named | null) => void;
}

const draw = ({ name, detail }: Found) => (
  <span className={styles.found}>
    <bdi dir="rtl">{name}</bdi>
    {detail !== '' && <bdi className="muted">{detail}</bdi>}
  </span>
);

/** Finds something by its name; typed text counts once a result is chosen. */
export function FoundField({ find, chosen, onChoose, hint = choosingText.hint, ...props }: FoundFieldProps) {
  const { setText, field, list } = useCombobox({
    initial: chosen?.name ?? '',
    suggest: find,
    onChoose({ id, name }) {
      setText(name);
      onChoose({ id, name });
    },
  });
  return (
    <div className={styles.field}>
      <Field
        {...props}
        {...field}
        hint={chosen ? choosingText.chosen(chosen.name) : hint}
        maxLength={100}
        onChange={event => {
          field.onChange(event);
          onChoose(null);
        }}
        onKeyDown={event => {
          field.onKeyDown(event);
          // Enter in a field of the form would save it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <SuggestionList {...list} keyOf={each => each.id} draw={draw} />
    </div>
  );
}
