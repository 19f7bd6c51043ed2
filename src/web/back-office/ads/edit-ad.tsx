import { useParams } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { listAds, showAd } from '#modules/ads/contract/back-office.ts';
import { useCall } from '../../account/use-call.ts';
import { backOfficeText } from '../text.ts';
import { Editor } from './editor/editor.tsx';
import { editorText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(editorText.editTitle), noindex: true });

export default function EditAd() {
  const adId = Number(useParams()['adId']);
  return <EditorOf key={adId} adId={adId} />;
}

function EditorOf({ adId }: { adId: number }) {
  const found = useCall(showAd, { adId });
  const list = useCall(listAds, {});
  if (found.state === 'failed' || list.state === 'failed')
    return (
      <EmptyState
        heading="h1"
        title={editorText.notFound}
        action={<ButtonLink to="/ads">{editorText.back}</ButtonLink>}
      />
    );
  if (found.state === 'loading' || list.state === 'loading')
    return <Loading size="page" heading="h1" text={editorText.loading} />;
  return <Editor ad={found.body.ad} days={found.body.days} shown={list.body.shown} />;
}
