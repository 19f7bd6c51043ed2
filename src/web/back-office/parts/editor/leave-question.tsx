import { Button } from '#kit/button.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { leavingText } from './leave.text.ts';

interface LeaveQuestionProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  text?: string;
}

/** Staying comes first, because it loses nothing. */
export function LeaveQuestion({ open, onStay, onLeave, text = leavingText.lost }: LeaveQuestionProps) {
  return (
    <AlertDialog open={open} onClose={onStay} icon="info" title={leavingText.title} text={text}>
      <Button onClick={onStay}>{leavingText.stay}</Button>
      <Button variant="outline" onClick={onLeave}>
        {leavingText.leave}
      </Button>
    </AlertDialog>
  );
}
