import { useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Icon } from '#kit/icon.tsx';
import { createCategory, type DeskCategory, saveCategory } from '#modules/catalog/contract/shelf.ts';
import { categoryIcon } from '#modules/catalog/ui/category/category-icon.ts';
import { uploadPicture } from '#modules/media/contract.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { useAction } from '../../../account/use-action.ts';
import { type Fields, useCallForm } from '../../../account/use-call-form.ts';
import { upload } from '../../../files.ts';
import styles from '../settings.module.css';
import { shelfFormText } from './text.ts';

interface CategoryFormProps {
  /** Null: a new one. */
  category: DeskCategory | null;
  onDone: (categories: DeskCategory[]) => void;
}

export function CategoryForm({ category, onDone }: CategoryFormProps) {
  const [nameEn, setNameEn] = useState(category?.nameEn ?? '');
  const form = useCallForm<typeof saveCategory>(category ? saveCategory : (createCategory as never), {
    read: (fields: Fields) => ({
      ...fields,
      ...(category && { categoryId: category.id, version: category.version }),
    }),
    onDone: ({ categories }) => onDone(categories),
  });
  return (
    <form {...form.props} className={styles.form}>
      <Field
        name="nameAr"
        label={shelfFormText.nameAr}
        defaultValue={category?.nameAr}
        error={form.errors['nameAr']}
      />
      <Field
        name="nameEn"
        label={shelfFormText.nameEn}
        hint={shelfFormText.nameEnHint}
        ltr
        value={nameEn}
        onChange={event => setNameEn(event.target.value)}
        error={form.errors['nameEn']}
        end={
          <span className={styles.unit}>
            <Icon name={categoryIcon(nameEn)} />
          </span>
        }
      />
      <PictureField first={category?.imageUrl ?? ''} error={form.errors['imageUrl']} />
      <Field
        name="notReturnable"
        label={shelfFormText.notReturnable}
        hint={shelfFormText.notReturnableHint}
        defaultValue={category?.notReturnable}
        error={form.errors['notReturnable']}
        optional
      />
      <FormError message={form.message} />
      <Button type="submit" block busy={form.busy ? shelfFormText.saving : undefined}>
        {shelfFormText.save}
      </Button>
    </form>
  );
}

function PictureField({ first, error }: { first: string; error: string | undefined }) {
  const [identifier, setIdentifier] = useState(first);
  const [percent, setPercent] = useState(0);
  const file = useRef<HTMLInputElement>(null);
  const { busy, message, run } = useAction();
  const send = (chosen: File | undefined) =>
    chosen &&
    run(async () => {
      const showProgress = { onProgress: (part: number) => setPercent(Math.round(part * 100)) };
      setIdentifier((await upload(uploadPicture, { file: chosen }, showProgress)).identifier);
    });
  return (
    <>
      <Field
        name="imageUrl"
        label={shelfFormText.picture}
        hint={shelfFormText.pictureHint}
        ltr
        value={identifier}
        onChange={event => setIdentifier(event.target.value)}
        error={error}
        optional
      />
      <div className={styles.buttons}>
        {identifier && (
          <span className={styles.picture}>
            <Picture identifier={identifier} alt="" width={56} height={56} />
          </span>
        )}
        <Button
          variant="outline"
          icon="upload"
          busy={busy ? shelfFormText.uploading(percent) : undefined}
          onClick={() => file.current?.click()}
        >
          {shelfFormText.upload}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={shelfFormText.upload}
          onChange={event => void send(event.target.files?.[0])}
        />
      </div>
      <FormError message={message} />
    </>
  );
}
