import type { FormEvent } from 'react';
import { formatAmount, formatCount, parsePounds } from '#platform/digits.ts';
import { POUND_LABEL } from '#platform/money.ts';
import styles from './price-range.module.css';
import { listingText } from './text.ts';

interface PriceRangeProps {
  /** In pounds; undefined if that end is open. */
  min: number | null;
  max: number | null;
  /** The lowest and the highest price. */
  lowest: number;
  highest: number;
}

/** Two fields that accept both digit sets, and a slider above that fills them in and follows them. */
export function PriceRange({ min, max, lowest, highest }: PriceRangeProps) {
  const floor = Math.floor(lowest);
  const ceiling = Math.ceil(highest);
  const join = ({ target, currentTarget }: FormEvent<HTMLFieldSetElement>) => {
    const inputs = [...currentTarget.querySelectorAll('input')];
    const place = inputs.indexOf(target as HTMLInputElement);
    // The knobs come first, the lower end before the higher.
    const other = inputs[(place + 2) % 4];
    const end = place % 2 ? ceiling : floor;
    const price = parsePounds((target as HTMLInputElement).value) ?? end;
    if (other) other.value = place > 1 ? `${price}` : price === end ? '' : formatCount(price);
  };
  return (
    <fieldset className={styles.range} onChange={join}>
      <legend className="visually-hidden">{listingText.price}</legend>
      {ceiling > floor && (
        <div className={styles.slider}>
          <input
            type="range"
            aria-label={listingText.lowestPrice}
            min={floor}
            max={ceiling}
            defaultValue={min ?? floor}
          />
          <input
            type="range"
            aria-label={listingText.highestPrice}
            min={floor}
            max={ceiling}
            defaultValue={max ?? ceiling}
          />
        </div>
      )}
      <div className={styles.ends}>
        <PriceEnd name="min" label={listingText.priceFrom} value={min} open={floor} />
        <span aria-hidden="true">–</span>
        <PriceEnd name="max" label={listingText.priceTo} value={max} open={ceiling} />
      </div>
    </fieldset>
  );
}

interface PriceEndProps {
  name: 'min' | 'max';
  label: string;
  value: number | null;
  /** The value of an empty field. */
  open: number;
}

function PriceEnd({ name, label, value, open }: PriceEndProps) {
  return (
    <label className={styles.end}>
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${listingText.price} ${label}`}
        placeholder={formatCount(open)}
        defaultValue={value === null ? '' : formatAmount(value)}
        // An invalid price is not sent, and its field becomes empty again.
        onBlur={event => {
          if (parsePounds(event.target.value) === null) event.target.value = '';
        }}
      />
      <span>{POUND_LABEL}</span>
    </label>
  );
}
