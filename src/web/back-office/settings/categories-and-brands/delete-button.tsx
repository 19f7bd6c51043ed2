import { useState } from 'react';
import { IconButton } from '#kit/button.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Question } from '../../parts/form-dialog/question.tsx';
import { settingsText } from '../text.ts';
import { categoryFormText } from './text.ts';

interface DeleteButtonProps {
  name: string;
  remove: () => Promise<unknown>;
  onGone: () => void | Promise<void>;
}

/** Asks first, because it cannot be undone. */
export function DeleteButton({ name, remove, onGone }: DeleteButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <IconButton icon="trash" label={categoryFormText.remove(name)} onClick={() => setAsks(true)} />
      {asks && (
        <Question
          icon="trash"
          title={categoryFormText.removeTitle(name)}
          text={categoryFormText.removeText}
          confirm={categoryFormText.delete}
          act={remove}
          onClose={() => setAsks(false)}
          onDone={() => {
            showToast(settingsText.done);
            return onGone();
          }}
        />
      )}
    </>
  );
}
