import { type ReactNode, useState } from 'react';
import { IconButton } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { FullView } from '#kit/overlay/full-view.tsx';
import { Stars } from '#kit/stars.tsx';
import { kitText } from '#kit/text.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { formatDate } from '#platform/dates.ts';
import type { ShownReview } from '../public.calls.ts';
import { FIT_SENTENCES, ofFive, reviewText } from '../text.ts';
import styles from './review-item.module.css';

interface ReviewItemProps {
  review: ShownReview;
  /** Whose answer stands below it. */
  shop: string;
  children?: ReactNode;
}

/** One review as shoppers see it; the viewer's buttons stand below it. */
export function ReviewItem({ review, shop, children }: ReviewItemProps) {
  const { name, stars, fit, options, writtenAt, text, photos, reply } = review;
  const about = [formatDate(new Date(writtenAt)), valuesOf(options), fit && FIT_SENTENCES[fit]]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {[...name][0]}
        </span>
        <div className={styles.who}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
            <span className={styles.verified}>
              <Icon name="badge-check" size={16} />
              {reviewText.verified}
            </span>
          </span>
          <span className="muted">{about}</span>
        </div>
        <Stars average={stars} label={ofFive(stars)} />
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {photos.length > 0 && <Photos photos={photos} name={name} />}
      {reply && (
        <p className={styles.reply}>
          <strong>{reviewText.reply(shop)}</strong>
          {reply}
        </p>
      )}
      {children && <div className="cluster middle">{children}</div>}
    </li>
  );
}

/** «أحمر، ٤٢» of «اللون: أحمر · المقاس: ٤٢»: each value says by itself what it is of. */
const valuesOf = (options: string) =>
  options
    .split(' · ')
    .map(option => option.split(': ').at(-1))
    .join('، ');

export function Photos({ photos, name }: { photos: readonly string[]; name: string }) {
  const [open, setOpen] = useState(0);
  const shown = photos[open - 1];
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo, at) => (
          <li key={photo}>
            <button type="button" onClick={() => setOpen(at + 1)}>
              <Picture
                identifier={photo}
                alt={reviewText.photo(at + 1, name)}
                width={76}
                height={76}
                sizes="76px"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <FullView open onClose={() => setOpen(0)} title={reviewText.photo(open, name)}>
          <Picture
            identifier={shown}
            alt={reviewText.photo(open, name)}
            width={1200}
            height={1200}
            sizes="100vmin"
          />
          {photos.length > 1 && <Turn at={open} of={photos.length} onTurn={setOpen} />}
        </FullView>
      )}
    </>
  );
}

/** From the last photo to the first, too. */
function Turn({ at, of, onTurn }: { at: number; of: number; onTurn: (at: number) => void }) {
  return (
    <div className={styles.turn}>
      <IconButton
        icon="chevron-start"
        label={kitText.previous}
        onClick={() => onTurn(at === 1 ? of : at - 1)}
      />
      <IconButton icon="chevron-end" label={kitText.next} onClick={() => onTurn((at % of) + 1)} />
    </div>
  );
}
