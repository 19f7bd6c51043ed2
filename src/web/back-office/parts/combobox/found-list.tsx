import { useRef } from 'react';
import type { Suggest } from '#kit/combobox/use-suggestions.ts';
import { Chip } from '#kit/display/chip.tsx';
import { Icon } from '#kit/icon.tsx';
import { focusOn } from '../focus.ts';
import { type Found, FoundField, type Named } from './found-field.tsx';
import styles from './found-list.module.css';

interface FoundListProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Must be the same function until something else is looked for. */
  find: Suggest<Found>;
  chosen: readonly Named[];
  onChange: (chosen: readonly Named[]) => void;
}

/** Finds several things by their names, one after the other; pressing a chosen one takes it away. */
export function FoundList({ chosen, onChange, ...field }: FoundListProps) {
  const box = useRef<HTMLDivElement>(null);
  const change = (next: readonly Named[]) => {
    onChange(next);
    // The next one is looked for in an empty field, which is a new one.
    requestAnimationFrame(() => focusOn('input', box.current));
  };
  const add = (found: Named | null) => {
    if (found) change([...chosen.filter(({ id }) => id !== found.id), found]);
  };
  return (
    <div ref={box} className={styles.list}>
      <FoundField key={chosen.map(({ id }) => id).join()} {...field} optional chosen={null} onChoose={add} />
      {chosen.length > 0 && (
        <ul aria-label={field.label} className={styles.chosen}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Chip pressed onClick={() => change(chosen.filter(each => each.id !== id))}>
                <bdi dir="rtl" className={styles.name}>
                  {name}
                </bdi>
                <Icon name="close" size={16} />
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
