import { useRef } from 'react';
import { Button, IconButton } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FieldError } from '#kit/form/field-frame.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { MOST_OPTIONS } from '#modules/catalog/back-office/product-draft.ts';
import {
  type OptionForm,
  type ProductForm,
  withCombinations,
} from '#modules/catalog/back-office/product-form.ts';
import { parseWhole } from '#platform/digits.ts';
import { randomKey } from '../../../random-key.ts';
import { textField } from '../../parts/editor/text-field.ts';
import { optionText } from '../editor.text.ts';
import cards from './card.module.css';
import { OptionValues } from './option-values.tsx';
import styles from './options.module.css';
import type { Editor } from './use-editor.ts';
import { VariantsTable } from './variants-table.tsx';

const newOption = (name: string): OptionForm => ({ key: randomKey(), name, values: [] });

interface OptionsCardProps {
  editor: Editor;
  /** What the shop calls few; null: nobody knows whose product it will be. */
  shopLowStockAt: number | null;
}

/** The options that a shopper chooses from, and each combination with its price, stock and code. */
export function OptionsCard({ editor, shopLowStockAt }: OptionsCardProps) {
  const { form, change, errors } = editor;
  const { options } = form;
  const arrange = (next: OptionForm[]) => change(before => withCombinations({ ...before, options: next }));
  const turn = useSwitched(editor);
  const put = (at: number, option: OptionForm) =>
    arrange(options.map((each, place) => (place === at ? option : each)));
  const unused = optionText.suggestions.find(name => !options.some(option => option.name === name)) ?? '';
  return (
    <section className={cards.card} aria-labelledby="options">
      <div className={cards.head}>
        <h2 id="options" className={cards.title}>
          {optionText.title}
        </h2>
        <label className={styles.has}>
          {optionText.has}
          <Switch
            checked={options.length > 0}
            onChange={event => (event.target.checked ? turn.on([newOption(unused)]) : turn.off())}
          />
        </label>
      </div>
      {options.map((option, at) => (
        <div key={option.key} className={styles.option}>
          <OptionName
            {...{ at, option }}
            error={errors[`optionNames.${at}`]}
            onChange={next => put(at, next)}
          />
          <OptionValues option={option} images={form.images} onChange={next => put(at, next)} />
          <IconButton
            icon="trash"
            label={optionText.remove(option.name)}
            onClick={() => arrange(options.filter(each => each !== option))}
          />
        </div>
      ))}
      <Suggestions />
      {options.length > 0 && options.length < MOST_OPTIONS && (
        <AddOption onAdd={() => arrange([...options, newOption(unused)])} />
      )}
      {errors['variants'] && <FieldError id="variants-error">{errors['variants']}</FieldError>}
      <VariantsTable editor={editor} few={parseWhole(form.lowStockAt) ?? shopLowStockAt} />
      <LowStock {...{ editor, shopLowStockAt }} />
    </section>
  );
}

function AddOption({ onAdd }: { onAdd: () => void }) {
  return (
    <div>
      <Button variant="text" icon="plus" onClick={onAdd}>
        {optionText.add}
      </Button>
    </div>
  );
}

function LowStock({ editor, shopLowStockAt }: OptionsCardProps) {
  return (
    <Field
      label={optionText.lowStockAt}
      hint={shopLowStockAt === null ? optionText.lowStockHint : optionText.lowStockOfShop(shopLowStockAt)}
      {...textField(editor, 'lowStockAt')}
      optional
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

/** Options that are switched off come back with their variants if that was a mistake. */
function useSwitched({ form, change }: Editor) {
  const off = useRef<Pick<ProductForm, 'options' | 'variants'>>(null);
  return {
    off() {
      off.current = { options: form.options, variants: form.variants };
      change(before => withCombinations({ ...before, options: [] }));
    },
    on: (first: OptionForm[]) =>
      change(before => withCombinations({ ...before, options: first, ...off.current })),
  };
}

interface OptionNameProps {
  at: number;
  option: OptionForm;
  error: string | undefined;
  onChange: (option: OptionForm) => void;
}

function OptionName({ at, option, error, onChange }: OptionNameProps) {
  return (
    <div>
      <input
        className={cards.plain}
        dir="rtl"
        list="option-names"
        name={`optionNames.${at}`}
        aria-label={optionText.name(at + 1)}
        aria-invalid={error ? true : undefined}
        placeholder={optionText.nameHint}
        value={option.name}
        onChange={event => onChange({ ...option, name: event.target.value })}
      />
      {error && <FieldError id={`option-${at}-error`}>{error}</FieldError>}
    </div>
  );
}

function Suggestions() {
  return (
    <datalist id="option-names">
      {optionText.suggestions.map(name => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
