import { useParams } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { listAds, showAd } from '#modules/ads/back-office.calls.ts';
import { isRefusal } from '#platform/refusal.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { backOfficeText } from '../text.ts';
import { Editor } from './editor/editor.tsx';
import { editorText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(editorText.editTitle), noindex: true });

const isNotFound = (error: unknown) => isRefusal(error) && error.code === 'ad_not_found';

export default function EditAd() {
  const adId = Number(useParams()['adId']);
  return <EditorOf key={adId} adId={adId} />;
}

function EditorOf({ adId }: { adId: number }) {
  const found = useCall(showAd, { adId });
  const list = useCall(listAds, {});
  if (found.state === 'failed' && isNotFound(found.error))
    return (
      <EmptyState
        heading="h1"
        title={editorText.notFound}
        action={<ButtonLink to="/ads">{editorText.back}</ButtonLink>}
      />
    );
  const reload = async () => void (await Promise.all([found.reload(), list.reload()]));
  return (
    <Answered answer={{ ...found, reload }} heading="h1" text={editorText}>
      {({ ad, days }) => (
        <Answered answer={{ ...list, reload }} heading="h1" text={editorText}>
          {({ shown }) => <Editor ad={ad} days={days} shown={shown} />}
        </Answered>
      )}
    </Answered>
  );
}
