import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { useAction } from '../../../data/use-action.ts';
import { settingsText } from '../text.ts';
import { shelfFormText } from './text.ts';

interface DeleteButtonProps {
  name: string;
  remove: () => Promise<unknown>;
  onGone: () => void | Promise<void>;
}

/** Asks first, because it cannot be undone. */
export function DeleteButton({ name, remove, onGone }: DeleteButtonProps) {
  const [asks, setAsks] = useState(false);
  const { busy, message, run } = useAction();
  const removeNow = () =>
    run(async () => {
      await remove();
      flushSync(() => setAsks(false));
      showToast(settingsText.done);
      await onGone();
    });
  return (
    <>
      <IconButton icon="trash" label={shelfFormText.remove(name)} onClick={() => setAsks(true)} />
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        icon="trash"
        title={shelfFormText.removeTitle(name)}
        text={shelfFormText.removeText}
      >
        <FormError message={message} />
        <Button variant="outline" onClick={() => setAsks(false)}>
          {shelfFormText.cancel}
        </Button>
        <Button
          variant="danger"
          busy={busy ? shelfFormText.saving : undefined}
          onClick={() => void removeNow()}
        >
          {shelfFormText.delete}
        </Button>
      </AlertDialog>
    </>
  );
}
