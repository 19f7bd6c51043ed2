import { fromPounds, priceParts } from '#platform/money.ts';
import { classNames } from './class-names.ts';
import styles from './price.module.css';
import { kitText } from './text.ts';

interface PriceProps {
  /** Pounds with at most 2 decimals, as they travel in the API. */
  pounds: number;
  /** `amount` takes size and weight from the text around it. */
  size?: 'card' | 'line' | 'page' | 'total' | 'amount';
  className?: string;
}

/** Reads exactly `١٬٢٤٩٫٠٠ جنيه` [CRD-3]. Plain inline spans only, because isolation would reorder the number. */
export function Price({ pounds, size = 'card', className }: PriceProps) {
  return (
    <span className={classNames(styles.price, styles[size], className)}>
      <Parts pounds={pounds} />
    </span>
  );
}

/** The former price, struck through behind its digits so that the dot of ٠ stays visible. */
export function WasPrice({ pounds, className }: Omit<PriceProps, 'size'>) {
  return (
    <span className={classNames(styles.former, className)}>
      <span className="visually-hidden">{kitText.was} </span>
      <s className={styles.was}>
        <Parts pounds={pounds} />
      </s>
    </span>
  );
}

function Parts({ pounds }: { pounds: number }) {
  const { whole, fraction, label } = priceParts(fromPounds(pounds));
  return (
    <>
      {whole}
      <span className={styles.fraction}>{fraction}</span> <span className={styles.label}>{label}</span>
    </>
  );
}
