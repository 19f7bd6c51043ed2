import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import type { IconName } from '#kit/icon.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { useAction } from '../../../data/use-action.ts';
import { useReturn } from '../focus.ts';
import { formDialogText } from './text.ts';

interface QuestionProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  /** The button that does it. */
  confirm: string;
  /** The button that does nothing, which comes first. */
  stay?: string;
  look?: 'danger' | 'outline';
  /** A refusal is shown, and the question stays open. */
  act: () => unknown;
  onClose: () => void;
  /** After the deed, when the question is closed. */
  onDone?: () => unknown;
}

/** Asks once more before something that cannot be undone. Doing nothing comes first, because it loses nothing. */
export function Question({ icon, title, text, confirm, act, onClose, onDone, ...asked }: QuestionProps) {
  const { stay = formDialogText.cancel, look = 'danger' } = asked;
  const { busy, message, run } = useAction();
  useReturn();
  const actNow = async () => {
    const refusal = await run(async () => act());
    if (refusal) return;
    flushSync(onClose);
    onDone?.();
  };
  return (
    <AlertDialog open onClose={onClose} icon={icon} title={title} text={text}>
      <FormError message={message} />
      <Button variant="outline" onClick={onClose}>
        {stay}
      </Button>
      <Button variant={look} busy={busy ? formDialogText.working : undefined} onClick={() => void actNow()}>
        {confirm}
      </Button>
    </AlertDialog>
  );
}
