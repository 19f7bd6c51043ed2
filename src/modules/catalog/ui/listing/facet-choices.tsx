import { useState } from 'react';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Icon } from '#kit/icon.tsx';
import { normalise } from '#platform/arabic.ts';
import type { Facets } from '../../listing.ts';
import { Count } from './count.tsx';
import styles from './facet-choices.module.css';

/** A longer list gets a field to search it. */
const FEW = 6;

interface FacetChoicesProps {
  name: string;
  choices: Facets['merchants'];
  chosen: readonly number[];
  /** Asks for a name to find; without it, all are listed. */
  find?: string;
}

/** Checkboxes, each with the number of products it would leave. */
export function FacetChoices({ name, choices, chosen, find }: FacetChoicesProps) {
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
          <li key={choice.id} hidden={!normalise(choice.name).includes(wanted)}>
            <Checkbox
              name={name}
              value={choice.id}
              defaultChecked={chosen.includes(choice.id)}
              label={<bdi>{choice.name}</bdi>}
              end={<Count count={choice.count} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
