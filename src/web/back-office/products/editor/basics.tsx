import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import type { listProductChoices } from '#modules/catalog/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { textField } from '../../parts/editor/text-field.ts';
import { editorText } from '../editor.text.ts';
import cards from './card.module.css';
import type { Editor } from './use-editor.ts';

export type Choices = CallBody<typeof listProductChoices>;

const toOptions = (named: Choices['brands']) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }));

export function BasicsCard({ editor, choices }: { editor: Editor; choices: Choices }) {
  const { form, product } = editor;
  return (
    <section className={cards.card} aria-labelledby="basics">
      <h2 id="basics" className={cards.title}>
        {editorText.basics}
      </h2>
      <Field
        label={editorText.title}
        {...textField(editor, 'title')}
        dir="rtl"
        hint={editorText.titleHint}
        autoComplete="off"
        end={<span className={cards.unit}>{editorText.titleLength([...form.title].length)}</span>}
      />
      {!product && choices.merchants.length > 0 && (
        <SelectField
          label={editorText.merchant}
          {...textField(editor, 'merchantId')}
          placeholder={editorText.chooseMerchant}
          options={toOptions(choices.merchants)}
        />
      )}
      <CategoryAndBrand editor={editor} choices={choices} />
      <TextAreaField
        label={editorText.description}
        {...textField(editor, 'description')}
        dir="rtl"
        optional
      />
    </section>
  );
}

function CategoryAndBrand({ editor, choices }: { editor: Editor; choices: Choices }) {
  const { form, change } = editor;
  const kinds = choices.categories.find(({ id }) => String(id) === form.categoryId)?.subcategories ?? [];
  return (
    <div className={cards.two}>
      <SelectField
        label={editorText.category}
        name="categoryId"
        placeholder={editorText.chooseCategory}
        options={toOptions(choices.categories)}
        value={form.categoryId}
        onChange={event => change({ categoryId: event.target.value, subcategoryId: '' })}
      />
      {kinds.length > 0 && (
        <SelectField
          label={editorText.subcategory}
          {...textField(editor, 'subcategoryId')}
          optional
          placeholder={editorText.noSubcategory}
          options={toOptions(kinds)}
        />
      )}
      <SelectField
        label={editorText.brand}
        {...textField(editor, 'brandId')}
        optional
        placeholder={editorText.noBrand}
        options={toOptions(choices.brands)}
      />
      <a href="/complaints" target="_blank" rel="noreferrer" className="fine">
        {editorText.askForBrand}
      </a>
    </div>
  );
}
