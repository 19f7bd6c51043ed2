import { useCallback, useState } from 'react';
import {
  listManagedBrands,
  type ManagedBrand,
  mergeBrand,
  previewBrandMerge,
} from '#modules/catalog/categories.calls.ts';
import { Answered } from '../../../data/answered.tsx';
import { api } from '../../../data/api.ts';
import { useCall } from '../../../data/use-call.ts';
import { FoundField, type Named } from '../../parts/combobox/found-field.tsx';
import { FormSheet } from '../../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../../parts/form-dialog/use-dialog-form.ts';
import { mergeText } from './merge.text.ts';
import { categoryFormText } from './text.ts';
import { useShown } from './use-shown.ts';

interface MergeBrandProps {
  brand: ManagedBrand;
  onChanged: () => unknown;
  onClose: () => void;
}

/** Makes a brand part of another one, after it has shown what that would move. */
export function MergeBrand({ brand, onChanged, onClose }: MergeBrandProps) {
  const [into, setInto] = useState<Named | null>(null);
  const [shownId, setShownId] = useState<number>();
  const missing = shownId === brand.id ? undefined : mergeText.notShown;
  const [known, setKnown] = useState<readonly ManagedBrand[]>([]);
  const find = useCallback(
    async (q: string) => {
      const { brands } = await api(listManagedBrands, { q });
      setKnown(brands);
      return brands
        .filter(({ id }) => id !== brand.id)
        .map(({ id, name, nameAr, products }) => ({
          id,
          name,
          detail: [nameAr, categoryFormText.products(products)].filter(Boolean).join(' · '),
        }));
    },
    [brand.id],
  );
  const form = useDialogForm(mergeBrand, {
    read: () => ({
      brandId: brand.id,
      version: brand.version,
      intoId: into?.id,
      intoVersion: known.find(({ id }) => id === into?.id)?.version,
    }),
    done: ({ isDone }) => (isDone ? mergeText.done : mergeText.running),
    onClose,
    onChanged,
  });
  return (
    <FormSheet
      form={form}
      title={mergeText.title(brand.name)}
      submit={mergeText.merge}
      look="danger"
      about={mergeText.aboutBrand}
      barred={into ? missing : mergeText.chooseBrand}
      onClose={onClose}
    >
      <FoundField name="into" label={mergeText.intoBrand} find={find} chosen={into} onChoose={setInto} />
      <Preview brandId={brand.id} onShown={setShownId} />
    </FormSheet>
  );
}

function Preview({ brandId, onShown }: { brandId: number; onShown: (brandId: number) => void }) {
  const answer = useCall(previewBrandMerge, { brandId });
  useShown(answer, brandId, onShown);
  return (
    <Answered answer={answer}>
      {({ products, ads }) => (
        <p>
          <strong>{mergeText.moves}</strong>:{' '}
          {[categoryFormText.products(products), mergeText.ads(ads)].join('، ')}
        </p>
      )}
    </Answered>
  );
}
