import { useParams } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import type { ManagedProduct } from '#modules/catalog/back-office/managed-product.ts';
import { listProductChoices, showManagedProduct } from '#modules/catalog/back-office.calls.ts';
import { isRefusal } from '#platform/refusal.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { backOfficeText } from '../text.ts';
import type { Choices } from './editor/basics.tsx';
import { ProductEditor } from './editor/product-editor.tsx';
import { useEditor } from './editor/use-editor.ts';
import { editorText } from './editor.text.ts';

export const meta = () => ({ title: backOfficeText.titled(editorText.editTitle), noindex: true });

const isNotFound = (error: unknown) => isRefusal(error) && error.code === 'product_not_found';

export default function EditProduct() {
  const productId = Number(useParams()['productId']);
  return <EditorOf key={productId} productId={productId} />;
}

function EditorOf({ productId }: { productId: number }) {
  const product = useCall(showManagedProduct, { productId });
  const choices = useCall(listProductChoices, {});
  if (product.state === 'failed' && isNotFound(product.error))
    return (
      <EmptyState
        heading="h1"
        title={editorText.notFound}
        action={<ButtonLink to="/products">{editorText.back}</ButtonLink>}
      />
    );
  const reload = async () => void (await Promise.all([product.reload(), choices.reload()]));
  return (
    <Answered answer={{ ...product, reload }} heading="h1" text={editorText}>
      {shown => (
        <Answered answer={{ ...choices, reload }} heading="h1" text={editorText}>
          {offered => <Edited product={shown} choices={offered} />}
        </Answered>
      )}
    </Answered>
  );
}

function Edited({ product, choices }: { product: ManagedProduct; choices: Choices }) {
  return <ProductEditor editor={useEditor(product)} choices={choices} />;
}
