import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { createBrand, type DeskBrand, saveBrand } from '#modules/catalog/contract/shelf.ts';
import { type Fields, useCallForm } from '../../../account/use-call-form.ts';
import styles from '../settings.module.css';
import { shelfFormText } from './text.ts';

interface BrandFormProps {
  /** Null: a new one. */
  brand: DeskBrand | null;
  onDone: () => Promise<void>;
}

export function BrandForm({ brand, onDone }: BrandFormProps) {
  const form = useCallForm<typeof saveBrand>(brand ? saveBrand : (createBrand as never), {
    read: ({ aliases = '', ...fields }: Fields) => ({
      ...fields,
      aliases: aliases.split(/[,،]/).map(each => each.trim()),
      ...(brand && { brandId: brand.id, version: brand.version }),
    }),
    onDone,
  });
  const aliasError = Object.entries(form.errors).find(([name]) => name.startsWith('aliases'))?.[1];
  return (
    <form {...form.props} className={styles.form}>
      <Field
        name="name"
        label={shelfFormText.brandName}
        defaultValue={brand?.name}
        error={form.errors['name']}
      />
      <Field
        name="nameAr"
        label={shelfFormText.brandNameAr}
        defaultValue={brand?.nameAr}
        error={form.errors['nameAr']}
        optional
      />
      <Field
        name="aliases"
        label={shelfFormText.aliases}
        hint={shelfFormText.aliasesHint}
        defaultValue={brand?.aliases.join('، ')}
        error={aliasError}
        optional
      />
      <FormError message={form.message} />
      <Button type="submit" block busy={form.busy ? shelfFormText.saving : undefined}>
        {shelfFormText.save}
      </Button>
    </form>
  );
}
