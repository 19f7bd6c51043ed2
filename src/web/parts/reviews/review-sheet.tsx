import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { StarField } from '#kit/form/star-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { type OwnReview, saveReview, uploadReviewPhoto } from '#modules/reviews/calls.ts';
import { LONGEST_REVIEW, MOST_REVIEW_PHOTOS } from '#modules/reviews/review.ts';
import { writingText } from '#modules/reviews/text.ts';
import { CallForm } from '../../data/call-form.tsx';
import { upload } from '../../data/files.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { PhotoPicker } from './photo-picker.tsx';
import styles from './review-sheet.module.css';

interface ReviewSheetProps {
  product: { id: number; title: string };
  /** What the buyer wrote before; null for a first review. */
  review: OwnReview | null;
  onClose: () => void;
  onSaved: () => unknown;
}

/** A buyer's review of a product that they received: stars, and if they like a text and photos. */
export function ReviewSheet({ product, review, onClose, onSaved }: ReviewSheetProps) {
  const [stars, setStars] = useState(review?.stars ?? 0);
  const [photos, setPhotos] = useState<readonly string[]>(review?.photos ?? []);
  const form = useCallForm(saveReview, {
    read: ({ text, isNameShort }) => ({
      productId: product.id,
      stars,
      text,
      photos: [...photos],
      isNameShort: isNameShort !== undefined,
    }),
    async onDone({ state }) {
      // The toast can be seen only when the sheet is gone.
      flushSync(onClose);
      showToast(state === 'held' ? writingText.held : writingText.shown);
      await onSaved();
    },
  });
  return (
    <Drawer
      open
      sheet
      onClose={onClose}
      title={writingText.title}
      footer={
        <Button block busy={form.busy ? writingText.sending : undefined} onClick={form.submit}>
          {writingText.send}
        </Button>
      }
    >
      <CallForm form={form} className={styles.form}>
        <p className={styles.product}>
          <bdi>{product.title}</bdi>
        </p>
        <FormError message={form.message} />
        <StarField
          label={writingText.stars}
          name="stars"
          value={stars}
          onChange={chosen => {
            setStars(chosen);
            form.setError('stars', undefined);
          }}
          nameOf={writingText.chosen}
        />
        <TextAreaField
          label={writingText.text}
          name="text"
          optional
          rows={4}
          hint={writingText.textHint}
          maxLength={LONGEST_REVIEW}
          defaultValue={review?.text}
        />
        <PhotoPicker
          words={writingText}
          send={async file => (await upload(uploadReviewPhoto, { file })).photo}
          most={MOST_REVIEW_PHOTOS}
          photos={photos}
          onChange={setPhotos}
        />
        <Checkbox
          name="isNameShort"
          label={writingText.shortName}
          defaultChecked={review?.isNameShort ?? true}
        />
      </CallForm>
    </Drawer>
  );
}
