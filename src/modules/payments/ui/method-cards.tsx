import { Note } from '#kit/display/note.tsx';
import { RadioCard } from '#kit/form/radio-card.tsx';
import type { OfferedMethod } from '../calls.ts';
import type { PaymentMethod } from '../payment.ts';
import { PAYMENT_TEXT, payText } from '../text.ts';
import { Marks } from './marks.tsx';
import styles from './method-cards.module.css';

interface MethodCardsProps {
  methods: readonly OfferedMethod[];
  /** Undefined: nothing is chosen yet. */
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  /** How the chosen method is paid, where more is known of it than for every order. */
  how?: string | undefined;
}

/** The payment methods, each a line; below them only the chosen one explains itself. Says once if a gateway is only emulated. */
export function MethodCards({ methods, chosen, onChoose, how }: MethodCardsProps) {
  return (
    <fieldset className={styles.methods}>
      <legend className="visually-hidden">{payText.choose}</legend>
      {methods.some(({ isEmulated }) => isEmulated) && (
        <Note tone="warn" icon="info">
          {payText.emulated}
        </Note>
      )}
      <div className={styles.lines}>
        {methods.map(({ method }) => (
          <RadioCard
            key={method}
            name="paymentMethod"
            value={method}
            checked={method === chosen}
            title={PAYMENT_TEXT[method].name}
            mark={<Marks method={method} />}
            onChange={() => onChoose(method)}
          />
        ))}
      </div>
      <p className="muted" aria-live="polite">
        {chosen && (how ?? PAYMENT_TEXT[chosen].how)}
      </p>
    </fieldset>
  );
}
