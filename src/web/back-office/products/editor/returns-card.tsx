import { SelectField } from '#kit/form/select-field.tsx';
import { exclusionText } from '#modules/catalog/exclusion.text.ts';
import { EXCLUSIONS, type OwnExclusion } from '#modules/catalog/exclusion.ts';
import { editorText } from '../editor.text.ts';
import type { Choices } from './basics.tsx';
import cards from './card.module.css';
import type { Editor } from './use-editor.ts';

/** Represents null and the empty word, which a field cannot tell apart. */
const AS_CATEGORY = 'as_category';
const RETURNABLE = 'returnable';

const OWN = [
  { value: RETURNABLE, label: editorText.returnable },
  ...EXCLUSIONS.map(reason => ({ value: reason, label: editorText.notReturnable(exclusionText[reason]) })),
];

/** Whether a shopper may return it without a reason: as its category says, unless the law says otherwise. */
export function ReturnsCard({ editor, choices }: { editor: Editor; choices: Choices }) {
  const { form, change } = editor;
  const category = choices.categories.find(({ id }) => String(id) === form.categoryId);
  return (
    <section className={cards.card} aria-labelledby="returns">
      <h2 id="returns" className={cards.title}>
        {editorText.returns}
      </h2>
      <SelectField
        label={editorText.returnsRule}
        name="notReturnable"
        options={[{ value: AS_CATEGORY, label: categoryWord(category) }, ...OWN]}
        value={toValue(form.notReturnable)}
        hint={editorText.returnsHint}
        onChange={event => change({ notReturnable: fromValue(event.target.value) })}
      />
    </section>
  );
}

function categoryWord(category: Choices['categories'][number] | undefined): string {
  if (!category) return editorText.asCategory;
  const { notReturnable } = category;
  return notReturnable === ''
    ? editorText.asCategoryReturnable
    : editorText.asCategoryReason(exclusionText[notReturnable]);
}

const toValue = (own: OwnExclusion) => (own === null ? AS_CATEGORY : own || RETURNABLE);

function fromValue(value: string): OwnExclusion {
  if (value === AS_CATEGORY) return null;
  return EXCLUSIONS.find(reason => reason === value) ?? '';
}
