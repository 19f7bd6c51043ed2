import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import type { listProductChoices } from '#modules/catalog/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { editorText } from '../text.ts';
import cards from './card.module.css';
import type { Editor } from './use-editor.ts';

export type Choices = CallBody<typeof listProductChoices>;

const toOptions = (named: Choices['brands']) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }));

export function BasicsCard({ editor, choices }: { editor: Editor; choices: Choices }) {
  const { form, change, errors, product } = editor;
  return (
    <section className={cards.card} aria-labelledby="basics">
      <h2 id="basics" className={cards.title}>
        {editorText.basics}
      </h2>
      <Field
        label={editorText.title}
        name="title"
        dir="rtl"
        hint={editorText.titleHint}
        autoComplete="off"
        value={form.title}
        error={errors['title']}
        end={<span className={cards.unit}>{editorText.titleLength([...form.title].length)}</span>}
        onChange={event => change({ title: event.target.value })}
      />
      {!product && choices.merchants.length > 0 && (
        <SelectField
          label={editorText.merchant}
          name="merchantId"
          placeholder={editorText.chooseMerchant}
          options={toOptions(choices.merchants)}
          value={form.merchantId}
          error={errors['merchantId']}
          onChange={event => change({ merchantId: event.target.value })}
        />
      )}
      <CategoryAndBrand editor={editor} choices={choices} />
      <TextAreaField
        label={editorText.description}
        name="description"
        dir="rtl"
        optional
        value={form.description}
        error={errors['description']}
        onChange={event => change({ description: event.target.value })}
      />
    </section>
  );
}

function CategoryAndBrand({
  editor: { form, change, errors },
  choices,
}: {
  editor: Editor;
  choices: Choices;
}) {
  const kinds = choices.categories.find(({ id }) => String(id) === form.categoryId)?.subcategories ?? [];
  return (
    <div className={cards.two}>
      <SelectField
        label={editorText.category}
        name="categoryId"
        placeholder={editorText.chooseCategory}
        options={toOptions(choices.categories)}
        value={form.categoryId}
        error={errors['categoryId']}
        onChange={event => change({ categoryId: event.target.value, subcategoryId: '' })}
      />
      {kinds.length > 0 && (
        <SelectField
          label={editorText.subcategory}
          name="subcategoryId"
          optional
          placeholder={editorText.noSubcategory}
          options={toOptions(kinds)}
          value={form.subcategoryId}
          error={errors['subcategoryId']}
          onChange={event => change({ subcategoryId: event.target.value })}
        />
      )}
      <SelectField
        label={editorText.brand}
        name="brandId"
        optional
        placeholder={editorText.noBrand}
        options={toOptions(choices.brands)}
        value={form.brandId}
        error={errors['brandId']}
        onChange={event => change({ brandId: event.target.value })}
      />
    </div>
  );
}
