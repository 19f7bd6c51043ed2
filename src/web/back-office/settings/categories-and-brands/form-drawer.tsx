import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/button.tsx';
import { FormErrors } from '#kit/form/form-errors.ts';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { isolate } from '#platform/isolate.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Edited } from '../../parts/editor/edited.ts';
import { EditorNotes } from '../../parts/editor/editor-notes.tsx';
import { LeaveQuestion } from '../../parts/editor/leave-question.tsx';
import { useFocusOnRefusal } from '../../parts/editor/use-focus-on-refusal.ts';
import { useBeginning } from '../../parts/focus.ts';
import styles from '../settings.module.css';
import { settingsText } from '../text.ts';
import { categoryFormText } from './text.ts';
import { Theirs } from './theirs.tsx';

interface FormDrawerProps<T, F> {
  editor: Pick<Edited<T, F>, 'thing' | 'failure' | 'merged' | 'wasRestored'> & {
    isDirty: boolean;
    isSaving: boolean;
    errors: Readonly<Record<string, string>>;
    message: string | undefined;
    save: () => Promise<T | null>;
    discard: () => void;
    forget: () => void;
  };
  title: string;
  /** The message that somebody else has saved it, with the name. */
  changed: (who: string) => string;
  /** The names of the fields. */
  names: Readonly<Record<keyof F, string>>;
  /** The saved thing, as a person reads it. */
  words: (saved: T) => Readonly<Record<keyof F, ReactNode>>;
  /** Called when it closes. */
  onSaved: (saved: T) => void | Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form over the page. Closing it with typed changes asks first, and a colleague's save in between is shown before it
 * can be overwritten.
 */
export function FormDrawer<T, F>({ editor, title, changed, names, words, ...props }: FormDrawerProps<T, F>) {
  const [asks, setAsks] = useState(false);
  useBeginning();
  useFocusOnRefusal(editor.failure);
  const leave = () => {
    // The focus returns to the form's opener only when nothing else is open above it.
    flushSync(() => setAsks(false));
    editor.forget();
    props.onClose();
  };
  const save = async () => {
    const saved = await editor.save();
    if (!saved) return;
    editor.forget();
    // A toast cannot be seen while anything is above it.
    flushSync(props.onClose);
    showToast(settingsText.done);
    await props.onSaved(saved);
  };
  return (
    <>
      <Drawer
        open
        held={editor.isDirty}
        onClose={() => (editor.isDirty ? setAsks(true) : props.onClose())}
        title={title}
      >
        <form
          noValidate
          // If the browser itself submits it, nothing typed may end up in an address.
          method="post"
          className={styles.form}
          onSubmit={event => {
            event.preventDefault();
            void save();
          }}
        >
          <Changed editor={editor} changed={changed} names={names} words={words} />
          <FormErrors value={editor.errors}>{props.children}</FormErrors>
          <Button type="submit" block busy={editor.isSaving ? categoryFormText.saving : undefined}>
            {categoryFormText.save}
          </Button>
        </form>
      </Drawer>
      <LeaveQuestion open={asks} onStay={() => setAsks(false)} onLeave={leave} />
    </>
  );
}

function Changed<T, F>({
  editor,
  changed,
  names,
  words,
}: Pick<FormDrawerProps<T, F>, 'editor' | 'changed' | 'names' | 'words'>) {
  return (
    <>
      <EditorNotes editor={editor} changed={changed(changer(editor.failure))} partNames={names}>
        {editor.thing && editor.merged && (
          <Theirs parts={editor.merged.both} names={names} words={words(editor.thing)} />
        )}
      </EditorNotes>
      {editor.merged && editor.isDirty && (
        <Button variant="outline" icon="undo" onClick={editor.discard}>
          {categoryFormText.takeTheirs}
        </Button>
      )}
    </>
  );
}

function changer(failure: Refusal | null): string {
  const name = failure?.details['changedBy'];
  return typeof name === 'string' && name !== '' ? isolate(name) : categoryFormText.colleague;
}
