import { FallbackImage } from '#kit/display/fallback-image.tsx';
import { pictureSources } from '../picture.ts';

export interface PictureProps {
  /** A drive file id, a full URL or a path; anything else shows the placeholder [IMG-1]. */
  identifier: string;
  alt: string;
  /** The box it is drawn in, in CSS pixels: keeps its place before it is loaded. */
  width: number;
  height: number;
  sizes?: string;
  /** Seen before anything is scrolled: loaded at once and ahead of the rest. */
  urgent?: boolean;
  placeholder?: string;
  className?: string;
}

/** A picture that falls back as IMG-2 says; lazy unless it is urgent. */
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
