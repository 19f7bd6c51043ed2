import { formatCount } from '#platform/digits.ts';
import styles from '../details/details.module.css';
import { sheetText } from '../details/text.ts';

interface UnitsSelectProps {
  label: string;
  value: number;
  most: number;
  onChoose: (units: number) => void;
}

/** A number of units from 0 to the maximum. */
export function UnitsSelect({ label, value, most, onChoose }: UnitsSelectProps) {
  return (
    <span className={styles.units}>
      <select aria-label={label} value={value} onChange={event => onChoose(Number(event.target.value))}>
        {Array.from({ length: most + 1 }, (_, units) => (
          <option key={units} value={units}>
            {formatCount(units)}
          </option>
        ))}
      </select>
      {sheetText.of(most)}
    </span>
  );
}
