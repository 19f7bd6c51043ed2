import { listAds } from '#modules/ads/back-office.calls.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { backOfficeText } from '../text.ts';
import { Editor } from './editor/editor.tsx';
import { adsText, editorText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(editorText.newTitle), noindex: true });

export default function NewAd() {
  const answer = useCall(listAds, {});
  return (
    <Answered answer={answer} heading="h1" text={adsText}>
      {({ shown }) => <Editor ad={null} shown={shown} />}
    </Answered>
  );
}
