import { type KeyboardEvent, useState } from 'react';
import { afterPress } from '#kit/form/after-press.ts';
import { Icon } from '#kit/icon.tsx';
import type { OptionForm, ValueForm } from '#modules/catalog/back-office/product-form.ts';
import { randomKey } from '../../../random-key.ts';
import { optionText } from '../editor.text.ts';
import styles from './options.module.css';

interface OptionValuesProps {
  option: OptionForm;
  /** The product's, of which a colour may be shown by one. */
  images: readonly string[];
  onChange: (option: OptionForm) => void;
}

/** The values of one option as chips that can be renamed in place; Enter adds typed text after them. */
export function OptionValues({ option, images, onChange }: OptionValuesProps) {
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const fresh = text
      .split(/[،,]/)
      .map(each => each.trim())
      .filter(each => each !== '' && !option.values.some(value => value.text === each));
    setTyped('');
    if (fresh.length === 0) return;
    const values = fresh.map(each => ({ key: randomKey(), text: each, swatch: '', image: '' }));
    onChange({ ...option, values: [...option.values, ...values] });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '')
      onChange({ ...option, values: option.values.slice(0, -1) });
  };
  return (
    <div className={styles.values}>
      {option.values.map(value => (
        <ValueChip
          key={value.key}
          value={value}
          images={images}
          hasSwatch={option.name.includes(optionText.colour.slice(2))}
          onChange={next =>
            onChange({ ...option, values: option.values.map(each => (each === value ? next : each)) })
          }
          onRemove={() => onChange({ ...option, values: option.values.filter(each => each !== value) })}
        />
      ))}
      <input
        dir="auto"
        className={styles.typing}
        aria-label={optionText.addValue(option.name)}
        placeholder={optionText.addValueHint}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => afterPress(() => add(typed))}
      />
    </div>
  );
}

interface ValueChipProps {
  value: ValueForm;
  images: readonly string[];
  hasSwatch: boolean;
  onChange: (value: ValueForm) => void;
  onRemove: () => void;
}

function ValueChip({ value, images, hasSwatch, onChange, onRemove }: ValueChipProps) {
  return (
    <span className={styles.value}>
      {hasSwatch && (
        <input
          type="color"
          className={styles.colour}
          aria-label={optionText.swatch(value.text)}
          value={value.swatch || '#877e6e'}
          onChange={event => onChange({ ...value, swatch: event.target.value })}
        />
      )}
      {hasSwatch && images.length > 1 && (
        <select
          className={styles.picture}
          aria-label={optionText.picture(value.text)}
          value={value.image}
          onChange={event => onChange({ ...value, image: event.target.value })}
        >
          <option value="">{optionText.noPicture}</option>
          {images.map((image, at) => (
            <option key={image} value={image}>
              {optionText.pictureAt(at + 1)}
            </option>
          ))}
        </select>
      )}
      <input
        dir="auto"
        className={styles.valueText}
        aria-label={optionText.value(value.text)}
        value={value.text}
        onChange={event => onChange({ ...value, text: event.target.value })}
      />
      <button type="button" aria-label={optionText.removeValue(value.text)} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </span>
  );
}
