import type { ReactNode } from 'react';
import { Note } from '#kit/display/note.tsx';
import type { Merged } from './merge-forms.ts';
import { editingText } from './text.ts';

interface EditorNotesProps<F> {
  editor: {
    wasRestored: boolean;
    isDirty: boolean;
    message: string | undefined;
    merged: Merged<F> | null;
  };
  /** The message that somebody else has saved. */
  changed: string;
  /** The names of the form's parts. */
  partNames: Partial<Record<keyof F, string>>;
  children?: ReactNode;
}

/** What a person must know before saving: what was restored, what was refused, what somebody else did. */
export function EditorNotes<F>({ editor, changed, partNames, children }: EditorNotesProps<F>) {
  const { wasRestored, isDirty, message, merged } = editor;
  const named = (parts: readonly (keyof F)[]) =>
    parts.map(part => partNames[part] ?? String(part)).join(editingText.and);
  return (
    <div role="alert" data-refused={message || merged ? true : undefined} tabIndex={-1}>
      {wasRestored && isDirty && <Note>{editingText.restored}</Note>}
      {message && <Note tone="danger">{message}</Note>}
      {merged && (
        <Note tone="warn">
          <strong>{changed}</strong>
          {merged.theirs.length > 0 && <p>{editingText.changedTheirs(named(merged.theirs))}</p>}
          {merged.both.length > 0 && <p>{editingText.changedBoth(named(merged.both))}</p>}
        </Note>
      )}
      {children}
    </div>
  );
}
