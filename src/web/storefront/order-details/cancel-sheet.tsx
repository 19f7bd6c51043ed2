import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { Stepper } from '#kit/form/stepper.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { CANCEL_REASONS, type Cancellable } from '#modules/orders/cancelling.ts';
import type { OrderDetails } from '#modules/orders/order-view.ts';
import { REASON_LABELS } from '#modules/orders/text.ts';
import { cancelText } from '#modules/orders/ui/buyer-steps.text.ts';
import { useStep } from '../../parts/use-step.ts';
import styles from './actions.module.css';

export interface Cancelling {
  reason?: string;
  lines: { lineId: number; quantity: number }[];
}

interface CancelSheetProps {
  order: OrderDetails;
  title: string;
  text?: string;
  /** The units to choose from; undefined: all or nothing. */
  choices: readonly Cancellable[];
  onClose: () => void;
  onCancel: (cancelling: Cancelling) => Promise<unknown>;
  onChanged: () => Promise<void>;
}

const REASONS = CANCEL_REASONS.map(value => ({ value, label: REASON_LABELS[value] as string }));

/** Asks what to cancel and why, and says that it cannot be undone. */
export function CancelSheet({ order, title, text, choices, onClose, ...asked }: CancelSheetProps) {
  const [units, setUnits] = useState(() => new Map(choices.map(({ line, most }) => [line.id, most])));
  const [reason, setReason] = useState('');
  const step = useStep(asked.onChanged);
  const lines = chosenLines(units);
  const nothing = choices.length > 0 && lines.length === 0;
  const choose = (lineId: number, quantity: number) => setUnits(new Map(units).set(lineId, quantity));
  async function cancel() {
    const cancelling = { lines, ...(reason && { reason }) };
    const refusal = await step.take(() => asked.onCancel(cancelling), cancelText.done);
    if (!refusal) onClose();
  }
  return (
    <Drawer
      open
      sheet
      onClose={onClose}
      title={title}
      footer={
        <div className={styles.buttons}>
          <Button
            variant="danger"
            disabled={nothing}
            busy={step.busy ? cancelText.cancelling : undefined}
            onClick={cancel}
          >
            {cancelText.confirm}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {cancelText.keep}
          </Button>
        </div>
      }
    >
      <div className={styles.sheet}>
        {text && <p>{text}</p>}
        {PAID.has(order.paymentBadge) && (
          <p>{order.replacesOrderId === null ? cancelText.moneyBack : cancelText.exchangeBack}</p>
        )}
        <FormError message={nothing ? cancelText.nothing : step.message} />
        {choices.length > 0 && <Choices choices={choices} units={units} onChoose={choose} />}
        <Reason reason={reason} onChange={setReason} />
        <p className={styles.quiet}>{cancelText.irreversible}</p>
      </div>
    </Drawer>
  );
}

/** Some money of the order is with the shop. */
const PAID: ReadonlySet<OrderDetails['paymentBadge']> = new Set(['partly_paid', 'paid', 'partly_refunded']);

const chosenLines = (units: ReadonlyMap<number, number>) =>
  [...units].map(([lineId, quantity]) => ({ lineId, quantity })).filter(each => each.quantity > 0);

function Reason({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  return (
    <SelectField
      label={cancelText.reason}
      name="reason"
      optional
      placeholder={cancelText.chooseReason}
      options={REASONS}
      value={reason}
      onChange={event => onChange(event.target.value)}
    />
  );
}

interface ChoicesProps {
  choices: readonly Cancellable[];
  units: ReadonlyMap<number, number>;
  onChoose: (lineId: number, quantity: number) => void;
}

function Choices({ choices, units, onChoose }: ChoicesProps) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ line, most }) => {
        const chosen = units.get(line.id) ?? 0;
        return (
          <li key={line.id} className={styles.choice}>
            <Checkbox
              label={<bdi dir="rtl">{line.title}</bdi>}
              checked={chosen > 0}
              onChange={event => onChoose(line.id, event.target.checked ? most : 0)}
            />
            {most > 1 && chosen > 0 && (
              <Stepper
                size="small"
                label={cancelText.quantityOf(line.title)}
                value={chosen}
                max={most}
                onChange={quantity => onChoose(line.id, quantity)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
