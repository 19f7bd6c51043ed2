import { useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FieldError } from '#kit/form/field-frame.tsx';
import { cropAround, isLargeEnough, placeOf } from '#modules/ads/crop.ts';
import { sizeText, wrongSize } from '#modules/ads/managed-ad.text.ts';
import { uploadPicture } from '#modules/media/calls.ts';
import { upload } from '../../../data/files.ts';
import { useAction } from '../../../data/use-action.ts';
import { shrinkPicture } from '../../parts/shrink-picture.ts';
import { AdPicture } from '../ad-picture.tsx';
import { editorText } from '../text.ts';
import { CropGuide } from './crop-guide.tsx';
import styles from './editor.module.css';
import type { AdEditor } from './use-ad-editor.ts';

/** The picture and its visible part; a picture that is too small is reported at once. */
export function PictureCard({ editor }: { editor: AdEditor }) {
  const { form, ad, errors, change } = editor;
  const place = placeOf(form);
  const { percent, message, send } = useUpload(editor);
  const { picture } = form;
  const isFitting = !picture || isLargeEnough(picture, place);
  const error = message ?? (isFitting ? errors['picture'] : wrongSize(place));
  return (
    <section className={styles.card} aria-labelledby="ad-picture">
      <div className={styles.head}>
        <h2 id="ad-picture" className={styles.title}>
          {editorText.pictureTitle}
        </h2>
        <p className={styles.note}>{editorText.needed(sizeText(place))}</p>
      </div>
      {picture && isFitting && (
        <CropGuide
          picture={picture}
          place={place}
          onCrop={crop => change({ picture: { ...picture, crop } })}
        />
      )}
      {!picture && ad && (
        <>
          <div className={styles[place]}>
            <AdPicture image={ad.image} place={place} alt={ad.title} />
          </div>
          <p className={styles.note}>{editorText.asItIs}</p>
        </>
      )}
      <ChooseFile label={picture || ad ? editorText.change : editorText.choose} onFile={send} />
      {percent !== null && (
        <p className={styles.progress}>
          <span>{editorText.uploading(percent)}</span>
          <progress max={100} value={percent} aria-label={editorText.uploading(percent)} />
        </p>
      )}
      <div role="alert">
        {error && (
          <div data-error tabIndex={-1}>
            <FieldError id="ad-picture-error">{error}</FieldError>
          </div>
        )}
      </div>
    </section>
  );
}

function ChooseFile({ label, onFile }: { label: string; onFile: (file: File) => Promise<unknown> }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.choose}>
      <Button variant="outline" icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <span className={styles.note}>
        <bdi dir="ltr">{editorText.types}</bdi> · {editorText.limit}
      </span>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        hidden
        aria-label={label}
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void onFile(file);
        }}
      />
    </div>
  );
}

/** Uploads a picture; at first the widest part around its middle is chosen. */
function useUpload({ change }: AdEditor) {
  const [percent, setPercent] = useState<number | null>(null);
  const { message, run } = useAction();
  const send = async (file: File) => {
    setPercent(0);
    await run(async () => {
      const uploaded = await upload(
        uploadPicture,
        { file: await shrinkPicture(file) },
        { onProgress: part => setPercent(Math.round(part * 100)) },
      );
      change(before => ({
        ...before,
        picture: { ...uploaded, crop: cropAround(uploaded, placeOf(before)) },
      }));
    });
    setPercent(null);
  };
  return { percent, message, send };
}
