import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { productCode } from '#modules/catalog/back-office/product-code.ts';
import { listManagedProducts } from '#modules/catalog/back-office.calls.ts';
import { addSearchRule } from '#modules/search/desk.calls.ts';
import { RULE_KINDS, type RuleKind } from '#modules/search/search-rule.ts';
import { api } from '../../data/api.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import { useShopFrame } from '../../root.tsx';
import { FoundField, type Named } from '../parts/combobox/found-field.tsx';
import type { Draft } from './draft.ts';
import styles from './search-desk.module.css';
import { kindNames, rulesText } from './text.ts';
import { typedPath } from './typed-path.ts';

const KINDS = RULE_KINDS.map(value => ({ value, label: kindNames[value] }));
const FOUND_AT_MOST = 8;

const findProducts = async (q: string) => {
  const { products } = await api(listManagedProducts, { q, limit: FOUND_AT_MOST });
  return products.map(product => ({ id: product.id, name: product.title, detail: productCode(product) }));
};

/** A decision about a search; it works from the next search on. */
export function RuleForm({ draft, onDone }: { draft: Draft; onDone: () => void }) {
  const [kind, setKind] = useState<RuleKind>('means');
  const [product, setProduct] = useState<Named | null>(null);
  const form = useCallForm(addSearchRule, {
    read: fields => ({ ...fields, productId: product?.id }),
    onDone,
  });
  return (
    <CallForm form={form} className={styles.form}>
      <Field name="query" label={rulesText.query} defaultValue={draft.query} maxLength={100} />
      <SelectField
        name="kind"
        label={rulesText.kind}
        options={KINDS}
        value={kind}
        onChange={event => setKind(event.target.value as RuleKind)}
      />
      {kind === 'means' && (
        <Field
          name="means"
          label={rulesText.means}
          hint={rulesText.meansHint}
          defaultValue={draft.means}
          maxLength={100}
        />
      )}
      {(kind === 'pin' || kind === 'hide') && (
        <FoundField
          name="productId"
          label={rulesText.product}
          hint={rulesText.productHint}
          find={findProducts}
          chosen={product}
          onChoose={setProduct}
        />
      )}
      {kind === 'leads_to' && <PathField />}
      <FormError message={form.message} />
      <Button type="submit" block busy={form.busy ? rulesText.saving : undefined}>
        {rulesText.save}
      </Button>
    </CallForm>
  );
}

/** A category, chosen by its name, or any other page by its address. */
function PathField() {
  const categories = useShopFrame()?.categories ?? [];
  const [path, setPath] = useState('');
  const options = [
    { value: '', label: rulesText.otherPage },
    ...categories.map(({ id, nameAr }) => ({ value: `/outlet/${id}`, label: nameAr })),
  ];
  return (
    <>
      <SelectField
        name="category"
        label={rulesText.category}
        options={options}
        value={options.some(({ value }) => value === path) ? path : ''}
        onChange={event => setPath(event.target.value)}
      />
      <Field
        name="path"
        label={rulesText.path}
        hint={rulesText.pathHint}
        value={path}
        onChange={event => setPath(typedPath(event.target.value, location.origin))}
        ltr
      />
    </>
  );
}
