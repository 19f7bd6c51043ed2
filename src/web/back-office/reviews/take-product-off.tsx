import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { takeProductOff } from '#modules/catalog/back-office.calls.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { reportsText } from './text.ts';

interface TakeProductOffProps {
  productId: number;
  onClose: () => void;
  /** `done`: it is off the shop now; otherwise somebody else was faster. */
  onChanged: (outcome: 'done' | 'overtaken') => unknown;
}

/** Asks for the reason, which the merchant reads. */
export function TakeProductOff({ productId, onClose, onChanged }: TakeProductOffProps) {
  return (
    <CallDialog
      call={takeProductOff}
      read={({ reason }) => ({ productId, reason })}
      onChanged={body => onChanged(body ? 'done' : 'overtaken')}
      icon="eye-off"
      title={reportsText.takeOffTitle}
      text={reportsText.takeOffText}
      submit={reportsText.takeOff}
      look="danger"
      onClose={onClose}
    >
      <TextAreaField label={reportsText.reason} name="reason" maxLength={300} />
    </CallDialog>
  );
}
