import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { classNames } from '#kit/class-names.ts';
import { lazyPart } from '#kit/lazy-part.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import type { ProductDetails } from '../../product.ts';
import styles from './product-gallery.module.css';
import { detailsText } from './text.ts';

/** Few look closer, so its code comes when they do. */
const PictureZoom = lazyPart(async () => (await import('./picture-zoom.tsx')).PictureZoom);

type Pictured = Pick<ProductDetails, 'id' | 'productName' | 'images'>;

interface ProductGalleryProps {
  product: Pictured;
  /** The picture that a choice has led to, from 0. */
  shown: number | undefined;
}

/** All pictures in a row that snaps, for swiping; the small ones below lead it, also without JavaScript. */
export function ProductGallery({ product, shown }: ProductGalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const pictures = product.images.length > 0 ? product.images : [{ url: '' }];
  const follow = () => {
    const list = row.current;
    if (list) setAt(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };
  const lead = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    leadTo(row.current, index);
  };
  useEffect(() => {
    if (shown !== undefined) leadTo(row.current, shown);
  }, [shown]);
  return (
    <section aria-label={detailsText.pictures} className={classNames(styles.gallery, tintOf(product.id))}>
      <div className={styles.stage}>
        <ul ref={row} className={styles.row} onScroll={follow}>
          {pictures.map((picture, index) => (
            <li key={picture.url} id={`picture-${index + 1}`}>
              <Enlargeable
                url={picture.url}
                alt={index === 0 ? product.productName : detailsText.picture(index + 1, pictures.length)}
                urgent={index === 0}
                onEnlarge={() => setZoomed(index)}
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <span className={styles.place}>{detailsText.place(at + 1, pictures.length)}</span>
        )}
      </div>
      {pictures.length > 1 && <Thumbs {...{ pictures, at, lead }} />}
      {zoomed !== null && (
        <Suspense>
          <PictureZoom
            pictures={pictures}
            start={zoomed}
            alt={product.productName}
            onClose={() => setZoomed(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface EnlargeableProps {
  url: string;
  alt: string;
  urgent: boolean;
  onEnlarge: () => void;
}

function Enlargeable({ url, alt, urgent, onEnlarge }: EnlargeableProps) {
  return (
    <button type="button" aria-label={`${detailsText.enlarge}: ${alt}`} onClick={onEnlarge}>
      <Picture
        identifier={url}
        alt={alt}
        width={560}
        height={560}
        sizes="(max-width:600px) 92vw, 560px"
        urgent={urgent}
      />
    </button>
  );
}

/** Smoothly unless reduced motion is asked for: the style sheet says so. */
function leadTo(list: HTMLElement | null, index: number): void {
  list?.scrollTo({ left: -index * list.clientWidth });
}

interface ThumbsProps {
  pictures: readonly { url: string }[];
  at: number;
  lead: (index: number) => (event: MouseEvent) => void;
}

function Thumbs({ pictures, at, lead }: ThumbsProps) {
  return (
    <ul className={styles.thumbs}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={detailsText.picture(index + 1, pictures.length)}
            aria-current={index === at || undefined}
            onClick={lead(index)}
          >
            <Picture identifier={picture.url} alt="" width={84} height={84} sizes="84px" />
          </a>
        </li>
      ))}
    </ul>
  );
}
