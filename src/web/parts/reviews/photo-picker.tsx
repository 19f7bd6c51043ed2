import { useId, useRef, useState } from 'react';
import { Button, IconButton } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { isSamePicture } from '#modules/media/picture.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { useAction } from '../../data/use-action.ts';
import styles from './photo-picker.module.css';

interface PhotoPickerProps {
  words: {
    photos: string;
    photosHint: string;
    photo: (at: number) => string;
    removePhoto: (at: number) => string;
    addPhoto: string;
    uploading: string;
    uploaded: (percent: number) => string;
  };
  /** Uploads one file and gives its name; tells how much of it has left, from 0 to 1. */
  send: (file: File, onProgress: (part: number) => void) => Promise<string>;
  most: number;
  photos: readonly string[];
  onChange: (photos: string[]) => void;
}

/** Photos are uploaded as soon as they are chosen, each on its own, and can be removed. */
export function PhotoPicker({ words, send, most, photos, onChange }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const action = useAction();
  const [sent, setSent] = useState(0);
  const add = (files: readonly File[]) =>
    action.run(async () => {
      const added = [...photos];
      for (const file of files.slice(0, most - photos.length)) {
        setSent(0);
        const photo = await send(file, setSent);
        if (!added.some(each => isSamePicture(each, photo))) added.push(photo);
        onChange([...added]);
      }
    });
  return (
    <section className={styles.picker} aria-label={words.photos}>
      <p className={styles.title}>{words.photos}</p>
      <p id={hint} className="muted">
        {words.photosHint}
      </p>
      <FormError message={action.message} />
      <ul className={styles.photos}>
        {photos.map((photo, at) => (
          <li key={photo} className={styles.photo}>
            <Picture identifier={photo} alt={words.photo(at + 1)} width={88} height={88} sizes="88px" />
            <IconButton
              icon="close"
              look="round"
              iconSize={16}
              label={words.removePhoto(at + 1)}
              className={styles.remove}
              onClick={() => onChange(photos.filter(each => each !== photo))}
            />
          </li>
        ))}
        {action.busy && (
          <li className={styles.sending}>
            <span aria-hidden="true">{words.uploaded(Math.round(sent * 100))}</span>
            <progress value={sent} aria-label={words.uploading} />
          </li>
        )}
      </ul>
      {photos.length < most && (
        <Button
          variant="outline"
          size="small"
          icon="camera"
          aria-describedby={hint}
          busy={action.busy ? words.uploading : undefined}
          onClick={() => input.current?.click()}
        >
          {words.addPhoto}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={words.addPhoto}
        onChange={event => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </section>
  );
}
