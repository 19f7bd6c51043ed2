import { Loading } from '#kit/display/loading.tsx';
import { listProductChoices } from '#modules/catalog/back-office.calls.ts';
import { CallFailed } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { backOfficeText } from '../text.ts';
import type { Choices } from './editor/basics.tsx';
import { ProductEditor } from './editor/product-editor.tsx';
import { useEditor } from './editor/use-editor.ts';
import { editorText } from './editor.text.ts';
import { listText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(editorText.newTitle), noindex: true });

export default function NewProduct() {
  const choices = useCall(listProductChoices, {});
  if (choices.state === 'loading') return <Loading size="page" heading="h1" text={editorText.loading} />;
  if (choices.state === 'failed')
    return <CallFailed heading="h1" error={choices.error} title={listText.failed} onRetry={choices.reload} />;
  return <New choices={choices.body} />;
}

function New({ choices }: { choices: Choices }) {
  return <ProductEditor editor={useEditor(null)} choices={choices} />;
}
