import { type ChangeEvent, useRef } from 'react';

import { asciiDigits, formatCount, parsePounds } from '#platform/digits.ts';
import { priceParts } from '#platform/money.ts';
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

/** Two fields that accept both digit sets, and a slider above that fills them in. */
export function PriceRange({ min, max, lowest, highest }: PriceRangeProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const floor = Math.floor(lowest);
  const ceiling = Math.ceil(highest);
  const fill = (name: 'min' | 'max') => (event: ChangeEvent<HTMLInputElement>) => {
    const field = fields.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    const end = name === 'min' ? floor : ceiling;
    if (field)
      field.value = event.target.valueAsNumber === end ? '' : formatCount(event.target.valueAsNumber);
  };
  return (
    <fieldset ref={fields} className={styles.range}>
      <legend className="visually-hidden">{listingText.price}</legend>
      {ceiling > floor && (
        <div className={styles.slider}>
          <input
            type="range"
            aria-label={listingText.lowestPrice}
            min={floor}
            max={ceiling}
            defaultValue={min ?? floor}
            onChange={fill('min')}
          />
          <input
            type="range"
            aria-label={listingText.highestPrice}
            min={floor}
            max={ceiling}
            defaultValue={max ?? ceiling}
            onChange={fill('max')}
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
        defaultValue={value === null ? '' : written(value)}
        // An invalid price is not sent, and its field becomes empty again.
        onBlur={event => {
          if (parsePounds(asciiDigits(event.target.value)) === null) event.target.value = '';
        }}
      />
      <span>{priceParts(0).label}</span>
    </label>
  );
}

function written(pounds: number): string {
  return new Intl.NumberFormat('ar-EG', { maximumFractionDigits: 2 }).format(pounds);
}
