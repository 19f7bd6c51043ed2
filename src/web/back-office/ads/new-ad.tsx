import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { listAds } from '#modules/ads/contract/back-office.ts';
import { useCall } from '../../account/use-call.ts';
import { backOfficeText } from '../text.ts';
import { Editor } from './editor/editor.tsx';
import { adsText, editorText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(editorText.newTitle), noindex: true });

export default function NewAd() {
  const { reload, ...answer } = useCall(listAds, {});
  if (answer.state === 'loading') return <Loading size="page" heading="h1" text={editorText.loading} />;
  if (answer.state === 'failed')
    return (
      <EmptyState
        heading="h1"
        title={adsText.failed}
        text={adsText.tryLater}
        action={<Button onClick={reload}>{adsText.retry}</Button>}
      />
    );
  return <Editor ad={null} shown={answer.body.shown} />;
}
