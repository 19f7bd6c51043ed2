import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { factFields } from '#modules/catalog/back-office/disclosure-fields.text.ts';
import { FACT_NAMES, FACTS } from '#modules/catalog/disclosure.ts';
import { taxClassText } from '#modules/settings/tax-class.text.ts';
import { TAX_CLASSES } from '#modules/settings/tax-class.ts';
import { textField } from '../../parts/editor/text-field.ts';
import { editorText as text } from '../editor.text.ts';
import type { Choices } from './basics.tsx';
import cards from './card.module.css';
import type { Editor } from './use-editor.ts';

/** Represents null, which a field cannot say. */
const AS_CATEGORY = 'as_category';
const OWN = TAX_CLASSES.map(value => ({ value, label: taxClassText[value] }));

/** What the law wants a buyer to read before buying (law 181/2018, article 37), and how the product is taxed. */
export function LawCard({ editor, choices }: { editor: Editor; choices: Choices }) {
  const { form, change } = editor;
  return (
    <section className={cards.card} aria-labelledby="law">
      <h2 id="law" className={cards.title}>
        {text.law}
      </h2>
      {FACT_NAMES.map(name => (
        <Field
          {...textField(editor, name)}
          key={name}
          label={factFields[name].label}
          hint={factFields[name].hint}
          inputMode={FACTS[name].kind === 'months' ? 'numeric' : undefined}
          optional
        />
      ))}
      <SelectField
        label={text.taxClass}
        name="taxClass"
        hint={text.taxHint}
        options={[{ value: AS_CATEGORY, label: categoryWord(choices, form.categoryId) }, ...OWN]}
        value={form.taxClass ?? AS_CATEGORY}
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
