import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { StarField } from '#kit/form/star-field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { type ReceivedProduct, saveReview, uploadReviewPhoto } from '#modules/reviews/calls.ts';
import { LONGEST_REVIEW, MOST_REVIEW_PHOTOS } from '#modules/reviews/review.ts';
import { writingText } from '#modules/reviews/text.ts';
import { formatDate } from '#platform/dates.ts';
import { CallForm } from '../../data/call-form.tsx';
import { upload } from '../../data/files.ts';
import { type CallFormState, useCallForm } from '../../data/use-call-form.ts';
import { FitField } from './fit-field.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { type Draft, forgetDraft, storeDraft, storedDraft } from './review-draft.ts';
import styles from './review-sheet.module.css';

interface ReviewSheetProps {
  /** With the buyer's review of it, if they have written one. */
  received: ReceivedProduct;
  onClose: () => void;
  onSaved: () => unknown;
}

/** A buyer's review of a product that they received: stars, and if they like how it fits, a text, photos and the shop. */
export function ReviewSheet({ received, onClose, onSaved }: ReviewSheetProps) {
  const { productId } = received;
  const [draft, change] = useDraft(received);
  const form = useCallForm(saveReview, {
    read: ({ isNameShort }) => ({
      ...draft,
      productId,
      photos: [...draft.photos],
      isNameShort: isNameShort !== undefined,
    }),
    async onDone({ state }) {
      forgetDraft(productId);
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
        <Product received={received} />
        <FormError message={form.message} />
        <Words received={received} draft={draft} form={form} onChange={change} />
      </CallForm>
    </Drawer>
  );
}

/** What is begun stays as long as the browser's window is open. */
function useDraft({ productId, review }: ReceivedProduct) {
  const [draft, setDraft] = useState<Draft>(
    () => storedDraft(productId) ?? review ?? { stars: 0, fit: null, shopStars: null, text: '', photos: [] },
  );
  const change = (part: Partial<Draft>) => {
    const { stars, fit, shopStars, text, photos } = { ...draft, ...part };
    const next = { stars, fit, shopStars, text, photos };
    setDraft(next);
    storeDraft(productId, next);
  };
  return [draft, change] as const;
}

function Product({ received: { title, options, imageUrl, receivedAt } }: { received: ReceivedProduct }) {
  return (
    <div className={styles.product}>
      <Picture identifier={imageUrl} alt="" width={60} height={60} sizes="60px" />
      <p>
        <bdi dir="rtl" className={styles.title}>
          {title}
        </bdi>
        <span className="muted">
          {[options, writingText.came(formatDate(new Date(receivedAt)))].filter(Boolean).join(' · ')}
        </span>
      </p>
    </div>
  );
}

interface WordsProps {
  received: ReceivedProduct;
  draft: Draft;
  form: CallFormState;
  onChange: (part: Partial<Draft>) => void;
}

function Words({ received, draft, form, onChange }: WordsProps) {
  return (
    <>
      <StarField
        label={writingText.stars}
        name="stars"
        value={draft.stars}
        onChange={stars => {
          onChange({ stars });
          form.setError('stars', undefined);
        }}
        nameOf={writingText.chosen}
      />
      {received.size && <FitField fit={draft.fit} onChange={fit => onChange({ fit })} />}
      <TextAreaField
        label={writingText.text}
        name="text"
        optional
        rows={4}
        hint={writingText.textHint}
        maxLength={LONGEST_REVIEW}
        value={draft.text}
        onChange={event => onChange({ text: event.target.value })}
      />
      <PhotoPicker
        words={writingText}
        send={async (file, onProgress) => (await upload(uploadReviewPhoto, { file }, { onProgress })).photo}
        most={MOST_REVIEW_PHOTOS}
        photos={draft.photos}
        onChange={photos => onChange({ photos })}
      />
      <Checkbox
        name="isNameShort"
        label={writingText.shortName}
        defaultChecked={received.review?.isNameShort ?? true}
      />
      <div>
        <StarField
          label={writingText.shop(received.shop)}
          name="shopStars"
          value={draft.shopStars ?? 0}
          onChange={shopStars => onChange({ shopStars })}
          nameOf={writingText.chosenShop}
        />
        <p className={styles.hint}>{writingText.shopHint}</p>
      </div>
    </>
  );
}
