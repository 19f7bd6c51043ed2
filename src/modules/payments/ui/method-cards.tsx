import { RadioCard } from '#kit/form/radio-card.tsx';
import type { IconName } from '#kit/icon.tsx';
import type { OfferedMethod } from '../calls.ts';
import type { PaymentMethod } from '../payment.ts';
import { PAYMENT_TEXT, payText } from '../text.ts';
import styles from './method-cards.module.css';

const ICONS: Readonly<Record<PaymentMethod, IconName>> = {
  cash_on_delivery: 'cash',
  card: 'card',
  wallet: 'smartphone',
  kiosk: 'store',
  fawry: 'receipt-text',
  bank_transfer: 'landmark',
};

interface MethodCardsProps {
  methods: readonly OfferedMethod[];
  /** Undefined: nothing is chosen yet. */
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
}

/** The payment methods, each a line; below them only the chosen one explains itself. Says once if a gateway is only emulated. */
export function MethodCards({ methods, chosen, onChoose }: MethodCardsProps) {
  return (
    <fieldset className={styles.methods}>
      <legend className="visually-hidden">{payText.choose}</legend>
      {methods.some(({ isEmulated }) => isEmulated) && <p className={styles.sandbox}>{payText.emulated}</p>}
      <div className={styles.lines}>
        {methods.map(({ method }) => (
          <RadioCard
            key={method}
            name="paymentMethod"
            value={method}
            checked={method === chosen}
            icon={ICONS[method]}
            title={PAYMENT_TEXT[method].name}
            onChange={() => onChoose(method)}
          />
        ))}
      </div>
      <p className="muted" aria-live="polite">
        {chosen && PAYMENT_TEXT[chosen].how}
      </p>
    </fieldset>
  );
}
