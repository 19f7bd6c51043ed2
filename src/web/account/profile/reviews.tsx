import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Stars } from '#kit/stars.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { listReceived, type OwnReview, type ReceivedProduct } from '#modules/reviews/calls.ts';
import { FIT_SENTENCES, ofFive, REVIEW_STATE_LABELS, writingText } from '#modules/reviews/text.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { ReviewSheet } from '../../parts/reviews/review-sheet.tsx';
import { Section } from '../../parts/section.tsx';
import { DeleteReview } from './delete-review.tsx';
import styles from './reviews.module.css';

const TONES = { shown: 'ok', held: 'warn', hidden: 'danger' } as const;

/** The products that the buyer received: those that wait for a word, then what was said. */
export function Reviews() {
  const received = useCall(listReceived, {});
  return (
    <Section title={writingText.tab}>
      <Answered answer={received}>
        {({ products }) =>
          products.length === 0 ? (
            <EmptyState heading="h3" lantern title={writingText.none} text={writingText.noneText} />
          ) : (
            <ul className={styles.list}>
              {products.map(product => (
                <Received key={product.productId} product={product} onSaved={received.reload} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Section>
  );
}

interface ReceivedProps {
  product: ReceivedProduct;
  onSaved: () => Promise<void>;
}

function Received({ product, onSaved }: ReceivedProps) {
  const [writing, setWriting] = useState(false);
  const { productId, title, options, imageUrl, review } = product;
  return (
    <li className={styles.product}>
      <Picture identifier={imageUrl} alt="" width={60} height={60} sizes="60px" />
      <div className={styles.words}>
        <Link to={`/product/${productId}`} className={styles.title}>
          <bdi dir="rtl">{title}</bdi>
        </Link>
        {options && <span className="muted">{options}</span>}
        {review ? <Said review={review} /> : <span className="muted">{writingText.waiting}</span>}
      </div>
      <div className={styles.steps}>
        {(review === null || review.canChange) && (
          <Button
            variant={review ? 'text' : 'outline'}
            size="small"
            aria-label={`${review ? writingText.change : writingText.write}: ${title}`}
            onClick={() => setWriting(true)}
          >
            {review ? writingText.change : writingText.write}
          </Button>
        )}
        {review && review.state !== 'hidden' && <DeleteReview product={product} onDeleted={onSaved} />}
      </div>
      {writing && <ReviewSheet received={product} onClose={() => setWriting(false)} onSaved={onSaved} />}
    </li>
  );
}

function Said({ review: { stars, fit, text, state, hiddenFor } }: { review: OwnReview }) {
  return (
    <>
      <span className="cluster middle">
        <Stars average={stars} label={ofFive(stars)} />
        <Pill tone={TONES[state]}>{REVIEW_STATE_LABELS[state]}</Pill>
      </span>
      {fit && <span className="muted">{FIT_SENTENCES[fit]}</span>}
      {text && <p className={styles.text}>{text}</p>}
      {hiddenFor && <p className="muted">{writingText.hiddenFor(hiddenFor)}</p>}
    </>
  );
}
