import { Field } from '#kit/form/field.tsx';
import type { ManagedBrand } from '#modules/catalog/categories.calls.ts';
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
  const { form, change, errors } = editor;
  const aliasError = Object.entries(errors).find(([name]) => name.startsWith('aliases'))?.[1];
  return (
    <FormDrawer
      {...drawer}
      editor={editor}
      title={brand ? categoryFormText.editBrand : categoryFormText.newBrand}
      changed={categoryFormText.brandChanged}
      names={NAMES}
      words={BRAND.toForm}
    >
      <Field
        name="name"
        label={NAMES.name}
        value={form.name}
        error={errors['name']}
        onChange={event => change({ name: event.target.value })}
      />
      <Field
        name="nameAr"
        label={NAMES.nameAr}
        value={form.nameAr}
        error={errors['nameAr']}
        onChange={event => change({ nameAr: event.target.value })}
        optional
      />
      <Field
        name="aliases"
        label={NAMES.aliases}
        hint={categoryFormText.aliasesHint}
        value={form.aliases}
        error={aliasError}
        onChange={event => change({ aliases: event.target.value })}
        optional
      />
    </FormDrawer>
  );
}
