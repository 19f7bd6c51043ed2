/** Placeholder and default logo, served from public/ [IMG-1, IMG-3]. */
export const PLACEHOLDER = '/placeholder.svg';
export const DEFAULT_LOGO = '/default-logo.svg';

/** Widths a kept picture is made in (DESIGN.md section 8). */
export const PICTURE_WIDTHS = [96, 192, 320, 480, 640, 800, 1200] as const;

/** Bytes of a picture that is sent to us (picture 17). */
export const LARGEST_PICTURE = 5 * 1024 * 1024;

export interface PictureSource {
  src: string;
  srcSet?: string;
}

const FILE_ENDING = /\.(jpe?g|png|gif|webp|avif|svg|bmp)$/i;

/** A drive file id: not blank, and none of what IMG-1 says is no drive id. */
export function isDriveId(identifier: string): boolean {
  return (
    /^[\w-]{10,}$/.test(identifier) &&
    !/^http|placeholder|default/i.test(identifier) &&
    !FILE_ENDING.test(identifier)
  );
}

/** The drive id that a text is, or that a link to a drive file holds; else null. */
export function driveId(text: string): string | null {
  const linked = /^https:\/\/(?:drive|docs)\.google\.com\/\S*?(?:\/d\/|[?&]id=)([\w-]{10,})/.exec(text)?.[1];
  const id = linked ?? text;
  return isDriveId(id) ? id : null;
}

/** Whether something other than the placeholder would be tried for it [IMG-1]. */
export function isPictureIdentifier(identifier: string): boolean {
  return isDriveId(identifier) || isAddress(identifier);
}

/** A full URL or a path on this site. Anything else that is no drive id shows the placeholder. */
function isAddress(identifier: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(identifier) || /^\/(?!\/)[^\s]*$/.test(identifier);
}

/**
 * What to try for an identifier, first to last, ending in the placeholder: for a drive id thumbnail, direct view link,
 * larger thumbnail [IMG-2]; for a picture of our own its sizes around `width` (CSS pixels).
 */
export function pictureSources(
  identifier: string,
  width: number,
  placeholder: string = PLACEHOLDER,
): PictureSource[] {
  const id = identifier.trim();
  if (isDriveId(id)) {
    const drive = 'https://drive.google.com';
    return [
      { src: `${drive}/thumbnail?id=${id}&sz=w${width}` },
      { src: `${drive}/uc?export=view&id=${id}` },
      { src: `${drive}/thumbnail?id=${id}&sz=w${width * 2}` },
      { src: placeholder },
    ];
  }
  if (!isAddress(id)) return [{ src: placeholder }];
  if (!isKept(id)) return [{ src: id }, { src: placeholder }];
  const fitting = PICTURE_WIDTHS.filter(each => each >= width / 2 && each <= width * 2.7);
  return [
    { src: `${id}/${nearest(width)}`, srcSet: fitting.map(each => `${id}/${each} ${each}w`).join(', ') },
    { src: placeholder },
  ];
}

/** Pictures that we keep ourselves have the identifier `/media/<hash>`; their sizes are `/media/<hash>/<width>`. */
function isKept(identifier: string): boolean {
  return /^\/media\/[0-9a-f]{16,64}$/.test(identifier);
}

function nearest(width: number): number {
  return PICTURE_WIDTHS.find(each => each >= width) ?? 1200;
}

/** A category's picture is real when it is neither empty nor a placeholder nor a local .jpg, .png or images path [LND-5]. */
export function isRealPicture(identifier: string): boolean {
  const id = identifier.trim();
  if (id === '' || /placeholder/i.test(id)) return false;
  const local = !/^https?:\/\//.test(id);
  return !(local && (/\.(jpe?g|png)$/i.test(id) || /(^|\/)images\//i.test(id)));
}
