import { Icon } from '#kit/icon.tsx';
import type { Tender } from '../payment.ts';
import { markText } from '../text.ts';
import styles from './marks.module.css';

/** The names under which people know each way to pay, drawn in letters: no owner's artwork is ours to copy. */
const MARKS: Readonly<Record<Tender, readonly Mark[]>> = {
  cash_on_delivery: [],
  store_credit: [],
  card: [
    { name: 'VISA', look: 'visa' },
    { name: 'Mastercard', look: 'mastercard' },
    { name: markText.meeza, look: 'meeza' },
  ],
  wallet: [{ name: markText.cash, look: 'cash' }],
  kiosk: [
    { name: markText.aman, look: 'aman' },
    { name: markText.masary, look: 'masary' },
  ],
  fawry: [{ name: markText.fawry, look: 'fawry' }],
  bank_transfer: [{ name: 'InstaPay', look: 'instapay' }],
};

interface Mark {
  name: string;
  look: 'visa' | 'mastercard' | 'meeza' | 'cash' | 'aman' | 'masary' | 'fawry' | 'instapay';
}

/** Whose cards, codes or apps a way to pay takes, beside its name. */
export function Marks({ method }: { method: Tender }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {method === 'cash_on_delivery' && (
        <span className={styles.mark}>
          <Icon name="cash" size={18} />
        </span>
      )}
      {MARKS[method].map(({ name, look }) => (
        <bdi key={look} className={`${styles.mark} ${styles[look]}`}>
          {look === 'mastercard' ? '' : name}
        </bdi>
      ))}
    </span>
  );
}
