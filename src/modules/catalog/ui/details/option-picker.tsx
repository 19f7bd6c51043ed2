import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '#kit/class-names.ts';
import { FieldError } from '#kit/form/field-frame.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { shownDigits } from '#platform/digits.ts';
import styles from './option-picker.module.css';
import { detailsText } from './text.ts';

export interface OptionValue {
  value: string;
  /** A CSS colour for a colour; otherwise empty. */
  swatch: string;
  /** The picture in this colour, if each colour has one. */
  image: string;
  /** Whether a variant with this value and the other choices is available. */
  available: boolean;
}

interface OptionPickerProps {
  name: string;
  values: readonly OptionValue[];
  chosen: string | null;
  onChoose: (value: string) => void;
  error: string | undefined;
  /** At the end of its title's row. */
  beside?: ReactNode;
}

/** One option of a product: colours as swatches with their name above, the others as squares. */
export function OptionPicker({ name, values, chosen, onChoose, error, beside }: OptionPickerProps) {
  const id = useId();
  return (
    <fieldset className={styles.option} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {name}: <strong>{chosen && shownDigits(chosen)}</strong>
      </legend>
      {beside}
      <div className="cluster">
        {values.map(({ value, swatch, image, available }) => (
          <label
            key={value}
            className={classNames(
              styles.value,
              swatch && (image ? styles.picture : styles.swatch),
              !available && styles.gone,
            )}
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-label={available ? value : detailsText.unavailable(value)}
            />
            {swatch ? (
              <Colour swatch={swatch} image={image} />
            ) : (
              <bdi aria-hidden="true">{shownDigits(value)}</bdi>
            )}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** A dot, or the product in that colour. */
function Colour({ swatch, image }: Pick<OptionValue, 'swatch' | 'image'>) {
  if (image) return <Picture identifier={image} alt="" width={60} height={60} sizes="60px" />;
  return <span className={styles.colour} style={{ '--colour': swatch } as CSSProperties} />;
}
