import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, IconButton } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { focusOn } from '../focus.ts';
import { LONGEST_NAME, type SavedView, type SavedViews } from './saved-views.ts';
import { listKitText } from './text.ts';
import styles from './view-bar.module.css';

interface ViewBarProps {
  saved: SavedViews;
  /** How many rows a view has now. */
  count: (view: SavedView) => ReactNode;
}

/** The viewer's own views of a list, and the way to save what is shown as one; nothing while neither is there. */
export function ViewBar({ saved: { views, shown, canSave, save, remove }, count }: ViewBarProps) {
  const [naming, setNaming] = useState(false);
  if (views.length === 0 && !canSave) return null;
  return (
    <div className={styles.bar} data-views>
      {views.length > 0 && (
        <ul aria-label={listKitText.views} className={styles.views}>
          {views.map(view => (
            <li key={view.name} className={styles.view}>
              <Link
                to={`?${view.query}`}
                aria-current={view === shown ? 'page' : undefined}
                className={styles.name}
                preventScrollReset
              >
                <bdi>{view.name}</bdi>
                {count(view)}
              </Link>
              {view === shown && (
                <IconButton
                  icon="close"
                  label={listKitText.removeView(view.name)}
                  onClick={() => {
                    remove(view);
                    focusOn('[data-views] a, [data-views] button');
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {canSave && !naming && (
        <Button variant="text" size="small" icon="plus" onClick={() => setNaming(true)}>
          {listKitText.saveView}
        </Button>
      )}
      {canSave && naming && (
        <NameView
          onSave={name => {
            save(name);
            setNaming(false);
            focusOn('[data-views] [aria-current]');
          }}
          onLeave={() => setNaming(false)}
        />
      )}
    </div>
  );
}

/** Beside the name of a view, as beside that of a tab. */
export function ViewCount({ children }: { children: string }) {
  return <span className={styles.count}>{children}</span>;
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
