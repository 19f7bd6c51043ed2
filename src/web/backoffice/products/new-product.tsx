import { Loading } from '#kit/display/loading.tsx';
import { listDeskChoices } from '#modules/catalog/contract/desk.ts';
import { useCall } from '../../account/use-call.ts';
import { backofficeText } from '../text.ts';
import { ProductEditor } from './editor/product-editor.tsx';
import { ProductsFailed } from './products-failed.tsx';
import { editorText } from './text.ts';

export const meta = () => ({ title: backofficeText.titled(editorText.newTitle), noindex: true });

export default function NewProduct() {
  const choices = useCall(listDeskChoices, {});
  if (choices.state === 'loading') return <Loading size="page" heading="h1" text={editorText.loading} />;
  if (choices.state === 'failed') return <ProductsFailed heading="h1" onRetry={choices.reload} />;
  return <ProductEditor product={null} choices={choices.body} />;
}
