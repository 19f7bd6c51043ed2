import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { taxClassText } from '#modules/settings/tax-class.text.ts';
import { TAX_CLASSES } from '#modules/settings/tax-class.ts';
import { textField } from '../../parts/editor/text-field.ts';
import { editorText as text } from '../text.ts';
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
      <Field {...textField(editor, 'origin')} label={text.origin} hint={text.originHint} optional />
      <Field {...textField(editor, 'maker')} label={text.maker} optional />
      <Field
        {...textField(editor, 'warrantyMonths')}
        label={text.warranty}
        hint={text.warrantyHint}
        inputMode="numeric"
        optional
      />
      <Field {...textField(editor, 'hazards')} label={text.hazards} hint={text.hazardsHint} optional />
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
