import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Question } from '../form-dialog/question.tsx';
import { editingText } from './text.ts';

/** Discards typed changes after a question, because they exist nowhere else. */
export function Discard({ onDiscard }: { onDiscard: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setAsks(true)}>
        {editingText.discard}
      </Button>
      {asks && (
        <Question
          icon="undo"
          title={editingText.discardTitle}
          text={editingText.discardText}
          stay={editingText.stay}
          confirm={editingText.discard}
          act={onDiscard}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
