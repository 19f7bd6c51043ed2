import { Field } from '#kit/form/field.tsx';
import type { ManagedBrand } from '#modules/catalog/categories.calls.ts';
import { textField } from '../../parts/editor/text-field.ts';
import { FormDrawer } from './form-drawer.tsx';
import { categoryFormText } from './text.ts';
import { BRAND, type BrandForm as Form, useBrandEditor } from './use-editors.ts';

interface BrandFormProps {
  /** Null: a new one. */
  brand: ManagedBrand | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const NAMES: Readonly<Record<keyof Form, string>> = {
  name: categoryFormText.brandName,
  nameAr: categoryFormText.brandNameAr,
  aliases: categoryFormText.aliases,
};

export function BrandForm({ brand, ...drawer }: BrandFormProps) {
  const editor = useBrandEditor(brand);
  const aliasError = Object.entries(editor.errors).find(([name]) => name.startsWith('aliases'))?.[1];
  return (
    <FormDrawer
      {...drawer}
      editor={editor}
      title={brand ? categoryFormText.editBrand : categoryFormText.newBrand}
      changed={categoryFormText.brandChanged}
      names={NAMES}
      words={BRAND.toForm}
    >
      <Field {...textField(editor, 'name')} label={NAMES.name} />
      <Field {...textField(editor, 'nameAr')} label={NAMES.nameAr} optional />
      <Field
        {...textField(editor, 'aliases')}
        label={NAMES.aliases}
        hint={categoryFormText.aliasesHint}
        error={aliasError}
        optional
      />
    </FormDrawer>
  );
}
