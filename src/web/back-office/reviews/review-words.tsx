import { Stars } from '#kit/stars.tsx';
import type { ManagedReview } from '#modules/reviews/back-office.calls.ts';
import { FIT_SENTENCES, ofFive } from '#modules/reviews/text.ts';
import { Photos } from '#modules/reviews/ui/review-item.tsx';
import panels from '../panel.module.css';
import { reviewsText } from './text.ts';

/** What a buyer said: stars, text and photos, what they had bought, how it fits, and how the shop was. */
export function ReviewWords({ review }: { review: ManagedReview }) {
  const { stars, fit, options, shopStars, text, name, photos, reply } = review;
  const about = [options, fit && FIT_SENTENCES[fit], shopStars && reviewsText.shopStars(shopStars)];
  return (
    <div className={panels.words}>
      <Stars average={stars} label={ofFive(stars)} />
      <span>{text || reviewsText.noText}</span>
      {photos.length > 0 && <Photos photos={photos} name={name} />}
      <bdi className="muted">{name}</bdi>
      <span className="muted">{about.filter(Boolean).join(' · ')}</span>
      {reply && (
        <span className="muted">
          {reviewsText.yourReply} {reply}
        </span>
      )}
    </div>
  );
}
