/** The kinds of file that the shop accepts, recognised by their first bytes and never by their name. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'pdf';
export type PictureType = Exclude<FileType, 'pdf'>;

const SIGNS: readonly (readonly [type: FileType, is: (head: string) => boolean])[] = [
  ['jpeg', head => head.startsWith('\u00ff\u00d8\u00ff')],
  ['png', head => head.startsWith('\u0089PNG\r\n\u001a\n')],
  ['gif', head => /^GIF8[79]a/.test(head)],
  ['webp', head => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  // The brand itself, or one for several kinds that also lists this one.
  ['avif', head => head.startsWith('ftyp', 4) && /avi[fs]/.test(head.slice(8))],
  ['pdf', head => /^%PDF-\d/.test(head)],
];
/** All signatures lie within this many bytes. */
const HEAD = 64;

/** The kind of a file by its bytes; `null` if the shop does not accept it, whatever its name says. */
export function fileType(bytes: Uint8Array): FileType | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  return SIGNS.find(([, is]) => is(head))?.[0] ?? null;
}

/** The same, for pictures only. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const type = fileType(bytes);
  return type === 'pdf' ? null : type;
}
