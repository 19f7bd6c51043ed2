import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { taxClassText } from '#modules/settings/tax-class.text.ts';
import { TAX_CLASSES } from '#modules/settings/tax-class.ts';
import { editorText as text } from '../text.ts';
import type { Choices } from './basics.tsx';
import cards from './card.module.css';
import type { Editor } from './use-editor.ts';

/** Represents null, which a field cannot say. */
const AS_CATEGORY = 'as_category';
const OWN = TAX_CLASSES.map(value => ({ value, label: taxClassText[value] }));

/** What the law wants a buyer to read before buying (law 181/2018, article 37), and how the product is taxed. */
export function LawCard({ editor, choices }: { editor: Editor; choices: Choices }) {
  const { form, change, errors } = editor;
  const field = (name: 'origin' | 'maker' | 'warrantyMonths' | 'hazards') => ({
    name,
    optional: true,
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <section className={cards.card} aria-labelledby="law">
      <h2 id="law" className={cards.title}>
        {text.law}
      </h2>
      <Field label={text.origin} hint={text.originHint} {...field('origin')} />
      <Field label={text.maker} {...field('maker')} />
      <Field
        label={text.warranty}
        hint={text.warrantyHint}
        inputMode="numeric"
        {...field('warrantyMonths')}
      />
      <Field label={text.hazards} hint={text.hazardsHint} {...field('hazards')} />
      <SelectField
        label={text.taxClass}
        name="taxClass"
        hint={text.taxHint}
        options={[{ value: AS_CATEGORY, label: categoryWord(choices, form.categoryId) }, ...OWN]}
        value={form.taxClass ?? AS_CATEGORY}
        error={errors['taxClass']}
        onChange={event =>
          change({ taxClass: TAX_CLASSES.find(each => each === event.target.value) ?? null })
        }
      />
    </section>
  );
}

function categoryWord({ categories }: Choices, categoryId: string): string {
  const category = categories.find(({ id }) => String(id) === categoryId);
  return category ? text.taxAsCategory(taxClassText[category.taxClass]) : text.asCategory;
}
