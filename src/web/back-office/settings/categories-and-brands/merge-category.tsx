import { useState } from 'react';
import { Note } from '#kit/display/note.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import {
  type ManagedCategory,
  mergeCategory,
  previewCategoryMerge,
} from '#modules/catalog/categories.calls.ts';
import { type ExclusionOrNone } from '#modules/catalog/exclusion.ts';
import { taxClassText } from '#modules/settings/tax-class.text.ts';
import type { TaxClass } from '#modules/settings/tax-class.ts';
import type { CallBody } from '#platform/call.ts';
import { Answered } from '../../../data/answered.tsx';
import { useCall } from '../../../data/use-call.ts';
import { FormSheet } from '../../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../../parts/form-dialog/use-dialog-form.ts';
import { mergeText } from './merge.text.ts';
import { categoryFormText, returnsWord } from './text.ts';
import { useShown } from './use-shown.ts';

interface MergeCategoryProps {
  category: ManagedCategory;
  all: readonly ManagedCategory[];
  onChanged: () => unknown;
  onClose: () => void;
}

/** Makes a category part of another one, after it has shown what that would move and change. */
export function MergeCategory({ category, all, onChanged, onClose }: MergeCategoryProps) {
  const [into, setInto] = useState<ManagedCategory>();
  const [shownId, setShownId] = useState<number>();
  const missing = shownId === into?.id ? undefined : mergeText.notShown;
  const form = useDialogForm(mergeCategory, {
    read: () => ({
      categoryId: category.id,
      version: category.version,
      intoId: into?.id,
      intoVersion: into?.version,
    }),
    done: ({ isDone }) => (isDone ? mergeText.done : mergeText.running),
    onClose,
    onChanged,
  });
  return (
    <FormSheet
      form={form}
      title={mergeText.title(category.nameAr)}
      submit={mergeText.merge}
      look="danger"
      about={mergeText.aboutCategory}
      barred={into ? missing : mergeText.chooseCategory}
      onClose={onClose}
    >
      <SelectField
        name="into"
        label={mergeText.intoCategory}
        placeholder={mergeText.chooseCategory}
        options={all
          .filter(({ id }) => id !== category.id)
          .map(({ id, nameAr }) => ({ value: String(id), label: nameAr }))}
        value={String(into?.id ?? '')}
        onChange={event => setInto(all.find(({ id }) => String(id) === event.target.value))}
      />
      {into && <Preview key={into.id} categoryId={category.id} intoId={into.id} onShown={setShownId} />}
    </FormSheet>
  );
}

interface PreviewProps {
  categoryId: number;
  intoId: number;
  onShown: (intoId: number) => void;
}

function Preview({ categoryId, intoId, onShown }: PreviewProps) {
  const answer = useCall(previewCategoryMerge, { categoryId, intoId });
  useShown(answer, intoId, onShown);
  return (
    <Answered answer={answer}>
      {({ products, ads, coupons, differences }) => (
        <>
          <p>
            <strong>{mergeText.moves}</strong>:{' '}
            {[categoryFormText.products(products), mergeText.ads(ads), mergeText.coupons(coupons)].join('، ')}
          </p>
          {(differences.length > 0 || coupons > 0) && (
            <Note tone="warn">
              {coupons > 0 && <p>{mergeText.couponsWiden}</p>}
              {differences.length > 0 && (
                <>
                  <p>{mergeText.changes}:</p>
                  <ul>
                    {differences.map(each => (
                      <li key={each.what}>{wordsOf(each)}</li>
                    ))}
                  </ul>
                </>
              )}
            </Note>
          )}
        </>
      )}
    </Answered>
  );
}

type Difference = CallBody<typeof previewCategoryMerge>['differences'][number];

function wordsOf({ what, from, to }: Difference): string {
  if (what === 'commission') return mergeText.commission(Number(from), Number(to));
  if (what === 'cash') return to === true ? mergeText.cash : mergeText.noCash;
  if (what === 'tax') return mergeText.tax(taxClassText[to as TaxClass]);
  return mergeText.returns(returnsWord(to as ExclusionOrNone));
}
