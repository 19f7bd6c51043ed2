import {
  createBrand,
  createCategory,
  type ManagedBrand,
  type ManagedCategory,
  saveBrand,
  saveCategory,
} from '#modules/catalog/categories.calls.ts';
import { api } from '../../../data/api.ts';
import type { EditedKind } from '../../parts/editor/edited.ts';
import { useEdited } from '../../parts/editor/use-edited.ts';

/** Its subcategories, as people type them. */
export type CategoryForm = Pick<
  ManagedCategory,
  'nameAr' | 'nameEn' | 'icon' | 'imageUrl' | 'notReturnable' | 'taxClass'
> & { subcategories: string };

export const CATEGORY: EditedKind<ManagedCategory, CategoryForm> = {
  name: 'category',
  empty: {
    nameAr: '',
    nameEn: '',
    icon: '',
    imageUrl: '',
    notReturnable: '',
    taxClass: 'standard',
    subcategories: '',
  },
  toForm: ({ nameAr, nameEn, icon, imageUrl, notReturnable, taxClass, subcategories }) => ({
    nameAr,
    nameEn,
    icon,
    imageUrl,
    notReturnable,
    taxClass,
    subcategories: subcategories.join('، '),
  }),
  parts: [['nameAr'], ['nameEn'], ['icon'], ['imageUrl'], ['notReturnable'], ['taxClass'], ['subcategories']],
};

/** A category being made or changed. */
export function useCategoryEditor(initial: ManagedCategory | null) {
  const { save, ...editor } = useEdited(initial, CATEGORY);
  return { ...editor, save: () => save(sendCategory) };
}

export type CategoryEditor = ReturnType<typeof useCategoryEditor>;

function sendCategory(category: ManagedCategory | null, { subcategories, ...form }: CategoryForm) {
  const fields = { ...form, subcategories: namesIn(subcategories) };
  return category
    ? api(saveCategory, { ...fields, categoryId: category.id, version: category.version })
    : api(createCategory, fields);
}

const namesIn = (text: string) =>
  text
    .split(/[,،]/)
    .map(each => each.trim())
    .filter(Boolean);

/** Its other names, as people type them. */
export type BrandForm = Pick<ManagedBrand, 'name' | 'nameAr'> & { aliases: string };

export const BRAND: EditedKind<ManagedBrand, BrandForm> = {
  name: 'brand',
  empty: { name: '', nameAr: '', aliases: '' },
  toForm: ({ name, nameAr, aliases }) => ({ name, nameAr, aliases: aliases.join('، ') }),
  parts: [['name'], ['nameAr'], ['aliases']],
};

/** A brand being made or changed. */
export function useBrandEditor(initial: ManagedBrand | null) {
  const { save, ...editor } = useEdited(initial, BRAND);
  return { ...editor, save: () => save(sendBrand) };
}

function sendBrand(brand: ManagedBrand | null, { aliases, ...names }: BrandForm) {
  const fields = { ...names, aliases: aliases.split(/[,،]/).map(each => each.trim()) };
  return brand
    ? api(saveBrand, { ...fields, brandId: brand.id, version: brand.version })
    : api(createBrand, fields);
}
