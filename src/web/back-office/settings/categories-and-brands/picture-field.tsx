import { useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { uploadPicture } from '#modules/media/calls.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { upload } from '../../../data/files.ts';
import { useAction } from '../../../data/use-action.ts';
import { textField } from '../../parts/editor/text-field.ts';
import styles from '../settings.module.css';
import { categoryFormText } from './text.ts';
import type { CategoryEditor } from './use-editors.ts';

/** A category's picture: uploaded, or named by its address. */
export function PictureField({ editor }: { editor: CategoryEditor }) {
  const { form, change } = editor;
  const [percent, setPercent] = useState(0);
  const file = useRef<HTMLInputElement>(null);
  const { busy, message, run } = useAction();
  const send = (chosen: File | undefined) =>
    chosen &&
    run(async () => {
      const showProgress = { onProgress: (part: number) => setPercent(Math.round(part * 100)) };
      change({ imageUrl: (await upload(uploadPicture, { file: chosen }, showProgress)).identifier });
    });
  return (
    <>
      <Field
        {...textField(editor, 'imageUrl')}
        label={categoryFormText.picture}
        hint={categoryFormText.pictureHint}
        ltr
        optional
      />
      <div className={styles.buttons}>
        {form.imageUrl && (
          <span className={styles.picture}>
            <Picture identifier={form.imageUrl} alt="" width={56} height={56} />
          </span>
        )}
        <Button
          variant="outline"
          icon="upload"
          busy={busy ? categoryFormText.uploading(percent) : undefined}
          onClick={() => file.current?.click()}
        >
          {categoryFormText.upload}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={categoryFormText.upload}
          onChange={event => void send(event.target.files?.[0])}
        />
      </div>
      <FormError message={message} />
    </>
  );
}
