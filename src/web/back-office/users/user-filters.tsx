import { useEffect, useRef, useState } from 'react';
import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { USER_STATUSES } from '#modules/accounts/user.ts';
import { ROLES } from '#platform/viewer.ts';
import { roleNames } from '../text.ts';
import { userStatusNames, usersText } from './text.ts';
import type { UserQuery } from './user-query.ts';
import styles from './users.module.css';

/** The pause after which a person has stopped typing. */
const PAUSE_MS = 300;

interface FiltersProps {
  asked: UserQuery;
  onChange: (values: { q?: string; role?: string; status?: string }) => void;
}

/** Search while typing; both choices at once. */
export function UserFilters({ asked, onChange }: FiltersProps) {
  return (
    <search className={styles.filters}>
      <SearchField q={asked.q} onChange={q => onChange({ q })} />
      <SelectField
        label={usersText.role}
        name="role"
        value={asked.role ?? ''}
        options={[
          { value: '', label: usersText.allRoles },
          ...ROLES.map(value => ({ value, label: roleNames[value] })),
        ]}
        onChange={event => onChange({ role: event.currentTarget.value })}
      />
      <SelectField
        label={usersText.status}
        name="status"
        value={asked.status ?? ''}
        options={[
          { value: '', label: usersText.allStatuses },
          ...USER_STATUSES.map(value => ({ value, label: userStatusNames[value] })),
        ]}
        onChange={event => onChange({ status: event.currentTarget.value })}
      />
    </search>
  );
}

function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const [told, setTold] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Something else changed the address: the back button, or cleared filters.
  if (q !== told) {
    setTold(q);
    setTyped(q);
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTold(text);
      onChange(text);
    }, PAUSE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Field
      label={usersText.search}
      name="q"
      type="search"
      autoComplete="off"
      value={typed}
      onChange={event => type(event.currentTarget.value)}
    />
  );
}
