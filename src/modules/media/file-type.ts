/** Kinds of file that the shop takes, known by their first bytes and never by their name. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'pdf';
export type PictureType = Exclude<FileType, 'pdf'>;

const SIGNS: readonly (readonly [type: FileType, at: number, sign: RegExp])[] = [
  ['jpeg', 0, /^\xff\xd8\xff/],
  ['png', 0, /^\x89PNG\r\n\x1a\n/],
  ['gif', 0, /^GIF8[79]a/],
  ['webp', 0, /^RIFF[^]{4}WEBP/],
  ['avif', 4, /^ftyp(avif|avis)/],
  ['avif', 4, /^ftyp(mif1|msf1)[^]*avif/],
  ['pdf', 0, /^%PDF-\d/],
];
/** Within so many bytes every sign stands. */
const HEAD = 64;

/** What a file is by its bytes; `null`: nothing that is taken, whatever its name says. */
export function fileType(bytes: Uint8Array): FileType | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  return SIGNS.find(([, at, sign]) => sign.test(head.slice(at)))?.[0] ?? null;
}

/** The same for pictures alone. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const type = fileType(bytes);
  return type === 'pdf' ? null : type;
}
