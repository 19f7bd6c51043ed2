import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import type { ManagedCategory } from '#modules/catalog/categories.calls.ts';
import { EXCLUSIONS } from '#modules/catalog/exclusion.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { taxClassText } from '#modules/settings/tax-class.text.ts';
import { TAX_CLASSES } from '#modules/settings/tax-class.ts';
import { textField } from '../../parts/editor/text-field.ts';
import { FormDrawer } from './form-drawer.tsx';
import { IconField } from './icon-field.tsx';
import { PictureField } from './picture-field.tsx';
import { categoryFormText, iconWord, returnsWord } from './text.ts';
import { type CategoryForm as Form, useCategoryEditor } from './use-editors.ts';

interface CategoryFormProps {
  /** Null: a new one. */
  category: ManagedCategory | null;
  onSaved: (category: ManagedCategory) => void;
  onClose: () => void;
}

const NAMES: Readonly<Record<keyof Form, string>> = {
  nameAr: categoryFormText.nameAr,
  nameEn: categoryFormText.nameEn,
  icon: categoryFormText.icon,
  imageUrl: categoryFormText.picture,
  notReturnable: categoryFormText.notReturnable,
  taxClass: categoryFormText.taxClass,
  subcategories: categoryFormText.subcategories,
};

const words = ({
  nameAr,
  nameEn,
  icon,
  imageUrl,
  notReturnable,
  taxClass,
  subcategories,
}: ManagedCategory) => ({
  nameAr,
  nameEn: <bdi dir="ltr">{nameEn}</bdi>,
  icon: iconWord(icon),
  imageUrl: imageUrl && <Picture identifier={imageUrl} alt="" width={56} height={56} />,
  notReturnable: returnsWord(notReturnable),
  taxClass: taxClassText[taxClass],
  subcategories: subcategories.join('، '),
});

const TAXES = TAX_CLASSES.map(value => ({ value, label: taxClassText[value] }));
const RETURNS = (['', ...EXCLUSIONS] as const).map(value => ({ value, label: returnsWord(value) }));

export function CategoryForm({ category, ...drawer }: CategoryFormProps) {
  const editor = useCategoryEditor(category);
  const { form, change } = editor;
  return (
    <FormDrawer
      {...drawer}
      editor={editor}
      title={category ? categoryFormText.editCategory : categoryFormText.newCategory}
      changed={categoryFormText.categoryChanged}
      names={NAMES}
      words={words}
    >
      <Field {...textField(editor, 'nameAr')} label={NAMES.nameAr} />
      <Field {...textField(editor, 'nameEn')} label={NAMES.nameEn} ltr />
      <Field
        {...textField(editor, 'subcategories')}
        label={NAMES.subcategories}
        hint={categoryFormText.subcategoriesHint}
        optional
      />
      <IconField editor={editor} />
      <PictureField editor={editor} />
      <SelectField
        name="notReturnable"
        label={NAMES.notReturnable}
        hint={categoryFormText.notReturnableHint}
        options={RETURNS}
        value={form.notReturnable}
        onChange={event =>
          change({ notReturnable: EXCLUSIONS.find(each => each === event.target.value) ?? '' })
        }
      />
      <SelectField
        name="taxClass"
        label={NAMES.taxClass}
        hint={categoryFormText.taxClassHint}
        options={TAXES}
        value={form.taxClass}
        onChange={event =>
          change({ taxClass: TAX_CLASSES.find(each => each === event.target.value) ?? 'standard' })
        }
      />
    </FormDrawer>
  );
}
