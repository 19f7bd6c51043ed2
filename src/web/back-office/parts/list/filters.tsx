import type { ReactNode } from 'react';
import { ButtonLink, IconButton } from '#kit/button.tsx';
import { Icon, type IconName } from '#kit/icon.tsx';
import type { Filters } from './address.ts';
import styles from './filters.module.css';
import { listKitText } from './text.ts';
import { useDay } from './use-day.ts';
import type { ListQuery } from './use-list-query.ts';
import { useTyped } from './use-typed.ts';

type Changed<F extends Filters> = Parameters<ListQuery<F>['set']>[0];

interface FilterProps<F extends Filters> {
  query: ListQuery<F>;
  name: keyof F & string;
  label: string;
}

interface FilterBarProps<F extends Filters> {
  query: ListQuery<F>;
  label: string;
  /** In its own line before the others. */
  search?: ReactNode;
  children?: ReactNode;
}

/** A list's search and filters. Each applies by itself; on a phone the filters scroll sideways. */
export function FilterBar<F extends Filters>({ query, label, search, children }: FilterBarProps<F>) {
  return (
    <search aria-label={label} className={styles.bar}>
      {search}
      <div className={styles.picks}>
        {children}
        {query.isNarrowed && (
          <ButtonLink variant="text" to={query.hrefCleared} preventScrollReset>
            {listKitText.clear}
          </ButtonLink>
        )}
      </div>
    </search>
  );
}

interface SearchBoxProps<F extends Filters> extends FilterProps<F> {
  placeholder?: string;
}

/** Words: after a pause they are looked for, on Enter at once. */
export function SearchBox<F extends Filters>({ query, name, label, placeholder = label }: SearchBoxProps<F>) {
  const box = useTyped(query.textOf(name), (text, history) =>
    query.set({ [name]: text } as Changed<F>, history),
  );
  return (
    <form
      className={styles.search}
      onSubmit={event => {
        event.preventDefault();
        box.enter();
      }}
    >
      <Icon name="search" size={18} className={styles.lens} />
      <input
        type="search"
        name={name}
        value={box.typed}
        onChange={event => box.setTyped(event.target.value)}
        placeholder={placeholder}
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
      />
      {box.typed !== '' && <IconButton icon="close" label={listKitText.clearSearch} onClick={box.clear} />}
    </form>
  );
}

interface PickProps<F extends Filters> extends FilterProps<F> {
  icon?: IconName;
  /** The choice of no filter. */
  all: string;
  /** Undefined while they are unknown; the choice that the address has stays chosen. */
  options: readonly { value: string | number; label: string }[] | undefined;
}

/** One of several values. */
export function Pick<F extends Filters>({ query, name, label, icon, all, options = [] }: PickProps<F>) {
  const value = query.textOf(name);
  const isKnown = value === '' || options.some(option => String(option.value) === value);
  return (
    <SelectPick
      label={label}
      icon={icon}
      value={value}
      onChoose={chosen => query.set({ [name]: chosen } as Changed<F>, 'push')}
    >
      <option value="">{all}</option>
      {!isKnown && <option value={value}>{listKitText.unknown}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectPick>
  );
}

interface SelectPickProps {
  label: string;
  icon?: IconName | undefined;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

/** The platform's own list, styled as a button. */
export function SelectPick({ label, icon = 'funnel', value, onChoose, children }: SelectPickProps) {
  return (
    <span className={styles.pick}>
      <Icon name={icon} size={18} />
      <select aria-label={label} value={value} onChange={event => onChoose(event.target.value)}>
        {children}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}

/** A day from the platform's own calendar; empty means any. */
export function DayPick<F extends Filters>({ query, name, label }: FilterProps<F>) {
  const day = useDay(query.textOf(name), chosen => query.set({ [name]: chosen } as Changed<F>, 'replace'));
  return (
    <label className={styles.day}>
      {label}
      <input type="date" name={name} {...day} />
    </label>
  );
}
