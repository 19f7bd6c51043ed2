/** Placeholder and default logo, served from public/ [IMG-1, IMG-3]. */
export const PLACEHOLDER = '/placeholder.svg';
export const DEFAULT_LOGO = '/default-logo.svg';

/** The widths of stored pictures. */
export const PICTURE_WIDTHS = [96, 192, 320, 480, 640, 800, 1200] as const;

/** Width and height of a picture in the preview of a shared link, in pixels. */
export const SHARED_SIZE = [1200, 630] as const;

/** The sizes that foreign pictures are cut to, by their name in an address: those of the places of ads [IMG-4]. */
export const CUTS: Readonly<Record<string, { width: number; height: number }>> = {
  'w1241-h332': { width: 1241, height: 332 },
  'w1080-h720': { width: 1080, height: 720 },
  'w480-h440': { width: 480, height: 440 },
};

/** The maximum bytes of an uploaded picture (picture 17). */
export const LARGEST_PICTURE = 5 * 1024 * 1024;

/** How a call refuses what is no picture that the shop takes. */
export const PICTURE_REFUSALS = [
  'picture_too_heavy',
  'not_a_picture',
  'picture_damaged',
  'picture_too_large',
  'picture_too_small',
] as const;

export interface PictureSource {
  src: string;
  srcSet?: string;
}

const FILE_ENDING = /\.(jpe?g|png|gif|webp|avif|svg|bmp)$/i;

/** A drive file id: not blank, and nothing that IMG-1 excludes. */
export function isDriveId(identifier: string): boolean {
  return (
    /^[\w-]{10,}$/.test(identifier) &&
    !/^http|placeholder|default/i.test(identifier) &&
    !FILE_ENDING.test(identifier)
  );
}

/** The drive id in a text, or in a link to a drive file; otherwise null. */
export function driveId(text: string): string | null {
  const linked = /^https:\/\/(?:drive|docs)\.google\.com\/\S*?(?:\/d\/|[?&]id=)([\w-]{10,})/.exec(text)?.[1];
  const id = linked ?? text;
  return isDriveId(id) ? id : null;
}

/** Whether it has a source other than the placeholder [IMG-1]. */
export function isPictureIdentifier(identifier: string): boolean {
  return isDriveId(identifier) || isAddress(identifier);
}

/** Whether the picture lies on another server, so that it must be fetched before anybody can see it. */
export const isForeign = (identifier: string): boolean =>
  isDriveId(identifier) || /^https?:\/\/[^\s]+$/.test(identifier);

/** Where a foreign picture is fetched from, in order: a drive's thumbnail, direct view, larger thumbnail [IMG-2]. */
export function addressesOf(identifier: string): string[] {
  if (!isDriveId(identifier)) return [identifier];
  const drive = 'https://drive.google.com';
  return [
    `${drive}/thumbnail?id=${identifier}&sz=w1200`,
    `${drive}/uc?export=view&id=${identifier}`,
    `${drive}/thumbnail?id=${identifier}&sz=w2000`,
  ];
}

/** The size in the address of a foreign picture that we have fetched: `w800`, or `w1241-h332` cut to just that. */
export const foreignAt = (identifier: string, size: string): string =>
  `/media/from/${size}?id=${encodeURIComponent(identifier)}`;

/** A full URL or a path on this site. Other text that is not a drive id shows the placeholder. */
function isAddress(identifier: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(identifier) || /^\/(?!\/)[^\s]*$/.test(identifier);
}

/**
 * The sources for an identifier, in order, ending with the placeholder: its sizes around `width` (CSS pixels). A foreign
 * picture is served by us too, once it is fetched; no page asks another server.
 */
export function pictureSources(
  identifier: string,
  width: number,
  placeholder: string = PLACEHOLDER,
): PictureSource[] {
  const id = identifier.trim();
  if (!isAddress(id) && !isDriveId(id)) return [{ src: placeholder }];
  if (!isForeign(id) && !isUploaded(id)) return [{ src: id }, { src: placeholder }];
  const at = (size: number) => (isUploaded(id) ? `${id}/${size}` : foreignAt(id, `w${size}`));
  const fitting = PICTURE_WIDTHS.filter(each => each >= width / 2 && each <= width * 2.7);
  const srcSet = fitting.map(each => `${at(each)} ${each}w`).join(', ');
  return [{ src: at(nearest(width)), srcSet }, { src: placeholder }];
}

/** The address for previews of shared links: the picture in `SHARED_SIZE` if it is our own, otherwise its first source. */
export function sharedPicture(identifier: string): string {
  const id = identifier.trim();
  if (isForeign(id)) return foreignAt(id, 'shared');
  return isUploaded(id) ? `${id}/shared` : (pictureSources(id, 1200)[0]?.src ?? PLACEHOLDER);
}

/** What a private picture is called outside the server: good for a while, and for nobody to guess. */
export const SIGNED_PICTURE = /^\/private-media\/[\w.-]{1,150}$/;

/**
 * Whether two addresses show the same picture: that of a private one changes with the time until which it is good, so the
 * same file has another one later.
 */
export function isSamePicture(one: string, other: string): boolean {
  return withoutSignature(one) === withoutSignature(other);
}

const withoutSignature = (address: string) =>
  SIGNED_PICTURE.test(address) ? address.split('.')[0] : address;

/** Our own pictures have the identifier `/media/<hash>`; their sizes are `/media/<hash>/<width>`. */
function isUploaded(identifier: string): boolean {
  return /^\/media\/[0-9a-f]{16,64}$/.test(identifier) || SIGNED_PICTURE.test(identifier);
}

function nearest(width: number): number {
  return PICTURE_WIDTHS.find(each => each >= width) ?? 1200;
}

/**
 * A category's picture is real if it is not empty, not a placeholder and not a local .jpg, .png or images path [LND-5].
 */
export function isRealPicture(identifier: string): boolean {
  const id = identifier.trim();
  if (id === '' || /placeholder/i.test(id)) return false;
  const local = !/^https?:\/\//.test(id);
  return !(local && (/\.(jpe?g|png)$/i.test(id) || /(^|\/)images\//i.test(id)));
}
