import { FallbackImage } from '#kit/display/fallback-image.tsx';
import { pictureSources } from '../picture.ts';

export interface PictureProps {
  /** A drive file id, a full URL or a path; other text shows the placeholder [IMG-1]. */
  identifier: string;
  alt: string;
  /** The box it is drawn in, in CSS pixels, which reserves its place before it is loaded. */
  width: number;
  height: number;
  sizes?: string;
  /** Visible without scrolling, so it loads at once and before the others. */
  urgent?: boolean;
  placeholder?: string;
  className?: string;
}

/** A picture with the fallbacks of IMG-2; lazy unless it is urgent. */
export function Picture({ identifier, width, urgent, placeholder, ...rest }: PictureProps) {
  return (
    <FallbackImage
      {...rest}
      sources={pictureSources(identifier, width, placeholder)}
      width={width}
      priority={urgent}
    />
  );
}
