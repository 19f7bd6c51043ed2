import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { editingText } from './text.ts';

/** Discards typed changes after a question, because they exist nowhere else. */
export function Discard({ onDiscard }: { onDiscard: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setAsks(true)}>
        {editingText.discard}
      </Button>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        icon="undo"
        title={editingText.discardTitle}
        text={editingText.discardText}
      >
        <Button variant="outline" onClick={() => setAsks(false)}>
          {editingText.stay}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            setAsks(false);
            onDiscard();
          }}
        >
          {editingText.discard}
        </Button>
      </AlertDialog>
    </>
  );
}
