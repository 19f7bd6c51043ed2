import { type CSSProperties, useState } from 'react';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Icon } from '#kit/icon.tsx';
import { normalise } from '#platform/arabic.ts';
import type { Facets } from '../../listing.ts';
import { Count } from './count.tsx';
import styles from './facet-choices.module.css';

/** A longer list gets a field to search it. */
const FEW = 6;

interface Choice {
  value: string;
  label: string;
  /** The colour before its name; empty: none. */
  dot: string;
  count: number;
}

/** Merchants and brands are chosen by their ids. */
export const namedChoices = (choices: Facets['brands']): Choice[] =>
  choices.map(({ id, name, count }) => ({ value: String(id), label: name, dot: '', count }));

interface FacetChoicesProps {
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  isPartial: boolean;
  /** Asks for a name to find; without it, all are listed. */
  find?: string;
}

/** Checkboxes, each with the number of products it would leave. */
export function FacetChoices({ name, choices, chosen, isPartial, find }: FacetChoicesProps) {
  const [words, setWords] = useState('');
  const wanted = normalise(words);
  return (
    <>
      {find && choices.length > FEW && (
        <label className={styles.find}>
          <Icon name="search" size={16} />
          <input
            type="search"
            placeholder={find}
            aria-label={find}
            value={words}
            onChange={event => setWords(event.target.value)}
          />
        </label>
      )}
      <ul className={styles.choices}>
        {choices.map(choice => (
          // Hidden but not removed, so a ticked box that does not match stays ticked.
          <li key={choice.value} hidden={!normalise(choice.label).includes(wanted)}>
            <Checkbox
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              label={<ChoiceLabel {...choice} />}
              end={<Count count={isPartial ? null : choice.count} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function ChoiceLabel({ label, dot }: Choice) {
  return (
    <>
      {dot && <span className={styles.dot} style={{ '--dot': dot } as CSSProperties} />}
      <bdi>{label}</bdi>
    </>
  );
}
