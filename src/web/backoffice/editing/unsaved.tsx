import { Icon } from '#kit/icon.tsx';
import { editingText } from './text.ts';

interface UnsavedProps {
  editor: { isDirty: boolean; isKept: boolean };
  /** Where nothing is to be saved. */
  clean?: string;
}

/** Whether anything is not saved yet, and that it is not lost. */
export function Unsaved({ editor: { isDirty, isKept }, clean = editingText.clean }: UnsavedProps) {
  return (
    <>
      <Icon name={isDirty ? 'info' : 'check'} size={18} />
      {isDirty ? editingText.dirty : clean} {isDirty && isKept && <span>{editingText.kept}</span>}
    </>
  );
}
