import { type ComponentProps, useEffect, useRef, useState } from 'react';

export interface ImageSource {
  src: string;
  srcSet?: string;
}

interface FallbackImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'ref' | 'onError'> {
  /** Tried in order until one loads; the last should be our own. */
  sources: readonly ImageSource[];
  alt: string;
  width: number;
  height: number;
  /** The picture that decides when the page counts as loaded, so it loads first. */
  priority?: boolean;
}

/** A picture that is replaced by the next source if it cannot be shown. */
export function FallbackImage({ sources, priority, alt, ...image }: FallbackImageProps) {
  const { picture, source, giveWay } = useFirstThatShows(sources);
  return (
    <img
      ref={picture}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      {...image}
      alt={alt}
      src={source?.src}
      srcSet={source?.srcSet}
      onError={giveWay}
    />
  );
}

function useFirstThatShows(sources: readonly ImageSource[]) {
  const first = sources[0]?.src;
  const [failed, setFailed] = useState({ first, count: 0 });
  const picture = useRef<HTMLImageElement>(null);
  // A different picture starts again.
  const count = failed.first === first ? failed.count : 0;
  const last = sources.length - 1;
  const giveWay = () => setFailed({ first, count: Math.min(count + 1, last) });
  useEffect(() => {
    // A picture of the served page may have failed before React could listen. One without a size (some SVG) or not
    // begun yet (lazy) is not complete or has no failed source.
    const shown = picture.current;
    if (shown?.complete && shown.currentSrc && shown.naturalWidth === 0)
      setFailed({ first, count: Math.min(1, last) });
  }, [first, last]);
  return { picture, source: sources[count], giveWay };
}
