import { useParams } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { listProductChoices, showManagedProduct } from '#modules/catalog/contract/back-office.ts';
import { isRefusal } from '#platform/refusal.ts';
import { useCall } from '../../account/use-call.ts';
import { backOfficeText } from '../text.ts';
import { ProductEditor } from './editor/product-editor.tsx';
import { ProductsFailed } from './products-failed.tsx';
import { editorText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(editorText.editTitle), noindex: true });

const isNotFound = (error: unknown) => isRefusal(error) && error.code === 'product_not_found';

export default function EditProduct() {
  const productId = Number(useParams()['productId']);
  return <EditorOf key={productId} productId={productId} />;
}

function EditorOf({ productId }: { productId: number }) {
  const product = useCall(showManagedProduct, { productId });
  const choices = useCall(listProductChoices, {});
  const retry = () => void Promise.all([product.reload(), choices.reload()]);
  if (product.state === 'failed' && isNotFound(product.error))
    return (
      <EmptyState
        heading="h1"
        title={editorText.notFound}
        action={<ButtonLink to="/products">{editorText.back}</ButtonLink>}
      />
    );
  if (product.state === 'failed' || choices.state === 'failed')
    return <ProductsFailed heading="h1" onRetry={retry} />;
  if (product.state === 'loading' || choices.state === 'loading')
    return <Loading size="page" heading="h1" text={editorText.loading} />;
  return <ProductEditor product={product.body} choices={choices.body} />;
}
