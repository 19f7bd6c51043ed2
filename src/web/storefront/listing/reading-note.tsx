import { Link } from 'react-router';
import { Note } from '#kit/display/note.tsx';
import { listingSearch } from '#modules/catalog/ui/listing/listing-query.ts';
import type { ListingData } from './load-listing.ts';
import styles from './reading-note.module.css';
import { readingText } from './reading-note.text.ts';

interface ReadingNoteProps {
  typed: string;
  reading: ListingData['reading'];
  /** With the words as typed. */
  query: ListingData['query'];
}

/** How a search was read, where not as it was typed, and the way back to the very words. */
export function ReadingNote({ typed, reading, query }: ReadingNoteProps) {
  if (!reading) return null;
  const { repaired, dropped, besides, order, minPrice, maxPrice, size, leadsTo } = reading;
  const isChanged = repaired !== undefined || size !== undefined || dropped.length + besides.length > 0;
  return (
    <output className={styles.reading}>
      <Note tone="info" icon="search">
        {repaired !== undefined && (
          <p>
            {readingText.didYouMean} <bdi>«{repaired}»</bdi>
            {readingText.theseAreIts}
          </p>
        )}
        {dropped.length > 0 && <p>{readingText.without(dropped, typed)}</p>}
        {besides.length > 0 && <p>{readingText.besides(besides, typed)}</p>}
        {order && <p>{readingText[order]}</p>}
        {minPrice !== undefined && <p>{readingText.from(minPrice)}</p>}
        {maxPrice !== undefined && <p>{readingText.upTo(maxPrice)}</p>}
        {size !== undefined && <p>{readingText.size(size)}</p>}
        {leadsTo !== undefined && (
          <Link to={leadsTo} className={styles.back}>
            {readingText.leadsTo}
          </Link>
        )}
        {isChanged && (
          <Link to={listingSearch({ ...query, page: 1, asTyped: true })} className={styles.back}>
            {readingText.asTyped} <bdi>«{typed}»</bdi> {readingText.asTypedEnd}
          </Link>
        )}
      </Note>
    </output>
  );
}
