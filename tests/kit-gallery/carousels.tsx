import { Carousel } from '#kit/carousel/carousel.tsx';
import { Awning } from '#kit/display/awning.tsx';
import { ProductCardSkeleton } from '#kit/display/skeleton.tsx';
import styles from './gallery.module.css';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);
/** A test shortens the 30 s. */
const EVERY = Number(new URLSearchParams(location.search).get('every') ?? 30_000);

export function CarouselGroup() {
  return (
    <>
      <Carousel
        label="مختارات لك"
        title="مختارات لك"
        more={{ to: '/', label: 'عرض المزيد' }}
        perPage={{ wide: 4, narrow: 2 }}
        autoAdvance={EVERY}
      >
        {numbered(8).map(index => (
          <a key={index} href={`#${index}`} className={styles.card}>
            <ProductCardSkeleton />
            منتج {index}
          </a>
        ))}
      </Carousel>
      <Carousel
        label="تجار تحت سقف وكالة"
        title="تجار تحت سقف وكالة"
        perPage={{ wide: 12, narrow: 4 }}
        rows={2}
      >
        {numbered(40).map(index => (
          <a key={index} href={`#merchant-${index}`} className={styles.card}>
            <Awning id={index} />
            متجر {index}
          </a>
        ))}
      </Carousel>
      <Carousel label="إعلانات" perPage={{ wide: 1, narrow: 1 }} arrows="hidden">
        {numbered(3).map(index => (
          <div key={index} className={styles.brand}>
            إعلان {index}
          </div>
        ))}
      </Carousel>
      <Carousel label="قليل" title="صفحة واحدة" perPage={{ wide: 4, narrow: 2 }}>
        <div className={styles.card}>واحد</div>
        <div className={styles.card}>اثنان</div>
      </Carousel>
    </>
  );
}
