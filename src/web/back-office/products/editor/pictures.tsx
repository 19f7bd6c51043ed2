import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Note } from '#kit/display/note.tsx';
import { focusNeighbour } from '#kit/focus-neighbour.ts';
import { Field } from '#kit/form/field.tsx';
import { FieldError } from '#kit/form/field-frame.tsx';
import { Icon } from '#kit/icon.tsx';
import { pictureText } from '../editor.text.ts';
import { usePastedFiles } from '../use-pasted-files.ts';
import cards from './card.module.css';
import { PictureTile } from './picture-tile.tsx';
import styles from './pictures.module.css';
import type { Editor } from './use-editor.ts';
import type { Pictures } from './use-pictures.ts';

/** 1 to 8 pictures: chosen, dropped, pasted or named by an address; the first is the cover. */
export function PicturesCard({ editor, pictures }: { editor: Editor; pictures: Pictures }) {
  const { isOver, ...drop } = useDrop(files => void pictures.addFiles(files));
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { images } = editor.form;
  const error = Object.entries(editor.errors).find(([field]) => /^images(\.|$)/.test(field))?.[1];
  usePastedFiles(files => void pictures.addFiles(files));
  return (
    <section className={classNames(cards.card, isOver && styles.over)} aria-labelledby="pictures" {...drop}>
      <div className={cards.head}>
        <h2 id="pictures" className={cards.title}>
          {pictureText.title}
        </h2>
        <p className="fine">{pictureText.count(images.length)}</p>
      </div>
      <ol ref={list} className={styles.grid}>
        {images.map((identifier, at) => (
          <PictureTile
            key={identifier}
            identifier={identifier}
            place={{ at, count: images.length }}
            pictures={pictures}
            onMoved={to => setSaid(pictureText.moved(to + 1, images.length))}
            onRemoved={() => focusNeighbour(list.current, at)}
          />
        ))}
        {pictures.uploads.map(({ key, percent }) => (
          <li key={`upload-${key}`} className={styles.uploading}>
            <span>{pictureText.uploading(percent)}</span>
            <progress max={100} value={percent} aria-label={pictureText.uploading(percent)} />
          </li>
        ))}
        {pictures.room > 0 && <AddTile pictures={pictures} />}
      </ol>
      <Faults error={error} failures={pictures.failures} />
      {pictures.room > 0 && <LinkField pictures={pictures} />}
      <p className={styles.unseen} aria-live="polite">
        {said}
      </p>
    </section>
  );
}

/** Files that are dropped on an element; `isOver` while they hover over it. */
function useDrop(take: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
}

function AddTile({ pictures }: { pictures: Pictures }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li>
      <button type="button" data-add className={styles.add} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        <strong>{pictureText.add}</strong>
        <span dir="ltr">{pictureText.types}</span>
        <span>{pictureText.limit}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple
        hidden
        aria-label={pictureText.add}
        onChange={event => {
          void pictures.addFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </li>
  );
}

function LinkField({ pictures }: { pictures: Pictures }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    if (text.trim() === '') return;
    const isAdded = pictures.addLink(text);
    setError(isAdded ? undefined : pictureText.wrongLink);
    if (isAdded) setText('');
  };
  return (
    <div className={styles.link}>
      <Field
        label={pictureText.link}
        name="pictureLink"
        ltr
        inputMode="url"
        autoComplete="off"
        value={text}
        error={error}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="outline" onClick={add}>
        {pictureText.addLink}
      </Button>
    </div>
  );
}

function Faults({ error, failures }: { error: string | undefined; failures: readonly string[] }) {
  return (
    <>
      {error && (
        <div data-error tabIndex={-1}>
          <FieldError id="pictures-error">{error}</FieldError>
        </div>
      )}
      <div role="alert">
        {failures.map(failure => (
          <Note key={failure} tone="danger">
            {failure}
          </Note>
        ))}
      </div>
    </>
  );
}
