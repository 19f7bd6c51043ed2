import { Button } from '#kit/button.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import type { ShownReturn } from '../case-view.ts';
import { handOverText as text } from './hand-over.text.ts';

interface HandOverQuestionProps {
  it: Pick<ShownReturn, 'id' | 'lines'>;
  /** Whose sentence it is. */
  by: 'buyer' | 'staff';
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks once more, with the goods by name: a return that is said to be on its way cannot be cancelled, and the shop waits
 * for it.
 */
export function HandOverQuestion({ it, by, open, onConfirm, onClose }: HandOverQuestionProps) {
  const goods = it.lines.map(({ title, quantity }) => text.goods(title, quantity)).join(text.and);
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={text.title[by](String(it.id))}
      text={`${goods}. ${text.final}`}
      icon="truck"
    >
      <Button variant="outline" onClick={onClose}>
        {text.notYet}
      </Button>
      <Button
        onClick={() => {
          onClose();
          onConfirm();
        }}
      >
        {text.confirm[by]}
      </Button>
    </AlertDialog>
  );
}
