import type { ComponentProps, CSSProperties } from 'react';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { FieldError } from '#kit/form/field-frame.tsx';
import { Switch } from '#kit/form/switch.tsx';
import type { ProductForm, VariantForm } from '#modules/catalog/back-office/product-form.ts';
import { parseWhole } from '#platform/digits.ts';
import { editorText, optionText } from '../editor.text.ts';
import styles from './options.module.css';
import type { Editor } from './use-editor.ts';

interface VariantsTableProps {
  editor: Editor;
  /** So many units are few; null: not known. */
  few: number | null;
}

/** Each combination with its price, stock, code and whether it is sold; on a phone each is a card. */
export function VariantsTable({ editor, few }: VariantsTableProps) {
  const { variants, options } = editor.form;
  if (variants.length === 0) return null;
  const hasOptions = options.length > 0;
  return (
    <>
      <FirstToAll editor={editor} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{optionText.combination}</th>
            {hasOptions && <th scope="col">{optionText.price}</th>}
            <th scope="col">{optionText.stock}</th>
            <th scope="col">{optionText.sku}</th>
            <th scope="col">{optionText.shelf}</th>
            <th scope="col">{optionText.available}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, at) => (
            <VariantRow key={variant.values.join(' ') || 'only'} {...{ variant, at, editor, few }} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The stock of the first row goes into those that have none yet; a price follows the product's by itself. */
function FirstToAll({ editor: { form, change } }: Pick<VariantsTableProps, 'editor'>) {
  const [first, ...others] = form.variants;
  if (!first || first.stock === '' || others.every(({ stock }) => stock !== '')) return null;
  const copy = () =>
    change(before => {
      const stock = before.variants[0]?.stock ?? '';
      return {
        ...before,
        variants: before.variants.map(each => (each.stock === '' ? { ...each, stock } : each)),
      };
    });
  return (
    <Button variant="text" size="small" onClick={copy}>
      {optionText.stockToAll}
    </Button>
  );
}

interface VariantRowProps extends VariantsTableProps {
  variant: VariantForm;
  at: number;
}

function VariantRow({ variant, at, few, editor: { form, change, errors } }: VariantRowProps) {
  const { name, swatch } = combinationOf(form, variant);
  const set = (part: Partial<VariantForm>) =>
    change(before => ({
      ...before,
      variants: before.variants.map((each, place) => (place === at ? { ...each, ...part } : each)),
    }));
  const cell = (field: 'price' | 'stock' | 'sku' | 'shelf', label: string) => ({
    name: `variants.${at}.${field}`,
    label: optionText.of(label, name),
    value: variant[field],
    error: errors[`variants.${at}.${field}`],
    onChange: (text: string) => set({ [field]: text }),
  });
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {swatch && <span className={styles.dot} style={{ '--swatch': swatch } as CSSProperties} />}
          <bdi>{name}</bdi>
        </span>
        {errors[`variants.${at}.options`] && (
          <FieldError id={`variant-${at}-error`}>{errors[`variants.${at}.options`]}</FieldError>
        )}
      </th>
      {form.options.length > 0 && (
        <td data-label={optionText.price}>
          <Cell {...cell('price', optionText.price)} inputMode="decimal" end={editorText.pound} />
        </td>
      )}
      <td data-label={optionText.stock}>
        <Cell {...cell('stock', optionText.stock)} inputMode="numeric" />
        <StockNote {...{ variant, few }} />
      </td>
      <td data-label={optionText.sku}>
        <Cell {...cell('sku', optionText.sku)} dir="ltr" />
      </td>
      <td data-label={optionText.shelf}>
        <Cell {...cell('shelf', optionText.shelf)} dir="auto" />
      </td>
      <td data-label={optionText.available}>
        <Switch
          aria-label={optionText.of(optionText.available, name)}
          checked={variant.available}
          onChange={event => set({ available: event.target.checked })}
        />
      </td>
    </tr>
  );
}

function combinationOf({ options }: ProductForm, { values }: VariantForm) {
  const all = options.flatMap(option => option.values);
  const chosen = values.flatMap(key => all.find(value => value.key === key) ?? []);
  return {
    name: chosen.map(({ text }) => text).join(' / ') || optionText.onlyOne,
    swatch: chosen[0]?.swatch ?? '',
  };
}

function StockNote({ variant: { stock, promised }, few }: Pick<VariantRowProps, 'variant' | 'few'>) {
  const units = parseWhole(stock);
  return (
    <>
      {units === 0 && <span className={classNames(styles.note, styles.out)}>{optionText.out}</span>}
      {units !== null && units > 0 && few !== null && units <= few && (
        <span className={classNames(styles.note, styles.low)}>{optionText.low}</span>
      )}
      {promised > 0 && <span className={styles.note}>{optionText.promised(promised)}</span>}
    </>
  );
}

interface CellProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  error: string | undefined;
  end?: string;
  onChange: (text: string) => void;
}

function Cell({ label, error, end, onChange, ...input }: CellProps) {
  const errorId = `${input.name}-error`;
  return (
    <>
      <span className={styles.cell}>
        <input
          {...input}
          autoComplete="off"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={event => onChange(event.target.value)}
        />
        {end && <span>{end}</span>}
      </span>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}
