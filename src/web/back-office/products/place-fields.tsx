import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { ruleText } from '#modules/catalog/back-office/text.ts';
import { focusOn } from '../parts/focus.ts';
import { bulkText } from './bulk.text.ts';
import styles from './bulk-dialog.module.css';
import type { Choices } from './editor/basics.tsx';
import { placeText } from './place.text.ts';
import type { Change } from './wanted-change.ts';

interface PlaceFieldsProps {
  kind: 'category' | 'brand';
  choices: Choices;
  onPreview: (change: Change) => void;
  /** The preview no longer matches the fields. */
  onEdit: () => void;
}

const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
const NO_BRAND = 'none';

/** Which category or brand the products get. */
export function PlaceFields({ kind, choices, onPreview, onEdit }: PlaceFieldsProps) {
  const [error, setError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const change = readChange(new FormData(event.currentTarget), kind);
    setError(change ? undefined : kind === 'category' ? ruleText.category : bulkText.chooseBrand);
    if (change) onPreview(change);
    else focusOn('select', event.currentTarget);
  }
  return (
    <form className={styles.dialog} onSubmit={submit} onChange={onEdit}>
      {kind === 'category' ? (
        <CategoryFields categories={choices.categories} error={error} />
      ) : (
        <SelectField
          label={placeText.brand}
          name="brandId"
          placeholder={bulkText.chooseBrand}
          options={[{ value: NO_BRAND, label: placeText.noBrand }, ...choices.brands.map(named)]}
          defaultValue=""
          error={error}
        />
      )}
      <Button type="submit" variant="soft">
        {bulkText.preview}
      </Button>
    </form>
  );
}

function CategoryFields({ categories, error }: Pick<Choices, 'categories'> & { error: string | undefined }) {
  const [categoryId, setCategoryId] = useState('');
  const kinds = categories.find(({ id }) => String(id) === categoryId)?.subcategories ?? [];
  return (
    <>
      <SelectField
        label={placeText.category}
        name="categoryId"
        placeholder={placeText.chooseCategory}
        options={categories.map(named)}
        value={categoryId}
        onChange={event => setCategoryId(event.target.value)}
        error={error}
      />
      {kinds.length > 0 && (
        <SelectField
          key={categoryId}
          label={placeText.subcategory}
          name="subcategoryId"
          optional
          placeholder={placeText.noSubcategory}
          options={kinds.map(named)}
          defaultValue=""
        />
      )}
    </>
  );
}

/** Null if nothing is chosen. */
function readChange(form: FormData, kind: PlaceFieldsProps['kind']): Change | null {
  const chosen = (name: string) => String(form.get(name) ?? '');
  if (kind === 'category') {
    if (chosen('categoryId') === '') return null;
    const subcategoryId = chosen('subcategoryId') === '' ? null : Number(chosen('subcategoryId'));
    return { kind, categoryId: Number(chosen('categoryId')), subcategoryId };
  }
  const brandId = chosen('brandId');
  if (brandId === '') return null;
  return { kind, brandId: brandId === NO_BRAND ? null : Number(brandId) };
}
