/** Kinds of file that the shop takes, known by their first bytes and never by their name. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'pdf';
export type PictureType = Exclude<FileType, 'pdf'>;

const SIGNS: readonly (readonly [type: FileType, is: (head: string) => boolean])[] = [
  ['jpeg', head => head.startsWith('\u00ff\u00d8\u00ff')],
  ['png', head => head.startsWith('\u0089PNG\r\n\u001a\n')],
  ['gif', head => /^GIF8[79]a/.test(head)],
  ['webp', head => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  // The brand itself, or one that holds several kinds and names this one among them.
  ['avif', head => head.startsWith('ftyp', 4) && /avi[fs]/.test(head.slice(8))],
  ['pdf', head => /^%PDF-\d/.test(head)],
];
/** Within so many bytes every sign stands. */
const HEAD = 64;

/** What a file is by its bytes; `null`: nothing that is taken, whatever its name says. */
export function fileType(bytes: Uint8Array): FileType | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  return SIGNS.find(([, is]) => is(head))?.[0] ?? null;
}

/** The same for pictures alone. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const type = fileType(bytes);
  return type === 'pdf' ? null : type;
}
