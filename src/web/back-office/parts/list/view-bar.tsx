import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, IconButton } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { useSession } from '../../../data/session.ts';
import { focusOn } from '../focus.ts';
import type { Chosen, Filters } from './address.ts';
import {
  isWorthSaving,
  LONGEST_NAME,
  type SavedView,
  useSavedViews,
  type ViewedList,
  viewQuery,
} from './saved-views.ts';
import { listKitText } from './text.ts';
import styles from './view-bar.module.css';

interface ViewBarProps {
  list: ViewedList;
  filter: Chosen<Filters>;
}

/** The viewer's own views of a list, and the way to save what is shown as one; nothing while neither is there. */
export function ViewBar({ list, filter }: ViewBarProps) {
  const accountId = useSession().account?.id ?? 0;
  const { views, save, remove } = useSavedViews(list, accountId);
  const [naming, setNaming] = useState(false);
  const shown = viewQuery(filter);
  const canSave = isWorthSaving(filter) && views.every(({ query }) => query !== shown);
  if (views.length === 0 && !canSave) return null;
  return (
    <div className={styles.bar} data-views>
      {views.length > 0 && <Views views={views} shown={shown} onRemove={remove} />}
      {canSave && !naming && (
        <Button variant="text" size="small" icon="plus" onClick={() => setNaming(true)}>
          {listKitText.saveView}
        </Button>
      )}
      {canSave && naming && (
        <NameView
          onSave={name => {
            save({ name, query: shown });
            setNaming(false);
            focusOn('[data-views] [aria-current]');
          }}
          onLeave={() => setNaming(false)}
        />
      )}
    </div>
  );
}

interface ViewsProps {
  views: readonly SavedView[];
  /** The query of what the list shows. */
  shown: string;
  onRemove: (view: SavedView) => void;
}

function Views({ views, shown, onRemove }: ViewsProps) {
  return (
    <ul aria-label={listKitText.views} className={styles.views}>
      {views.map(view => (
        <li key={view.name} className={styles.view}>
          <Link
            to={`?${view.query}`}
            aria-current={view.query === shown ? 'page' : undefined}
            className={styles.name}
            preventScrollReset
          >
            <bdi>{view.name}</bdi>
          </Link>
          {view.query === shown && (
            <IconButton
              icon="close"
              label={listKitText.removeView(view.name)}
              onClick={() => {
                onRemove(view);
                focusOn('[data-views] a, [data-views] button');
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function NameView({ onSave, onLeave }: { onSave: (name: string) => void; onLeave: () => void }) {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // Whoever opened it is about to type.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name) return onSave(name);
    setError(listKitText.nameNeeded);
    field.current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={listKitText.viewName}
        name="name"
        ref={field}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        error={error}
      />
      <Button type="submit" size="small">
        {listKitText.save}
      </Button>
      <Button variant="text" size="small" onClick={onLeave}>
        {listKitText.leave}
      </Button>
    </form>
  );
}
