import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { VISIBILITIES, type Visibility } from '#modules/catalog/back-office/product-draft.ts';
import { typedPounds, withPrice } from '#modules/catalog/back-office/product-form.ts';
import { reviewProduct } from '#modules/catalog/back-office.calls.ts';
import { ProductCard } from '#modules/catalog/ui/product-card.tsx';
import { api } from '../../../data/api.ts';
import { useSession } from '../../../data/session.ts';
import { useAction } from '../../../data/use-action.ts';
import { textField } from '../../parts/editor/text-field.ts';
import { editorText, visibilityText } from '../editor.text.ts';
import cards from './card.module.css';
import styles from './editor.module.css';
import type { Editor } from './use-editor.ts';

export function PriceCard({ editor }: { editor: Editor }) {
  const { form, change, errors } = editor;
  const pound = <span className={cards.unit}>{editorText.pound}</span>;
  return (
    <section className={cards.card} aria-labelledby="price">
      <h2 id="price" className={cards.title}>
        {editorText.price}
      </h2>
      <Field
        label={editorText.currentPrice}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        value={form.price}
        error={form.options.length === 0 ? errors['variants.0.price'] : undefined}
        end={pound}
        onChange={event => change(before => withPrice(before, event.target.value))}
      />
      <Field
        label={editorText.originalPrice}
        {...textField(editor, 'originalPrice')}
        optional
        inputMode="decimal"
        autoComplete="off"
        hint={errors['originalPrice'] ? undefined : editorText.originalHint}
        end={pound}
      />
    </section>
  );
}

export function VisibilityCard({ editor }: { editor: Editor }) {
  const { form, change, product } = editor;
  const choices: readonly Visibility[] = product ? VISIBILITIES : ['draft', 'published'];
  return (
    <fieldset className={cards.card}>
      <legend className={styles.legend}>{editorText.visibility}</legend>
      <div>
        {choices.map(status => (
          <label key={status} className={cards.choice}>
            <input
              type="radio"
              name="status"
              value={status}
              checked={form.status === status}
              onChange={() => change({ status })}
            />
            {visibilityText[status]}
          </label>
        ))}
      </div>
      <p className="fine">{product?.isReviewed ? editorText.reviewHint : editorText.visibilityHint}</p>
      {product?.status === 'in_review' && <Waiting editor={editor} productId={product.id} />}
    </fieldset>
  );
}

/** Staff who may decide on merchants release their products. */
function Waiting({ editor, productId }: { editor: Editor; productId: number }) {
  const { account } = useSession();
  const { busy, message, run } = useAction();
  const decide = (decision: 'approve' | 'send_back', said: string) =>
    run(async () => {
      editor.replace(await api(reviewProduct, { productId, decision }));
      showToast(said);
    });
  return (
    <>
      <Note tone="warn">{editorText.waiting}</Note>
      {message && <Note tone="danger">{message}</Note>}
      {account?.permissions.includes('merchants') && (
        <div className={styles.buttons}>
          <Button
            busy={busy ? editorText.saving : undefined}
            onClick={() => decide('approve', editorText.approved)}
          >
            {editorText.approve}
          </Button>
          <Button variant="outline" onClick={() => decide('send_back', editorText.sentBack)}>
            {editorText.sendBack}
          </Button>
        </div>
      )}
    </>
  );
}

/** The shop's own card, as it will look; nothing in it can be pressed. */
export function PreviewCard({ editor: { form, product } }: { editor: Editor }) {
  const [like] = useState({ liked: false, pending: false, onLike: () => undefined });
  const [add] = useState({ adding: false, onAdd: () => undefined });
  const original = typedPounds(form.originalPrice);
  const prices = form.variants.filter(({ available }) => available).map(({ price }) => typedPounds(price));
  const price = form.options.length > 0 && prices.length > 0 ? Math.min(...prices) : typedPounds(form.price);
  return (
    <section className={cards.card} aria-labelledby="preview">
      <h2 id="preview" className={cards.title}>
        {editorText.preview}
      </h2>
      <div className={styles.preview} inert>
        <ProductCard
          product={{
            id: product?.id ?? 0,
            productName: form.title || editorText.previewTitle,
            price,
            originalPrice: original > 0 ? original : null,
            imageUrl: form.images[0] ?? '',
            hasAttributes: form.options.length > 0,
            inStock: true,
          }}
          like={like}
          add={add}
        />
      </div>
    </section>
  );
}
