import { useId, useRef } from 'react';
import { Button, IconButton } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { uploadCasePhoto } from '#modules/returns/returns.calls.ts';
import { caseRefusals, returnText } from '#modules/returns/text.ts';
import { upload } from '../../../data/files.ts';
import { useAction } from '../../../data/use-action.ts';
import styles from './photo-picker.module.css';

const MOST = 6;

interface PhotoPickerProps {
  need: 'needed' | 'welcome';
  photos: readonly string[];
  onChange: (photos: string[]) => void;
}

/** Photos are uploaded as soon as they are chosen, each on its own, and can be removed. */
export function PhotoPicker({ need, photos, onChange }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const action = useAction();
  const add = (files: readonly File[]) =>
    action.run(async () => {
      const added = [...photos];
      for (const file of files.slice(0, MOST - photos.length)) {
        const { photo } = await upload(uploadCasePhoto, { file });
        if (!added.includes(photo)) added.push(photo);
        onChange([...added]);
      }
    });
  return (
    <section className={styles.picker} aria-label={returnText.photos}>
      <p className={styles.title}>{returnText.photos}</p>
      <p id={hint} className={styles.hint}>
        {need === 'needed' && photos.length === 0 ? caseRefusals.photos_needed[1] : returnText.photosHint}
      </p>
      <FormError message={action.message} />
      <ul className={styles.photos}>
        {photos.map((photo, at) => (
          <li key={photo} className={styles.photo}>
            <Picture identifier={photo} alt={returnText.photo(at + 1)} width={88} height={88} sizes="88px" />
            <IconButton
              icon="close"
              look="round"
              iconSize={16}
              label={returnText.removePhoto(at + 1)}
              className={styles.remove}
              onClick={() => onChange(photos.filter(each => each !== photo))}
            />
          </li>
        ))}
      </ul>
      {photos.length < MOST && (
        <Button
          variant="outline"
          size="small"
          icon="camera"
          aria-describedby={hint}
          busy={action.busy ? returnText.uploading : undefined}
          onClick={() => input.current?.click()}
        >
          {returnText.addPhoto}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={returnText.addPhoto}
        onChange={event => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </section>
  );
}
